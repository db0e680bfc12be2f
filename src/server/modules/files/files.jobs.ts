import { StorageError } from "#server/adapters/storage/storage.ts";
import { isBackupRunning } from "#server/cli/backup/lock.ts";
import { handleJob, type JobContext, type JobHandler } from "#server/jobs/job.ts";
import { mayContinue, sweepJob } from "#server/jobs/sweep.ts";
import type { Logger } from "#server/observability/log.ts";
import type { FilesDeps } from "./files.service.ts";
import * as repo from "./sweeps.repo.ts";

const FILES_SWEEP = sweepJob("files.sweep");
/**
 * Scheduled job that removes the bytes of deleted files (`purgeFiles`), every minute
 * (`EVERY_MINUTE` in this file); `enqueuePurge` (`account-deletion.service.ts`) starts it at once.
 * Retries and time of a run: `sweepJob` in `server/jobs/sweep.ts`. When unused files count as
 * deleted: `files.repo.ts` (`UNUSED_UPLOAD_HOURS`).
 */
export const FILES_PURGE = sweepJob("files.purge");

/**
 * Job types of files: the hourly sweep of unused ones, and `FILES_PURGE`, each minute;
 * `boot/job-types.ts` registers them with the queue. Periods: `UNUSED_UPLOAD_HOURS` in
 * `files.repo.ts`, `MAX_STORE_HOURS` in `sweeps.repo.ts`.
 */
export const FILES_JOBS = [FILES_SWEEP, FILES_PURGE];

const EVERY_HOUR = "23 * * * *";
const EVERY_MINUTE = "* * * * *";

interface SweepDeps extends FilesDeps {
  readonly log: Logger;
}

/**
 * Handler of the hourly sweep: marks all unreferenced files as deleted, batch by batch;
 * `purgeFiles` then removes them. What counts as unreferenced is in `sweeps.repo.ts`, after how
 * long `UNUSED_UPLOAD_HOURS` in `files.repo.ts`.
 */
export async function sweepFiles({ db, clock }: SweepDeps, job: JobContext): Promise<void> {
  while (mayContinue(job) && (await repo.markUnreferenced(db, clock)) > 0);
}

/**
 * Handler of `FILES_PURGE`: removes the bytes of deleted files (`listDeletable` in
 * `sweeps.repo.ts`) from the storage adapter, then their rows. Stops while the storage is
 * unavailable or a backup runs; the next minute continues.
 */
export async function purgeFiles({ db, storage, log }: SweepDeps, job: JobContext): Promise<void> {
  for (;;) {
    const batch = await repo.listDeletable(db);
    // A backup reads the rows before it copies the files, so files stay until it has finished.
    if (batch.length > 0 && (await isBackupRunning(db))) return;
    for (const file of batch) {
      if (!mayContinue(job)) return;
      try {
        await storage.remove(file.key);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        log.warn({ code: error.code }, "storage unavailable, files are removed later");
        return;
      }
      await repo.deleteRow(db, file);
    }
    if (batch.length === 0) return;
  }
}

/**
 * Handlers of the jobs of files, the hourly sweep of unused uploads (`sweepFiles`) and the purge of
 * deleted files (`purgeFiles`) each minute; `boot/job-handlers.ts` runs them in a worker. What is
 * unused: `sweeps.repo.ts`; after how long: `UNUSED_UPLOAD_HOURS` in `files.repo.ts`.
 */
export function filesJobs(deps: SweepDeps): JobHandler[] {
  return [
    handleJob(FILES_SWEEP, (_, job) => sweepFiles(deps, job), EVERY_HOUR),
    handleJob(FILES_PURGE, (_, job) => purgeFiles(deps, job), EVERY_MINUTE),
  ];
}
