import { isIP } from "node:net";
import { PRODUCT } from "#core/product.ts";
import { AppError } from "#server/lib/errors.ts";

/**
 * The addresses of this installation, from which the relying party of passkeys is derived;
 * `ownOrigins` in `boot/deps.ts` makes them from the setting `APP_URL`.
 */
export interface RelyingPartyDeps {
  readonly publicUrl: string;
  readonly origins: readonly string[];
}

/**
 * The product as the relying party of passkeys: host name, name (`core/product.ts`) and accepted
 * origins, those of `ownOrigins` (`boot/deps.ts`, setting `APP_URL`) with the same host.
 * `findRelyingParty` makes it; `ceremonies.ts` reads it.
 */
export interface RelyingParty {
  /** Host name that passkeys are bound to. */
  readonly id: string;
  readonly name: string;
  /** Origins of pages that may use them. */
  readonly origins: string[];
}

/**
 * Derives the relying party from the addresses of the installation; `undefined` if passkeys cannot
 * work, because they are bound to a host name, never to an IP address (WebAuthn level 3, section
 * 5.1.3). `second-factor-state.service.ts` and `pending-sign-in.service.ts` ask whether to offer
 * passkeys. The name is `PRODUCT.name` (`core/product.ts`).
 */
export function findRelyingParty({ publicUrl, origins }: RelyingPartyDeps): RelyingParty | undefined {
  const host = (origin: string) => new URL(origin).hostname;
  const id = host(publicUrl);
  if (isIP(id.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  return { id, name: PRODUCT.name, origins: origins.filter((origin) => host(origin) === id) };
}

/**
 * Like `findRelyingParty`, for `passkey-settings.service.ts` and the other services of this folder
 * that create or check passkeys; throws `passkeys_unavailable`.
 */
export function requireRelyingParty(deps: RelyingPartyDeps): RelyingParty {
  const party = findRelyingParty(deps);
  if (!party) throw new AppError("passkeys_unavailable");
  return party;
}
