import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/**
 * Job that reads a website (`runReading` in `run-reading.ts`); `startReading`
 * (`readings.service.ts`) enqueues it, `readings.jobs.ts` handles it. 3 retries, 60 s for a try, 4
 * at a time per worker (here); the time of all its requests is `READING_LIMITS.seconds`
 * (`core/readings/limits.ts`).
 */
export const READ_WEBSITE: JobType<{ id: string }> = {
  name: "readings.read",
  schema: z.object({ id: z.string() }),
  retryLimit: 3,
  retryDelay: 1,
  retryDelayMax: 5,
  expireInSeconds: 60,
  concurrency: 4,
};
