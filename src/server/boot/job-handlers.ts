import type { Deps } from "./deps.ts";
import type { JobHandler } from "../jobs/job.ts";
import { accountDeletionJobs } from "../modules/account-deletion/account-deletion.jobs.ts";
import { accountJobs } from "../modules/accounts/accounts.jobs.ts";
import { billingJobs } from "../modules/billing/billing.jobs.ts";
import { campaignJobs } from "../modules/campaigns/campaigns.jobs.ts";
import { brandsPurge } from "../modules/brands/brands.jobs.ts";
import { exportJobs } from "../modules/exports/exports.jobs.ts";
import { filesJobs } from "../modules/files/files.jobs.ts";
import { generationJobs } from "../modules/generations/generations.jobs.ts";
import { mailJobs } from "../modules/mails/mails.jobs.ts";
import { noticeJobs } from "../modules/notices/notices.jobs.ts";
import { rateLimitsSweep } from "../modules/rate-limits/rate-limits.jobs.ts";
import { readingJobs } from "../modules/readings/readings.jobs.ts";
import { reportJobs } from "../modules/reports/reports.jobs.ts";
import { reviewJobs } from "../modules/reviews/reviews.jobs.ts";
import { securityLogSweep } from "../modules/security-log/security-log.jobs.ts";

/**
 * Handlers of the jobs of all slices. `serve.ts` registers them in processes that run jobs; a new
 * job is added here and in `job-types.ts`.
 */
export function jobHandlers(deps: Deps): readonly JobHandler[] {
  return [
    ...accountDeletionJobs(deps),
    ...accountJobs(deps),
    ...billingJobs(deps),
    ...campaignJobs(deps),
    brandsPurge(deps),
    ...exportJobs(deps),
    ...filesJobs(deps),
    ...generationJobs(deps),
    ...mailJobs(deps),
    ...noticeJobs(deps),
    ...readingJobs(deps),
    ...reportJobs(deps),
    ...reviewJobs(deps),
    rateLimitsSweep(deps),
    securityLogSweep(deps),
  ];
}
