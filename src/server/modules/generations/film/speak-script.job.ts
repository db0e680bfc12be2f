import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/**
 * Job that runs one try of a voicing (`runVoicing` in `run-voicing.ts`; handler:
 * `generations.jobs.ts`), four at a time per worker, at most 15 minutes each. `startVoicing`
 * (`voicings.service.ts`) enqueues it, and `run-voicing.ts` for a retry. The limit of tries is
 * `MAX_TRIES` in `runs/retry-policy.ts`; `retryLimit` here is for tries whose worker crashed.
 */
export const SPEAK_SCRIPT: JobType<{ id: string }> = {
  name: "films.speak",
  schema: z.object({ id: z.string() }),
  // Only for tries whose worker crashed; the row of the voicing counts its other tries.
  retryLimit: 5,
  retryDelay: 1,
  retryDelayMax: 5,
  // A voicing has about 200 s of speech. A try that takes longer is repeated from its last scene.
  expireInSeconds: 900,
  concurrency: 4,
};
