import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { clearCounters, clearCountersByPrefix } from "../rate-limits/rate-limits.public.ts";
import { accountFailuresPrefix, addressLimits } from "./account-limits.ts";
import { ACCOUNT_MAIL } from "./account-mails.service.ts";
import { anonymize, lockAddress, lockUser } from "./accounts.repo.ts";

interface Account {
  readonly userId: UserId;
  readonly email: string;
}

/**
 * Locks an account and its address at the start of the transaction in which the user deletes the
 * account (`account-deletion/delete-account.service.ts`), so that no sign-in or mail is processed
 * meanwhile. Throws `unauthorized` for a deleted account.
 */
export async function lockAccount(tx: Tx, { userId, email }: Account): Promise<void> {
  await lockAddress(tx, email);
  if (!(await lockUser(tx, userId))) throw new AppError("unauthorized");
}

interface CloseAccountDeps {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, "deleteMatching">;
}

/**
 * Closes an account in the transaction of its deletion (`account-deletion/end-account.ts`): deletes
 * its mail jobs and counters (`account-limits.ts`), and anonymizes the row (`anonymize` in
 * `accounts.repo.ts`), so that sign-in is impossible and the address is free. The row stays for the
 * data that references it.
 */
export async function closeAccount(
  tx: Tx,
  { clock, jobs }: CloseAccountDeps,
  { userId, email }: Account,
): Promise<void> {
  await jobs.deleteMatching(tx, ACCOUNT_MAIL, { email });
  await clearCounters({ db: tx, clock }, addressLimits(email));
  await clearCountersByPrefix({ db: tx, clock }, accountFailuresPrefix(email));
  await anonymize(tx, clock, userId);
}
