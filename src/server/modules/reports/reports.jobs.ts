import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { NoticeDeps } from "../notices/notices.public.ts";
import { sendResultNotices } from "./result-notices.service.ts";
import { SEND_RESULT_NOTICES } from "./result-notices.job.ts";
import { purgeReports } from "./purge.service.ts";

const REPORTS_PURGE = sweepJob("reports.purge");

/**
 * Job types of this slice: `SEND_RESULT_NOTICES` (`result-notices.job.ts`) and the purge of reports
 * deleted `RESTORE_MINUTES` (`core/limits.ts`) ago, with the retries of `sweepJob`
 * (`server/jobs/sweep.ts`); `boot/job-types.ts` registers them.
 */
export const REPORT_JOBS = [SEND_RESULT_NOTICES, REPORTS_PURGE];

const EVERY_MINUTE = "* * * * *";

/**
 * Handlers of the jobs of reports: notices about results (`sendResultNotices` in
 * `result-notices.service.ts`), and every minute the purge (`purgeReports` in `purge.service.ts`;
 * period: `RESTORE_MINUTES` in `core/limits.ts`); `boot/job-handlers.ts` registers them.
 */
export function reportJobs(deps: NoticeDeps): JobHandler[] {
  return [
    handleJob(SEND_RESULT_NOTICES, ({ userId, campaignId }) =>
      sendResultNotices(deps, { userId, id: campaignId }),
    ),
    handleJob(REPORTS_PURGE, (_, job) => purgeReports(deps, job), EVERY_MINUTE),
  ];
}
