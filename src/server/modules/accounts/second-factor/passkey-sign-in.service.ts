import type { PasskeyAssertion } from "#core/account/second-factor.ts";
import type { Db } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { consume, refund } from "#server/modules/rate-limits/rate-limits.public.ts";
import { passkeyOptionsLimit, passkeySignInLimit } from "../account-limits.ts";
import { findUser, type UserRow } from "../accounts.repo.ts";
import { startSession, type StartedSession, type StartSessionDeps } from "../start-session.ts";
import { newChallenge, requestOptions } from "./ceremonies.ts";
import { insertChallenge } from "./challenges.repo.ts";
import { confirmPasskey, type ConfirmPasskeyDeps } from "./confirm-passkey.ts";
import { findPasskey } from "./passkeys.repo.ts";
import { requireRelyingParty, type RelyingPartyDeps } from "./relying-party.ts";

/**
 * Dependencies of a sign-in with a passkey alone; `boot/deps.ts` provides them to
 * `second-factor.routes.ts`.
 */
export interface PasskeySignInDeps extends ConfirmPasskeyDeps, RelyingPartyDeps, StartSessionDeps {
  readonly db: Db;
}

/**
 * Issues a challenge to sign in with any passkey of this site (`POST
 * /api/auth/passkeys/sign-in/options` in `second-factor.routes.ts`), valid for `CEREMONY_MINUTES`
 * (`core/account/limits.ts`). Throws `passkeys_unavailable` (`relying-party.ts`), and
 * `rate_limited` beyond `passkeyOptionsLimit` (`account-limits.ts`; number: `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`).
 */
export async function startPasskeySignIn(deps: PasskeySignInDeps, clientIp: string) {
  const party = requireRelyingParty(deps);
  await consume(deps, [passkeyOptionsLimit(clientIp)]);
  const challenge = newChallenge();
  await insertChallenge(deps.db, deps.clock, { challenge, purpose: "sign-in", userId: null });
  return requestOptions({ party, challenge, passkeys: undefined });
}

interface PasskeySignIn {
  readonly credential: PasskeyAssertion;
  readonly client: Client;
  /** Returns the browser's id if it has signed in to the account of this address before. */
  readonly readDeviceId: (email: string) => string | undefined;
}

/**
 * Starts a session with a passkey alone (`POST /api/auth/passkeys/sign-in` in
 * `second-factor.routes.ts`); `confirmPasskey` (`confirm-passkey.ts`) checks it. No further factor
 * is needed: the authenticator is the first one and its verification of the user the second. Throws
 * `passkeys_unavailable`, `passkey_refused`, and `rate_limited` after refused ones
 * (`passkeySignInLimit` in `account-limits.ts`; number: `SIGN_IN_LIMITS` in
 * `core/account/limits.ts`).
 */
export async function signInWithPasskey(
  deps: PasskeySignInDeps,
  { credential, client, readDeviceId }: PasskeySignIn,
): Promise<StartedSession & { readonly user: UserRow }> {
  const party = requireRelyingParty(deps);
  const limits = [passkeySignInLimit(client.clientIp)];
  await consume(deps, limits);
  const passkey = await findPasskey(deps.db, credential.id);
  const confirmed =
    passkey && (await confirmPasskey(deps.db, deps, { party, passkey, credential, challengedUser: null }));
  const user = confirmed ? await findUser(deps.db, passkey.userId) : undefined;
  if (!user) throw new AppError("passkey_refused");
  await refund(deps, limits);
  const isKnownDevice = readDeviceId(user.email) !== undefined;
  const session = await deps.db.transaction((tx) =>
    startSession(tx, deps, { user, client, method: "passkey", isKnownDevice }),
  );
  return { user, ...session };
}
