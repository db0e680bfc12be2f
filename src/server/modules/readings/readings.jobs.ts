import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import { releaseReferences } from "../files/files.public.ts";
import { READ_WEBSITE } from "./read-website.job.ts";
import * as repo from "./readings.repo.ts";
import { readingReferrer, runReading, type RunReadingDeps } from "./run-reading.ts";

const EVERY_MINUTE = "* * * * *";
/** A reading stores progress several times in its `READING_LIMITS.seconds`. */
const ABANDONED_SECONDS = 60;

const READINGS_PURGE = sweepJob("readings.purge");

/**
 * Job types of readings: `READ_WEBSITE` (`read-website.job.ts`), and the sweep every minute
 * (retries: `sweepJob` in `server/jobs/sweep.ts`), which fails readings without progress and
 * deletes those older than `READING_LIMITS.keptDays` (`core/readings/limits.ts`) or of a deleted
 * brand; `boot/job-types.ts` registers them with the queue.
 */
export const READING_JOBS = [READ_WEBSITE, READINGS_PURGE];

/**
 * Handlers of the jobs of readings: `runReading` (`run-reading.ts`), and every minute a sweep that
 * fails readings without progress for `ABANDONED_SECONDS` (in this file) and deletes those older
 * than `READING_LIMITS.keptDays` (`core/readings/limits.ts`) or of a deleted brand;
 * `boot/job-handlers.ts` runs them in a worker.
 */
export function readingJobs(deps: RunReadingDeps): JobHandler[] {
  return [
    handleJob(READ_WEBSITE, ({ id }, job) => runReading(deps, id, job)),
    handleJob(
      READINGS_PURGE,
      async () => {
        await repo.failOrphanedReadings(deps.db, deps.clock, ABANDONED_SECONDS);
        await deps.db.transaction(async (tx) => {
          const purged = await repo.purgeReadings(tx, deps.clock);
          await releaseReferences(tx, deps, purged.map(readingReferrer));
        });
      },
      EVERY_MINUTE,
    ),
  ];
}
