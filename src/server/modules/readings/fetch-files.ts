import { READING_LIMITS } from "#core/readings/limits.ts";
import { ReadError } from "#server/adapters/website/read-error.ts";
import { createRobotsCheck } from "#server/adapters/website/robots.ts";
import type { Fetched, Visit } from "#server/adapters/website/visit.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { isSvg } from "#server/render/ingest/image-type.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import type { PageFacts } from "#server/workers/website/page-facts.ts";
import type { PageFile } from "#server/workers/website/read-page.ts";
import type { ManifestFacts } from "#server/workers/website/site-files.ts";
import type { StyleFacts } from "#server/workers/website/style-facts.ts";

const HTML = /^(text\/html|application\/xhtml\+xml)\b/;
const REFUSALS: readonly number[] = [401, 402, 403, 406, 429, 451];

/**
 * Fetches the files of a website during a reading, if its robots.txt allows it, and parses them in
 * workers. `createSiteFetcher` makes one for each reading; `read-site.ts` asks it for pages, style
 * sheets and manifest, `site-pictures.ts` for pictures. All methods throw `ReadError`, whose words
 * are in `core/readings/reading-failures.copy.ts`.
 */
export interface SiteFetcher {
  /** All throw `ReadError`. */
  readonly page: (url: string) => Promise<{ readonly url: string; readonly facts: PageFacts }>;
  readonly styleSheet: (url: string) => Promise<StyleFacts>;
  readonly manifest: (url: string) => Promise<ManifestFacts | undefined>;
  /** An SVG is drawn to pixels. */
  readonly picture: (url: string) => Promise<Uint8Array>;
}

function checkStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (REFUSALS.includes(status)) throw new ReadError("refused");
  throw new ReadError(status >= 500 ? "server_error" : "missing");
}

/** A worker ends when a file exceeds its limits of time or memory, which no real page does. */
function refuse(error: unknown): never {
  throw error instanceof WorkerFailure ? new ReadError("malformed", error) : error;
}

/**
 * Creates the fetcher of one reading; `runReading` (`run-reading.ts`) calls it. Sizes: `pageBytes`
 * and `pictureBytes` of `READING_LIMITS` (`core/readings/limits.ts`); HTTP statuses that count as a
 * refusal: `REFUSALS`, types of pages: `HTML`, both in this file. The workers share their time
 * fairly between users. The rules of robots.txt are checked in `adapters/website/robots.ts`; the
 * parsers are `read-page.ts` and `site-files.ts` in `workers/website`. Its methods throw
 * `ReadError` (words: `core/readings/reading-failures.copy.ts`).
 */
export function createSiteFetcher(
  visit: Visit,
  { fileWorkers, userId }: { readonly fileWorkers: FileWorkers; readonly userId: UserId },
): SiteFetcher {
  const allow = createRobotsCheck(visit, (question) =>
    fileWorkers.run(userId, "isAllowedByRobots", question).catch(refuse),
  );
  const fetchFile = async (url: string, accept: string, maxBytes: number) => {
    const fetched = await visit.fetch(url, { accept, maxBytes, allow });
    checkStatus(fetched.status);
    return fetched;
  };
  const fileOf = ({ url, type, bytes }: Fetched): PageFile => ({ url: url.href, type, bytes });
  const { pageBytes, pictureBytes } = READING_LIMITS;
  return {
    async page(address) {
      const fetched = await fetchFile(address, "text/html,application/xhtml+xml", pageBytes);
      if (!HTML.test(fetched.type)) throw new ReadError("not_a_page");
      const facts = await fileWorkers.run(userId, "readPage", fileOf(fetched)).catch(refuse);
      return { url: fetched.url.href, facts };
    },
    async styleSheet(address) {
      const file = fileOf(await fetchFile(address, "text/css", pageBytes));
      return fileWorkers.run(userId, "readStyleSheet", file).catch(refuse);
    },
    async manifest(address) {
      const file = fileOf(await fetchFile(address, "application/manifest+json,application/json", pageBytes));
      return fileWorkers.run(userId, "readWebManifest", file).catch(refuse);
    },
    async picture(address) {
      const fetched = await fetchFile(address, "image/svg+xml,image/webp,image/png,image/jpeg", pictureBytes);
      if (!fetched.type.startsWith("image/svg") && !isSvg(fetched.bytes)) return fetched.bytes;
      const drawing = await fileWorkers.run(userId, "drawSvg", fetched.bytes).catch(refuse);
      if (!drawing) throw new ReadError("malformed");
      return drawing.bytes;
    },
  };
}
