import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/**
 * Job that writes the files of an export, two at a time per worker, with 5 retries and 5 minutes
 * for a try (all here); `createExport` (`create-export.service.ts`) enqueues it, and
 * `exports.jobs.ts` handles it with `runExport` (`run-export.service.ts`).
 */
export const RUN_EXPORT: JobType<{ id: string }> = {
  name: "exports.run",
  schema: z.object({ id: z.string() }),
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 300,
  concurrency: 2,
};
