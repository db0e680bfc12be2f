import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";
import { asUserId, type UserId } from "#server/lib/user-id.ts";

/**
 * Job that checks whether a campaign's results are worth a mail (`sendResultNotices`); `keepReport`
 * (`keep-report.service.ts`) enqueues it after each report, `reports.jobs.ts` handles it. What is
 * worth one is decided by its handler in `result-notices.service.ts` (winners and losers of
 * `core/results/verdict.ts`). 5 retries (here).
 */
export const SEND_RESULT_NOTICES: JobType<{ userId: UserId; campaignId: string }> = {
  name: "reports.look",
  schema: z.object({ userId: z.string().transform(asUserId), campaignId: z.string() }),
  retryLimit: 5,
  retryDelay: 10,
  retryDelayMax: 300,
  expireInSeconds: 60,
  concurrency: 1,
};
