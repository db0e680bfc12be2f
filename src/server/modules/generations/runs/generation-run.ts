import * as z from "zod";
import type { JobType } from "../../../jobs/job.ts";

/** Work on one generation. */
export const GENERATION_RUN: JobType<{ id: string }> = {
  name: "generation.run",
  schema: z.object({ id: z.string() }),
  // Only for tries that died with their worker; how often a generation is tried is counted in its row.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 2,
  expireInSeconds: 180,
  concurrency: 8,
};
