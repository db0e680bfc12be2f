import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

const schema = z.object({
  id: z.string(),
  /** Milliseconds that the tries before this one, and the waits between them, have taken. */
  waitedMs: z.number().optional(),
});

export type RunData = z.infer<typeof schema>;

/** Work on one generation. */
export const GENERATION_RUN: JobType<RunData> = {
  name: "generation.run",
  schema,
  // Only for tries that died with their worker; how often a generation is tried is counted in its row.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 2,
  expireInSeconds: 180,
  concurrency: 8,
};
