import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import type { NoticeDeps } from "../notices/notices.public.ts";
import { lookAtResults } from "./look-at-results.service.ts";
import { LOOK_AT_RESULTS } from "./look-job.ts";
import { purgeReports } from "./purge.service.ts";

const REPORTS_PURGE = sweepJob("reports.purge");

/** Job types of reports. */
export const REPORT_JOBS = [LOOK_AT_RESULTS, REPORTS_PURGE];

const EVERY_MINUTE = "* * * * *";

/** Handlers of the jobs of reports, such as the purge; `boot/job-handlers.ts` registers them. */
export function reportJobs(deps: NoticeDeps): JobHandler[] {
  return [
    handleJob(LOOK_AT_RESULTS, ({ userId, campaignId }) => lookAtResults(deps, { userId, id: campaignId })),
    handleJob(REPORTS_PURGE, (_, job) => purgeReports(deps, job), EVERY_MINUTE),
  ];
}
