import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/** Job that runs one try of a voicing (`runVoicing`); a request or a retry enqueues it. */
export const SPEAK_SCRIPT: JobType<{ id: string }> = {
  name: "films.speak",
  schema: z.object({ id: z.string() }),
  // Only for tries whose worker crashed; the row counts the tries of a voicing.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 5,
  // Above twelve scenes at the timeout of the provider.
  expireInSeconds: 900,
  concurrency: 4,
};
