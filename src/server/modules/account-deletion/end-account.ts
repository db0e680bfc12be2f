import * as z from "zod";
import type { Tx } from "#server/db/client.ts";
import type { JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { type UserId, asUserId } from "#server/lib/user-id.ts";
import { closeAccount } from "../accounts/accounts.public.ts";
import { scheduleBillingEnd } from "../billing/billing.public.ts";
import { stopGenerations } from "../generations/generations.public.ts";
import { endReviews } from "../reviews/reviews.public.ts";
import { eraseSecurityEvents } from "../security-log/security-log.public.ts";

/**
 * Job that erases the data of a deleted account; `endAccount` enqueues it, and `eraseAccount`
 * (`delete-account.service.ts`) handles it. Up to 5,000 retries, at most 60 s apart (here), because
 * a deletion must complete; the daily sweep of `account-deletion.jobs.ts` enqueues a lost one
 * again.
 */
export const ERASE_ACCOUNT: JobType<{ userId: UserId }> = {
  name: "accounts.erase",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

/**
 * Dependencies of `endAccount`; `boot/deps.ts` provides them to `deleteAccount`
 * (`delete-account.service.ts`), and `cli/restore.ts` to `eraseDeletedAccounts`
 * (`erase-deleted-accounts.service.ts`).
 */
export interface EndAccountDeps {
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
}

/**
 * Ends an account in the caller's transaction (`deleteAccount` in `delete-account.service.ts`, or
 * `eraseDeletedAccounts` in `erase-deleted-accounts.service.ts` after a restore): stops its
 * generations, ends its review links, closes it, deletes its security events, and enqueues the jobs
 * that end its subscription (`END_BILLING` in `billing/end-billing.service.ts`) and erase its data
 * (`ERASE_ACCOUNT`). Each slice does its part in a function of its `*.public.ts`.
 */
export async function endAccount(
  tx: Tx,
  deps: EndAccountDeps,
  account: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  await scheduleBillingEnd(tx, deps, account.userId);
  await stopGenerations(tx, deps, account.userId);
  await endReviews(tx, deps, account.userId);
  await closeAccount(tx, deps, account);
  await eraseSecurityEvents(tx, account.userId);
  await deps.jobs.send(tx, ERASE_ACCOUNT, { userId: account.userId });
}
