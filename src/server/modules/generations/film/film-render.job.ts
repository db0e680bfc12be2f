import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/**
 * Job that makes a video on the server, one at a time per worker, with 3 retries and 20 minutes for
 * a try (all here). `startRender` (`film-renders.service.ts`) enqueues it; `generations.jobs.ts`
 * handles it with `runRender` (`run-render.ts`), which also decides which failures are retried.
 */
export const FILM_RENDER: JobType<{ id: string }> = {
  name: "films.render",
  schema: z.object({ id: z.string() }),
  retryLimit: 3,
  retryDelay: 2,
  retryDelayMax: 10,
  // A film of 90 s takes a minute on two idle cores, and longer under load.
  expireInSeconds: 1200,
  // A render uses two cores and 400 MB.
  concurrency: 1,
};
