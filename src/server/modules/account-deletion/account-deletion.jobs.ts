import * as z from "zod";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import { eraseAccount, resumeErasures, type EraseDeps } from "./delete-account.service.ts";
import { ERASE_ACCOUNT } from "./end-account.ts";

const ERASURE_SWEEP: JobType<object> = {
  name: "accounts.erase-sweep",
  schema: z.object({}),
  retryLimit: 2,
  retryDelay: 30,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 1,
};

/**
 * Job types of account deletion: `ERASE_ACCOUNT` (`end-account.ts`, with its retries) and the daily
 * sweep, whose retries are in this file (`ERASURE_SWEEP`); `boot/job-types.ts` registers them with
 * the queue.
 */
export const ACCOUNT_DELETION_JOBS = [ERASE_ACCOUNT, ERASURE_SWEEP];

/**
 * Handlers of the account deletion jobs: `eraseAccount`, and `resumeErasures` daily at 04:13 (the
 * schedule is here), both in `delete-account.service.ts`; `boot/job-handlers.ts` runs them in a
 * worker.
 */
export function accountDeletionJobs(deps: EraseDeps): JobHandler[] {
  return [
    handleJob(ERASE_ACCOUNT, (erased, job) => eraseAccount(deps, erased, job)),
    handleJob(ERASURE_SWEEP, () => resumeErasures(deps), "13 4 * * *"),
  ];
}
