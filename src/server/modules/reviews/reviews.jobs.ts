import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { mailDecisions, mailLateDecisions, REVIEW_DIGEST } from "./digest.service.ts";
import { purgeReviews } from "./purge.service.ts";

const DIGEST_SWEEP = sweepJob("reviews.digest-sweep");
const REVIEWS_PURGE = sweepJob("reviews.purge");

/**
 * Job types of reviews: `REVIEW_DIGEST` (`digest.service.ts`), its sweep, and the purge, which
 * follows that of campaigns (`RESTORE_MINUTES` in `core/limits.ts`); the retries of both sweeps are
 * those of `sweepJob` (`server/jobs/sweep.ts`). `boot/job-types.ts` registers them with the queue.
 */
export const REVIEW_JOBS = [REVIEW_DIGEST, DIGEST_SWEEP, REVIEWS_PURGE];

const EVERY_MINUTE = "* * * * *";

/**
 * Handlers of the jobs of reviews: `mailDecisions` (`digest.service.ts`), and every minute
 * `mailLateDecisions` and `purgeReviews` (`purge.service.ts`), which deletes reviews of purged
 * campaigns (period: `RESTORE_MINUTES` in `core/limits.ts`); `boot/job-handlers.ts` runs them in a
 * worker.
 */
export function reviewJobs(deps: ReviewsDeps): JobHandler[] {
  return [
    handleJob(REVIEW_DIGEST, ({ userId }) => mailDecisions(deps, userId)),
    handleJob(DIGEST_SWEEP, (_, job) => mailLateDecisions(deps, job), EVERY_MINUTE),
    handleJob(REVIEWS_PURGE, () => purgeReviews(deps), EVERY_MINUTE),
  ];
}
