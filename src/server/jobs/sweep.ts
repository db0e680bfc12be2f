import * as z from "zod";
import type { JobContext, JobType } from "./job.ts";

/**
 * Creates a job type without data that a schedule repeats, such as the purge of deleted rows, so
 * that one retry after 10 s suffices and a run may take a minute unless the slice gives another
 * time. The `*.jobs.ts` of slices call it; their handlers have the schedule.
 */
export const sweepJob = (name: string, expireInSeconds = 60): JobType<object> => ({
  name,
  schema: z.object({}),
  retryLimit: 1,
  retryDelay: 10,
  retryDelayMax: 10,
  expireInSeconds,
  concurrency: 1,
});

/**
 * Whether a job that works in batches may start the next one: it has not expired (`expireInSeconds`
 * of its type), and its worker does not stop. `files.jobs.ts`, `campaigns.jobs.ts`,
 * `notices.jobs.ts` and the services of their batches ask it.
 */
export const mayContinue = ({ signal, stopping }: JobContext): boolean =>
  !signal.aborted && !stopping.aborted;
