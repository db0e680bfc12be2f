import type { JobType } from "../jobs/job.ts";
import { ACCOUNT_JOBS } from "../modules/accounts/accounts.jobs.ts";
import { ACCOUNT_DELETION_JOBS } from "../modules/account-deletion/account-deletion.jobs.ts";
import { BILLING_JOBS } from "../modules/billing/billing.jobs.ts";
import { CAMPAIGN_JOBS } from "../modules/campaigns/campaigns.jobs.ts";
import { BRANDS_PURGE } from "../modules/brands/brands.jobs.ts";
import { EXPORT_JOBS } from "../modules/exports/exports.jobs.ts";
import { FILES_JOBS } from "../modules/files/files.jobs.ts";
import { GENERATION_JOBS } from "../modules/generations/generations.jobs.ts";
import { MAIL_JOBS } from "../modules/mails/mails.jobs.ts";
import { NOTICE_JOBS } from "../modules/notices/notices.jobs.ts";
import { RATE_LIMITS_SWEEP } from "../modules/rate-limits/rate-limits.jobs.ts";
import { READING_JOBS } from "../modules/readings/readings.jobs.ts";
import { REPORT_JOBS } from "../modules/reports/reports.jobs.ts";
import { REVIEW_JOBS } from "../modules/reviews/reviews.jobs.ts";
import { SECURITY_LOG_SWEEP } from "../modules/security-log/security-log.jobs.ts";

/**
 * All job types. Every process creates their queues at the start (`deps.ts`), including those that
 * only send jobs. The handlers are in `job-handlers.ts`.
 */
export const JOB_TYPES: readonly JobType<object>[] = [
  ...ACCOUNT_DELETION_JOBS,
  ...ACCOUNT_JOBS,
  ...BILLING_JOBS,
  ...CAMPAIGN_JOBS,
  BRANDS_PURGE,
  ...EXPORT_JOBS,
  ...FILES_JOBS,
  ...GENERATION_JOBS,
  ...MAIL_JOBS,
  ...NOTICE_JOBS,
  ...READING_JOBS,
  ...REPORT_JOBS,
  ...REVIEW_JOBS,
  RATE_LIMITS_SWEEP,
  SECURITY_LOG_SWEEP,
];
