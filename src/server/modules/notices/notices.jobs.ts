import { handleJob, type JobContext, type JobHandler } from "#server/jobs/job.ts";
import { mayContinue, sweepJob } from "#server/jobs/sweep.ts";
import { mailNotices, type NoticeDeps } from "./digest.service.ts";
import { findEndedOffers, findEndingClaims } from "./find-notices.service.ts";
import { listWaitingUsers } from "./notices.repo.ts";

const EXPIRE_SECONDS = 300;
const NOTICES_SWEEP = sweepJob("notices.sweep", EXPIRE_SECONDS);

/**
 * Job types of this slice, the hourly sweep (retries: `sweepJob` in `server/jobs/sweep.ts`; time
 * limit: `EXPIRE_SECONDS` in this file); `boot/job-types.ts` registers them with the queue. Claims:
 * `CLAIM_EXPIRING_DAYS` (`core/brands/limits.ts`); offers: `OFFER_DAYS` (`brands/ending.repo.ts`).
 */
export const NOTICE_JOBS = [NOTICES_SWEEP];

const EVERY_HOUR = "11 * * * *";
/** Users per sweep. */
const USERS = 500;

/**
 * Every hour: adds notices about claims that end within `CLAIM_EXPIRING_DAYS`
 * (`core/brands/limits.ts`) and about ended offers of products that exported ads still state; mails
 * all waiting notices, at most once a day per user.
 */
async function sweepNotices(deps: NoticeDeps, job: JobContext): Promise<void> {
  await findEndingClaims(deps, job);
  await findEndedOffers(deps, job);
  for (const userId of await listWaitingUsers(deps.db, deps.clock, USERS)) {
    if (mayContinue(job)) await mailNotices(deps, userId);
  }
}

/**
 * Handler of the hourly sweep (`EVERY_HOUR` in this file), which adds notices about claims and
 * offers (`find-notices.service.ts`) and mails them (`mailNotices` in `digest.service.ts`), at most
 * once a day to a user (`startMailDay` in `notices.repo.ts`) and to `USERS` users a run;
 * `boot/job-handlers.ts` runs it in a worker.
 */
export function noticeJobs(deps: NoticeDeps): JobHandler[] {
  return [handleJob(NOTICES_SWEEP, (_, job) => sweepNotices(deps, job), EVERY_HOUR)];
}
