import type { Clock } from "#server/lib/clock.ts";
import type { Tx } from "#server/db/client.ts";
import { dropPendingMails } from "../mails/mails.public.ts";
import { insertVerifiedUser, lockAddress, replaceCredential, type UserRow } from "./accounts.repo.ts";
import { findSignUp, replaceSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";

export interface ActivateDeps {
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * Turns a pending sign-up into the account of its address. Deletes the address's other sign-ups,
 * marks their links as used and drops their unsent mails. `undefined` when another sign-up was
 * activated first. Locks the address; to avoid a deadlock, the caller must not hold a lock on its
 * rows.
 */
export async function activateSignUp(
  { clock, newId }: ActivateDeps,
  tx: Tx,
  { id, email }: Pick<PendingSignUp, "id" | "email">,
): Promise<UserRow | undefined> {
  await lockAddress(tx, email);
  const signUp = await findSignUp(tx, id);
  if (!signUp) return undefined;
  const user = await insertVerifiedUser(tx, clock, signUp);
  const { passwordHash } = signUp;
  await replaceCredential(tx, { id: newId(), userId: user.id, passwordHash });
  await replaceSignUps(tx, email, user.id);
  await dropPendingMails(tx, { kind: "verify-email", recipient: email });
  return user;
}
