import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

const schema = z.object({
  id: z.string(),
  /** Milliseconds spent in earlier tries and the delays between them. */
  waitedMs: z.number().optional(),
});

/**
 * Data of the job that runs a generation: its id, and the milliseconds that earlier tries used of
 * the provider's budget (`retry-policy.ts`). `enqueue.ts` writes it, and `runGeneration`
 * (`run-generation.ts`) reads it.
 */
export type RunData = z.infer<typeof schema>;

/**
 * Job that runs one try of a generation (`runGeneration` in `run-generation.ts`), 8 at a time per
 * worker (handler: `generations.jobs.ts`); `enqueue.ts` enqueues it for a reservation, a retry, a
 * restore or the sweep. The limit of tries is `MAX_TRIES` in `retry-policy.ts` (`retryLimit` here
 * is for tries whose worker crashed), that of the provider's time in `boot/config.ts`.
 */
export const GENERATION_RUN: JobType<RunData> = {
  name: "generation.run",
  schema,
  // Only for tries whose worker crashed; the row counts the tries of a generation.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 2,
  // Above the longest provider budget; dead workers are noticed by their heartbeat.
  expireInSeconds: 720,
  concurrency: 8,
};
