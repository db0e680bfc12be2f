import type { SiteSummary, SiteText } from "#core/readings/site-prompt.ts";
import { PRODUCT } from "#core/product.ts";
import { READER_NAME } from "#core/readings/reading-failures.copy.ts";
import { AiError, type Ai } from "#server/adapters/ai/ai.ts";
import type { WebNetwork } from "#server/adapters/website/network.ts";
import { ReadError } from "#server/adapters/website/read-error.ts";
import type { JobContext } from "#server/jobs/job.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { addReferences, readFile, saveUpload, type UploadsDeps } from "../files/files.public.ts";
import { isBudgetSpent, recordSpending, type SpendingDeps } from "../spending/spending.public.ts";
import { createSiteFetcher } from "./fetch-files.ts";
import { readSite, type Progress } from "./read-site.ts";
import * as repo from "./readings.repo.ts";
import type { StorePicture } from "./site-pictures.ts";

/**
 * Dependencies of `runReading`; `boot/deps.ts` provides them, and `readingJobs`
 * (`readings.jobs.ts`) hands them over.
 */
export interface RunReadingDeps extends UploadsDeps, SpendingDeps {
  readonly ai: Pick<Ai, "site">;
  readonly fileWorkers: FileWorkers;
  readonly network: WebNetwork;
  readonly config: { readonly websiteReader: { readonly proxy: URL | undefined } | undefined };
}

/**
 * Name in `file_references` under which `runReading` keeps a reading's pictures; the sweep in
 * `readings.jobs.ts` releases them by it.
 */
export const readingReferrer = (id: string) => `reading:${id}`;

const USER_AGENT = `${READER_NAME}/1.0 (${PRODUCT.name} website reader, on behalf of the site's owner)`;

/** The user has stopped the reading, or another worker runs it. */
class ReadingEnded extends Error {}

/**
 * Handler of `READ_WEBSITE` (`read-website.job.ts`), called by `readings.jobs.ts`: runs one try of
 * a reading with `readSite` (`read-site.ts`), stores its progress and its end. Rethrows errors that
 * another try may resolve. A spent budget (`isBudgetSpent` in `spending.service.ts`) or a failing
 * provider only omits the summary of the site. The reader's name in its requests is `READER_NAME`
 * (`core/readings/reading-failures.copy.ts`), the rest of the header is `USER_AGENT` in this file.
 * All requests together have `READING_LIMITS.seconds` (`core/readings/limits.ts`).
 */
export async function runReading(
  deps: RunReadingDeps,
  id: string,
  { signal, stopping, lastTry }: Pick<JobContext, "signal" | "stopping" | "lastTry">,
): Promise<void> {
  const { db, clock } = deps;
  const current = await repo.claimReading(db, clock, id);
  if (!current) return;
  const { userId, url } = current;

  const report = async (progress: Progress) => {
    if (!(await repo.saveProgress(db, clock, current, progress))) throw new ReadingEnded();
  };
  const store: StorePicture = async (file) => {
    const upload = await saveUpload(deps, { userId, file });
    const reference = { userId, referrer: readingReferrer(id), ids: [upload.id] };
    await db.transaction((tx) => addReferences(tx, deps, reference));
    return { upload, bytes: await readFile(deps, { userId, id: upload.id }) };
  };

  const describe = async (site: SiteText): Promise<SiteSummary | undefined> => {
    if (!deps.ai.site || (await isBudgetSpent(deps))) return undefined;
    try {
      const calls = AbortSignal.any([signal, stopping]);
      const { summary, usage } = await deps.ai.site.describeSite(site, calls);
      await recordSpending(deps, usage.costUsd);
      return summary;
    } catch (error) {
      if (error instanceof AiError) return undefined;
      throw error;
    }
  };

  const ended = new AbortController();
  // Loaded on demand, because the visit's HTTP library is large.
  const { startVisit } = await import("#server/adapters/website/visit.ts");
  const visit = startVisit({
    network: deps.network,
    proxy: deps.config.websiteReader?.proxy,
    userAgent: USER_AGENT,
    signal: AbortSignal.any([signal, stopping, ended.signal]),
  });
  try {
    if (!deps.config.websiteReader) throw new ReadError("interrupted");
    const fetcher = createSiteFetcher(visit, { fileWorkers: deps.fileWorkers, userId });
    await report(await readSite({ url, fetcher, store, describe, report }));
    await repo.endReading(db, clock, current, null);
  } catch (error) {
    if (error instanceof ReadingEnded) return;
    if ((stopping.aborted || !(error instanceof ReadError)) && !lastTry) throw error;
    await repo.endReading(db, clock, current, error instanceof ReadError ? error.failure : "interrupted");
  } finally {
    ended.abort();
    await visit.close();
  }
}
