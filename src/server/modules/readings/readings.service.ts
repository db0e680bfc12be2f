import type { Reading, ReadingList } from "#core/readings/api.ts";
import { READ_FAILURES } from "#core/readings/reading-failures.copy.ts";
import { readingsCopy } from "#core/readings/readings.copy.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readBrand, type BrandsDeps } from "../brands/brands.public.ts";
import {
  consumeWithin,
  countRemaining,
  rateLimitKey,
  type RateLimit,
} from "../rate-limits/rate-limits.public.ts";
import { READ_WEBSITE } from "./read-website.job.ts";
import * as repo from "./readings.repo.ts";

/**
 * Dependencies of starting, stopping and listing readings of websites; `boot/deps.ts` provides
 * them, and `readings.routes.ts` hands them over.
 */
export interface ReadingsDeps extends BrandsDeps {
  readonly jobs: Pick<Jobs, "send">;
  /** `undefined`: the operator has switched the reader off. */
  readonly config: { readonly websiteReader: object | undefined };
}

const rateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("readings-hour", userId), limit: RATE_LIMITS.readingsPerHour, windowSeconds: 3600 },
];

/** Name of a site in messages. */
const nameOf = (url: string) => URL.parse(url)?.hostname || url.slice(0, 100);

/**
 * Converts a row of `readings` to the API's format (`core/readings/api.ts`), for the routes and the
 * data export. The words of a failure are in `core/readings/reading-failures.copy.ts`.
 */
export function presentReading(row: repo.ReadingRow): Reading {
  const { id, brandId, url, status, failure, proposals, pages, createdAt } = row;
  return {
    id,
    brandId: brandId ?? "",
    url,
    status,
    error: failure === null ? null : READ_FAILURES[failure](nameOf(url)),
    proposals: [...proposals],
    pages: [...pages],
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Starts a reading (`POST /api/brands/:id/read` in `readings.routes.ts`): inserts its row, enqueues
 * `READ_WEBSITE` (`read-website.job.ts`) and returns its id. Throws 404 for a missing brand, 429
 * (`readingsPerHour` in `core/rate-limits.ts`), and 503 `reader_off` when the operator has switched
 * the reader off (setting `WEBSITE_READER`; words: `core/readings/readings.copy.ts`).
 */
export async function startReading(
  deps: ReadingsDeps,
  { userId, brandId, url }: { readonly userId: UserId; readonly brandId: string; readonly url: string },
): Promise<{ id: string }> {
  await readBrand(deps, { userId, id: brandId });
  if (!deps.config.websiteReader) throw new AppError("reader_off", { message: readingsCopy.off });
  const id = deps.newId();
  await deps.db.transaction(async (tx) => {
    await consumeWithin(tx, deps.clock, rateLimits(userId));
    await repo.insertReading(tx, deps.clock, { id, userId, brandId, url });
    await deps.jobs.send(tx, READ_WEBSITE, { id });
  });
  return { id };
}

/**
 * Reads a reading with its proposals (`GET /api/readings/:id` in `readings.routes.ts`). Throws 404
 * when it is missing, older than `READING_LIMITS.keptDays` (`core/readings/limits.ts`) or another
 * user's.
 */
export async function readReading({ db, clock }: ReadingsDeps, own: OwnedId): Promise<Reading> {
  const row = await repo.findReading(db, clock, own);
  if (!row) throw new AppError("not_found");
  return presentReading(row);
}

/**
 * Stops a reading and keeps its proposals (`POST /api/readings/:id/stop` in `readings.routes.ts`);
 * `runReading` (`run-reading.ts`) notices it at its next progress. Throws 404 like `readReading`.
 */
export async function stopReading({ db, clock }: ReadingsDeps, own: OwnedId): Promise<Reading> {
  const row = await repo.stopReading(db, clock, own);
  if (!row) throw new AppError("not_found");
  return presentReading(row);
}

/**
 * Lists the newest readings of a brand (`GET /api/brands/:id/readings` in `readings.routes.ts`;
 * `LIST_SIZE` in `readings.repo.ts`), with the number that the user may still start in this hour
 * (`readingsPerHour` in `core/rate-limits.ts`) and whether the operator has the reader on (setting
 * `WEBSITE_READER`). Throws 404 for a missing brand.
 */
export async function listReadings(
  deps: ReadingsDeps,
  own: { readonly userId: UserId; readonly brandId: string },
): Promise<ReadingList> {
  await readBrand(deps, { userId: own.userId, id: own.brandId });
  const rows = await repo.listReadings(deps.db, deps.clock, own);
  return {
    items: rows.map(presentReading),
    nextCursor: null,
    left: await countRemaining(deps, rateLimits(own.userId)[0]!),
    isEnabled: deps.config.websiteReader !== undefined,
  };
}
