import type { PendingSignIn, SecondFactor } from "#core/account/second-factor.ts";
import type { Db } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { hashToken, newToken } from "#server/lib/tokens.ts";
import { newChallenge, requestOptions } from "./ceremonies.ts";
import { insertChallenge } from "./challenges.repo.ts";
import { listPasskeys } from "./passkeys.repo.ts";
import { findPendingSignIn, insertPendingSignIn, type PendingSignInRow } from "./pending-sign-ins.repo.ts";
import { findRelyingParty, requireRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";
import { readFactors } from "./second-factor.repo.ts";

const TOKEN_BYTES = 32;

/** Dependencies of a sign-in between password and second factor. */
interface PendingSignInDeps extends RelyingPartyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * 401 `second_factor_required` (`core/errors.ts`) after a correct password of an account with a
 * second factor; `signIn` (`accounts/sign-in.service.ts`) throws it. `auth.routes.ts` puts the
 * token into the browser's cookie (`rememberPendingSignIn` in `accounts/cookies.ts`), which
 * continues the sign-in.
 */
export class SecondFactorRequiredError extends AppError {
  readonly token: string;

  constructor(token: string) {
    super("second_factor_required");
    this.token = token;
  }
}

/**
 * Stores that a password was correct, when `signIn` (`accounts/sign-in.service.ts`) finds that the
 * account has a second factor. Returns the token for the browser's cookie; valid for
 * `PENDING_SIGN_IN_MINUTES` (`core/account/limits.ts`).
 */
export async function startPendingSignIn(
  { db, clock }: Pick<PendingSignInDeps, "db" | "clock">,
  { userId, credentialId }: { readonly userId: UserId; readonly credentialId: string },
): Promise<string> {
  const token = newToken(TOKEN_BYTES);
  await insertPendingSignIn(db, clock, { tokenHash: hashToken(token), userId, credentialId });
  return token;
}

async function requirePending(deps: PendingSignInDeps, token: string | undefined): Promise<PendingSignInRow> {
  const pending =
    token === undefined ? undefined : await findPendingSignIn(deps.db, deps.clock, hashToken(token));
  if (!pending) throw new AppError("second_factor_expired");
  return pending;
}

/**
 * Reads the factors that can complete the pending sign-in of a browser (`readFactors` in
 * `second-factor.repo.ts`), and its end in ms since 1970 (`GET /api/auth/second-factor` in
 * `second-factor.routes.ts`). Throws `second_factor_expired` after `PENDING_SIGN_IN_MINUTES` or
 * `SECOND_FACTOR_TRIES` (`core/account/limits.ts`).
 */
export async function readPendingSignIn(
  deps: PendingSignInDeps,
  token: string | undefined,
): Promise<PendingSignIn> {
  const { userId, expiresAt } = await requirePending(deps, token);
  const factors = await readFactors(deps.db, userId);
  const methods: SecondFactor[] = [];
  if (factors.passkey && findRelyingParty(deps)) methods.push("passkey");
  if (factors.totp) methods.push("totp");
  if (factors.recoveryCode) methods.push("recovery-code");
  return { methods, expiresAt: expiresAt.getTime() };
}

/**
 * Issues a challenge for the passkeys of the account whose sign-in waits (`POST
 * /api/auth/passkeys/second-factor/options` in `second-factor.routes.ts`), valid for
 * `CEREMONY_MINUTES` (`core/account/limits.ts`); `ceremonies.ts` makes the options. Throws
 * `second_factor_expired` and `passkeys_unavailable`.
 */
export async function startPasskeyConfirmation(deps: PendingSignInDeps, token: string | undefined) {
  const party = requireRelyingParty(deps);
  const { userId } = await requirePending(deps, token);
  const challenge = newChallenge();
  await insertChallenge(deps.db, deps.clock, { challenge, purpose: "second-factor", userId });
  return requestOptions({ party, challenge, passkeys: await listPasskeys(deps.db, userId) });
}
