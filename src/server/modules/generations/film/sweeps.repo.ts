import { and, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { RunClaim } from "../runs/runs.repo.ts";
import { filmRenders } from "../film-renders.table.ts";
import { films, filmSettings, sceneVoices, voicings } from "../film.table.ts";

const ABANDONED_BATCH = 50;
const STALLED_BATCH = 50;

/**
 * Up to `ABANDONED_BATCH` (50, this file) uploads of videos that were begun more than `hours` ago
 * and never completed; `removeAbandonedFilms` (`films.service.ts`) deletes them, after
 * `FILM_LIMITS.uploadHours` (`core/film/limits.ts`).
 */
export async function listAbandonedUploads(db: Db, clock: Clock, hours: number): Promise<OwnedId[]> {
  return db
    .select({ id: films.id, userId: films.userId })
    .from(films)
    .where(
      and(
        eq(films.status, "uploading"),
        lt(films.createdAt, sql`${clock.now} - make_interval(hours => ${hours})`),
      ),
    )
    .limit(ABANDONED_BATCH);
}

/**
 * Up to `STALLED_BATCH` (this file) running voicings without progress for `seconds`
 * (`STALLED_SECONDS` in `run-voicing.ts`); `failLostVoicings` there fails those whose job is lost,
 * every minute.
 */
export async function listStalledVoicings(db: Db, clock: Clock, seconds: number): Promise<RunClaim[]> {
  return db
    .select({ id: voicings.id, fence: voicings.fence })
    .from(voicings)
    .where(
      and(
        eq(voicings.status, "speaking"),
        lte(voicings.updatedAt, sql`${clock.now} - make_interval(secs => ${seconds})`),
      ),
    )
    .limit(STALLED_BATCH);
}

/**
 * Deletes all rows about the films of purged generations: videos, settings, renders, voicings and
 * voices. The job `generation.purge` (`generations.jobs.ts`, every minute) calls it after
 * `RESTORE_MINUTES` (`core/limits.ts`) have passed, then `releaseFilesOf`
 * (`files/files.service.ts`) for the files.
 */
export async function deleteFilmsOf(tx: Tx, generationIds: readonly string[]): Promise<void> {
  if (generationIds.length === 0) return;
  const ids = [...generationIds];
  await tx.delete(films).where(inArray(films.generationId, ids));
  await tx.delete(filmSettings).where(inArray(filmSettings.generationId, ids));
  await tx.delete(filmRenders).where(inArray(filmRenders.generationId, ids));
  await tx.delete(voicings).where(inArray(voicings.generationId, ids));
  await tx.delete(sceneVoices).where(inArray(sceneVoices.generationId, ids));
}
