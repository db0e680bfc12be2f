import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/** Writes the files of an export. */
export const RUN_EXPORT: JobType<{ id: string }> = {
  name: "exports.run",
  schema: z.object({ id: z.string() }),
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 30,
  expireInSeconds: 300,
  concurrency: 2,
};
