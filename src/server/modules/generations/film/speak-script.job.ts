import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/** Job that runs one try of a voicing (`runVoicing`); a request or a retry enqueues it. */
export const SPEAK_SCRIPT: JobType<{ id: string }> = {
  name: "films.speak",
  schema: z.object({ id: z.string() }),
  // Only for tries whose worker crashed; the row of the voicing counts its other tries.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 5,
  // More than twelve scenes at the provider's timeout.
  expireInSeconds: 900,
  concurrency: 4,
};
