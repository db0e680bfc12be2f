import type { SecondFactorState } from "#core/account/second-factor.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listPasskeys } from "./passkeys.repo.ts";
import { readRecoveryCodes } from "./recovery-codes.repo.ts";
import { findRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";
import { findTotpKey } from "./totp.repo.ts";

/**
 * Dependencies of the state of the second factor; `boot/deps.ts` provides them to
 * `second-factor-settings.routes.ts` and to the data export.
 */
export interface SecondFactorStateDeps extends RelyingPartyDeps {
  readonly db: Queryable;
  readonly clock: Clock;
}

/**
 * Reads the second factor of an account for its owner, without keys and codes: for `GET
 * /api/profile/second-factor` (`second-factor-settings.routes.ts`), the response to each change,
 * and the data export (`data-export.service.ts`). Format: `core/account/second-factor.ts`.
 */
export async function readSecondFactor(
  deps: SecondFactorStateDeps,
  userId: UserId,
): Promise<SecondFactorState> {
  const { db, clock } = deps;
  const passkeys = await listPasskeys(db, userId);
  const totp = await findTotpKey(db, clock, userId);
  const codes = await readRecoveryCodes(db, userId);
  return {
    passkeysAvailable: findRelyingParty(deps) !== undefined,
    passkeys: passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => ({
      id,
      name,
      synced,
      createdAt: createdAt.getTime(),
      lastUsedAt: lastUsedAt?.getTime() ?? null,
    })),
    totp: totp?.confirmedAt ? { createdAt: totp.confirmedAt.getTime() } : null,
    recoveryCodes: codes ? { left: codes.left, createdAt: codes.createdAt.getTime() } : null,
  };
}
