import { LINK_PASSWORD_TRIES } from "#core/account/limits.ts";
import { verifyLinkCopy } from "#core/account/verify-link.copy.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { activateSignUp, type ActivateDeps } from "./activate-sign-up.ts";
import type { UserRow } from "./accounts.repo.ts";
import { findLink, refundTry, consumeTry } from "./links.repo.ts";
import type { Passwords } from "./passwords.ts";
import { findSignUp } from "./pending-sign-ups.repo.ts";

interface LinkOpening {
  readonly token: string;
  /** Pending sign-ups of the browser. */
  readonly signUpIds: readonly string[];
  readonly client: Client;
}

interface OpenLinkDeps extends ActivateDeps {
  readonly db: Db;
}

type OpenedLink =
  /** In the browser that signed up: the account is active. */
  | { readonly outcome: "verified"; readonly user: UserRow }
  /** In another browser: the password of the sign-up is required. */
  | { readonly outcome: "password" }
  /** The address is already verified. */
  | { readonly outcome: "repeated" }
  | { readonly outcome: "expired" | "invalid" };

/**
 * Opens a verification link (`GET /api/auth/verify-email`) and returns the outcome, from which
 * `link.routes.ts` derives its redirect. It has effect (`activateSignUp` in `activate-sign-up.ts`)
 * only in the browser that signed up (`rememberSignUp` in `cookies.ts`), because scanners open
 * links too; elsewhere the password is required, unless `LINK_PASSWORD_TRIES`
 * (`core/account/limits.ts`) are used up. Validity: `VERIFY_LINK_HOURS` (`core/account/limits.ts`).
 */
export async function openVerificationLink(
  deps: OpenLinkDeps,
  { token, signUpIds, client }: LinkOpening,
): Promise<OpenedLink> {
  const link = await findLink(deps.db, deps.clock, "verify-email", token);
  if (!link) return { outcome: "invalid" };
  if (link.signUpId === null) return { outcome: "repeated" };
  if (link.expired) return { outcome: "expired" };
  if (!signUpIds.includes(link.signUpId)) {
    return { outcome: link.tries < LINK_PASSWORD_TRIES ? "password" : "invalid" };
  }
  const user = await activate(deps, link.signUpId, client);
  return user ? { outcome: "verified", user } : { outcome: "repeated" };
}

async function activate(deps: OpenLinkDeps, signUpId: UserId, client: Client): Promise<UserRow | undefined> {
  const signUp = await findSignUp(deps.db, signUpId);
  return signUp && deps.db.transaction((tx) => activateSignUp(deps, tx, signUp, client));
}

interface VerifyDeps extends OpenLinkDeps {
  readonly passwords: Passwords;
}

/**
 * Verifies an address with a mailed link and the password of its sign-up (`POST
 * /api/auth/verify-email` in `link.routes.ts`), and returns the new account. Counts the try before
 * the check (`LINK_PASSWORD_TRIES` in `core/account/limits.ts`). Throws 400 with the field for a
 * wrong password (words: `core/account/verify-link.copy.ts`), and `invalid_token` for a link that
 * is used, expired, unknown or out of tries.
 */
export async function verifyWithPassword(
  deps: VerifyDeps,
  { token, password, client }: { readonly token: string; readonly password: string; readonly client: Client },
): Promise<UserRow> {
  const { db, clock, passwords } = deps;
  const permittedTry = await consumeTry(db, clock, token);
  const signUp = permittedTry && (await findSignUp(db, permittedTry.signUpId));
  if (!signUp) throw new AppError("invalid_token");
  const correct = await passwords
    .verify(signUp.passwordHash, password, client.clientIp)
    .catch(async (error: unknown) => {
      await refundTry(db, token);
      throw error;
    });
  if (!correct) {
    const message = verifyLinkCopy.wrong(permittedTry.left);
    throw new AppError("invalid_input", { message, fields: { password: message } });
  }
  const user = await activate(deps, signUp.id, client);
  if (!user) throw new AppError("invalid_token");
  return user;
}
