import type { Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { dropPendingMails } from "../mails/mails.public.ts";
import { insertVerifiedUser, lockAddress, replaceCredential, type UserRow } from "./accounts.repo.ts";
import { findSignUp, replaceSignUps, type PendingSignUp } from "./pending-sign-ups.repo.ts";

/**
 * Dependencies of the activation of a sign-up: clock, ids and the security log; `link.routes.ts`
 * hands them to `verify.service.ts` and `reset.service.ts`.
 */
export type ActivateDeps = SecurityLogDeps;

/**
 * Turns a pending sign-up into the account of its address, when its verification link is opened
 * (`verify.service.ts`) or its password is reset (`reset.service.ts`). Deletes the address's other
 * sign-ups, marks their links as used and drops their unsent mails. `undefined` when another
 * sign-up was activated first: the link is then refused. Locks the address; to avoid a deadlock,
 * the caller must not hold a lock on its rows.
 */
export async function activateSignUp(
  deps: ActivateDeps,
  tx: Tx,
  { id, email }: Pick<PendingSignUp, "id" | "email">,
  client: Client,
): Promise<UserRow | undefined> {
  const { clock, newId } = deps;
  await lockAddress(tx, email);
  const signUp = await findSignUp(tx, id);
  if (!signUp) return undefined;
  const user = await insertVerifiedUser(tx, clock, signUp);
  const { passwordHash } = signUp;
  await replaceCredential(tx, { id: newId(), userId: user.id, passwordHash });
  await replaceSignUps(tx, email, user.id);
  await dropPendingMails(tx, { kind: "verify-email", recipient: email });
  await recordSecurityEvent(tx, deps, { userId: user.id, event: "account_created", client });
  return user;
}
