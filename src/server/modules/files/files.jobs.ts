import * as z from "zod";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { isBackupRunning } from "#server/cli/backup/lock.ts";
import { handleJob, type JobContext, type JobHandler, type JobType } from "#server/jobs/job.ts";
import type { Logger } from "#server/observability/log.ts";
import type { FilesDeps } from "./files.service.ts";
import * as repo from "./sweeps.repo.ts";

const sweep = (name: string): JobType<object> => ({
  name,
  schema: z.object({}),
  retryLimit: 1,
  retryDelay: 10,
  retryDelayMax: 10,
  expireInSeconds: 60,
  concurrency: 1,
});

const FILES_SWEEP = sweep("files.sweep");
export const FILES_PURGE = sweep("files.purge");

export const FILES_JOBS = [FILES_SWEEP, FILES_PURGE];

const EVERY_HOUR = "23 * * * *";
const EVERY_MINUTE = "* * * * *";
/** A worker that is about to stop leaves the rest to the next run. */
const shouldContinue = ({ signal, stopping }: JobContext) => !signal.aborted && !stopping.aborted;

interface SweepDeps extends FilesDeps {
  readonly log: Logger;
}

/** Marks what nobody needs any more, until nothing is left to mark. */
export async function sweepFiles({ db, clock }: SweepDeps, job: JobContext): Promise<void> {
  while (shouldContinue(job) && (await repo.markUnreferenced(db, clock)) > 0);
}

/** Removes the bytes of what is marked, then its row. While the storage is away everything stays for the next run. */
export async function purgeFiles({ db, storage, log }: SweepDeps, job: JobContext): Promise<void> {
  for (;;) {
    const batch = await repo.listDeletable(db);
    // A backup copies files after it has read the rows; until it is done everything it may name stays.
    if (batch.length > 0 && (await isBackupRunning(db))) return;
    for (const file of batch) {
      if (!shouldContinue(job)) return;
      try {
        await storage.remove(file.key);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        log.warn({ code: error.code }, "the storage is away, files are removed later");
        return;
      }
      await repo.deleteRow(db, file);
    }
    if (batch.length === 0) return;
  }
}

export function filesJobs(deps: SweepDeps): JobHandler[] {
  return [
    handleJob(FILES_SWEEP, (_, job) => sweepFiles(deps, job), EVERY_HOUR),
    handleJob(FILES_PURGE, (_, job) => purgeFiles(deps, job), EVERY_MINUTE),
  ];
}
