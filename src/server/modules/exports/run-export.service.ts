import type { JobContext } from "#server/jobs/job.ts";
import { addHiddenReferences } from "../files/files.public.ts";
import { markExported } from "../campaigns/campaigns.public.ts";
import { exportReferrer } from "./archive-entry.ts";
import { buildArchive, type ArchiveDeps } from "./build-archive.ts";
import * as repo from "./exports.repo.ts";

/** Another worker runs the export, or its account was deleted. */
class ExportEnded extends Error {}

/** Ads between two stored figures of progress. */
const PROGRESS_STEP = 10;

/**
 * Runs one try of the job `RUN_EXPORT` (`run-export.job.ts`; handled in `exports.jobs.ts`): claims
 * the row, builds the archive, completes the row and marks the ads as exported. Stores progress
 * after each `PROGRESS_STEP` ads. Rethrows each error, after marking the export as failed at the
 * last try; ends silently if the export has ended, another try runs or its account is deleted.
 * Files of a failed try expire, because nothing refers to them.
 */
export async function runExport(
  deps: ArchiveDeps,
  id: string,
  { signal, stopping, lastTry }: Pick<JobContext, "signal" | "stopping" | "lastTry">,
): Promise<void> {
  const { db, clock } = deps;
  const row = await repo.claimExport(db, clock, id);
  if (!row) return;
  const onAds = async (done: number) => {
    signal.throwIfAborted();
    stopping.throwIfAborted();
    if (done % PROGRESS_STEP === 0 && !(await repo.saveDone(db, clock, row, done))) throw new ExportEnded();
  };
  try {
    const { completion, fileIds } = await buildArchive(deps, row, onAds);
    await db.transaction(async (tx) => {
      if (!(await repo.completeExport(tx, clock, row, completion))) throw new ExportEnded();
      await addHiddenReferences(tx, { referrer: exportReferrer(id), ids: fileIds });
      const adIds = [...new Set(row.included.map(({ adId }) => adId))];
      await markExported(tx, { clock }, { userId: row.userId, adIds });
    });
  } catch (error) {
    if (error instanceof ExportEnded) return;
    if (!lastTry) throw error;
    await repo.failExport(db, clock, row);
    throw error;
  }
}
