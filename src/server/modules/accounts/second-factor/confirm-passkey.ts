import type { PasskeyAssertion } from "#core/account/second-factor.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Logger } from "#server/observability/log.ts";
import { readChallenge, verifyAssertion } from "./ceremonies.ts";
import { takeChallenge } from "./challenges.repo.ts";
import { advanceCounter, type PasskeyRow } from "./passkeys.repo.ts";
import type { RelyingParty } from "./relying-party.ts";

/**
 * Dependencies of the check of a passkey at a sign-in: clock and log. `confirm-sign-in.service.ts`
 * and `passkey-sign-in.service.ts` hand them over.
 */
export interface ConfirmPasskeyDeps {
  readonly clock: Clock;
  readonly log: Logger;
}

interface Confirmation {
  readonly party: RelyingParty;
  readonly passkey: PasskeyRow;
  readonly credential: PasskeyAssertion;
  /** Account that the challenge was issued to; `null` for a sign-in without a password. */
  readonly challengedUser: UserId | null;
}

/**
 * Checks a signature of a passkey (`verifyAssertion` in `ceremonies.ts`), uses up its challenge and
 * stores its counter. Without a password the authenticator must have verified the user. `false` if
 * any check fails; the log has the reason. `signInWithPasskey` (`passkey-sign-in.service.ts`) and
 * `confirmSignIn` (`confirm-sign-in.service.ts`) call it.
 */
export async function confirmPasskey(
  db: Queryable,
  { clock, log }: ConfirmPasskeyDeps,
  { party, passkey, credential, challengedUser }: Confirmation,
): Promise<boolean> {
  const refuse = (reason: string) => {
    log.warn({ userId: passkey.userId, passkeyId: passkey.id, reason }, "passkey refused");
    return false;
  };
  const challenge = readChallenge(credential);
  const purpose = challengedUser === null ? "sign-in" : "second-factor";
  const issued =
    challenge !== undefined &&
    (await takeChallenge(db, clock, { challenge, purpose, userId: challengedUser }));
  if (!issued) return refuse("The challenge was not issued, has expired or was used.");
  const { userHandle } = credential.response;
  if (userHandle !== undefined && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) {
    return refuse("The user handle belongs to another account.");
  }
  const requireUserVerification = challengedUser === null;
  const verified = await verifyAssertion({
    party,
    credential,
    challenge,
    passkey,
    requireUserVerification,
  }).catch((error: Error) => error);
  if (verified instanceof Error) return refuse(verified.message);
  if (await advanceCounter(db, clock, { id: passkey.id, ...verified })) return true;
  return refuse("The counter has not grown: another authenticator may have a copy of the passkey.");
}
