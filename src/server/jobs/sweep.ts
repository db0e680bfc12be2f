import * as z from "zod";
import type { JobContext, JobType } from "./job.ts";

/**
 * Job type without data that a schedule repeats, such as the purge of deleted rows, so that one
 * retry suffices.
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
 * Whether a job that works in batches may start the next one: it has not expired, and its worker
 * does not stop.
 */
export const mayContinue = ({ signal, stopping }: JobContext): boolean =>
  !signal.aborted && !stopping.aborted;
