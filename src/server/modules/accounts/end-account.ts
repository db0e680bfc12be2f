import { scheduleBillingEnd } from "../billing/end-billing.service.ts";
import { clearCounters, clearCountersByPrefix } from "../rate-limits/rate-limits.service.ts";
import { eraseSecurityEvents } from "../security-log/security-log.public.ts";
import { accountFailuresPrefix, addressLimits } from "./account-limits.ts";
import { anonymize } from "./accounts.repo.ts";
import * as z from "zod";
import type { Tx } from "../../db/client.ts";
import type { JobType } from "../../jobs/job.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { type UserId, asUserId } from "#server/lib/user-id.ts";
import { stopGenerations } from "../generations/account-deletion.service.ts";
import { ACCOUNT_MAIL } from "./account-mails.service.ts";

/** Erases the data of a deleted account. Retries for days, because a deletion must complete. */
export const ERASE_ACCOUNT: JobType<{ userId: UserId }> = {
  name: "accounts.erase",
  schema: z.object({ userId: z.string().transform(asUserId) }),
  retryLimit: 5000,
  retryDelay: 2,
  retryDelayMax: 60,
  expireInSeconds: 600,
  concurrency: 1,
};

export interface EndAccountDeps {
  readonly clock: Clock;
  readonly secret: string;
  readonly jobs: Pick<Jobs, "send" | "deleteMatching">;
}

/**
 * Ends an account in the caller's transaction: anonymizes it, frees its address, stops its work and enqueues the jobs
 * that end its subscription and erase its data.
 */
export async function endAccount(
  tx: Tx,
  deps: EndAccountDeps,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<void> {
  await scheduleBillingEnd(tx, deps, userId);
  await stopGenerations(tx, deps, userId);
  await deps.jobs.deleteMatching(tx, ACCOUNT_MAIL, { email });
  await clearCounters({ db: tx, clock: deps.clock }, addressLimits(email));
  await clearCountersByPrefix({ db: tx, clock: deps.clock }, accountFailuresPrefix(email));
  await eraseSecurityEvents(tx, userId);
  await anonymize(tx, deps.clock, userId);
  await deps.jobs.send(tx, ERASE_ACCOUNT, { userId });
}
