import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/**
 * Job that reads a website (`runReading`); `startReading` enqueues it. The time of all requests of
 * a try is `READING_LIMITS.seconds` (`core/readings/limits.ts`).
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
