import * as z from "zod";
import type { JobType } from "#server/jobs/job.ts";

/** Job that makes a video on the server (`runRender`); `startRender` enqueues it. */
export const FILM_RENDER: JobType<{ id: string }> = {
  name: "films.render",
  schema: z.object({ id: z.string() }),
  retryLimit: 3,
  retryDelay: 2,
  retryDelayMax: 10,
  // A film of 90 s takes a minute on two cores, and longer beside other work.
  expireInSeconds: 1200,
  // A render takes two cores and 400 MB.
  concurrency: 1,
};
