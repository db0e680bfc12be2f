import { and, asc, count, desc, eq, inArray, sql, sum } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmParts, films } from "../film.table.ts";
import { isOfVisibleScript } from "./visible-script.ts";

/**
 * A row of `films` (`../film.table.ts`): a video with the state of its upload. The services of
 * videos read it, and `present-film.ts` converts it.
 */
export type FilmRow = typeof films.$inferSelect;
/**
 * A part of a video: its number from 0 and its file. `listParts` reads it; `film-content.ts` opens
 * the files in order.
 */
export type FilmPart = Pick<typeof filmParts.$inferSelect, "part" | "fileId">;

const isOwn = ({ userId, id }: OwnedId) => and(eq(films.userId, userId), eq(films.id, id));

/**
 * Finds a user's video; `undefined` for other users and deleted generations (`visible-script.ts`).
 * `requireFilm` (`films.service.ts`), which then throws 404, and `run-render.ts` call it.
 */
export async function findFilm(db: Queryable, own: OwnedId): Promise<FilmRow | undefined> {
  const [row] = await db
    .select()
    .from(films)
    .where(and(isOwn(own), isOfVisibleScript(db, films.generationId)));
  return row;
}

/**
 * Like `findFilm`, and locks the row until the transaction ends, before `film-upload.service.ts` or
 * `deleteFilm` of `films.service.ts` changes it. Returns `undefined` if the user has no such film
 * (404).
 */
export async function lockFilm(tx: Tx, own: OwnedId): Promise<FilmRow | undefined> {
  const [row] = await tx
    .select()
    .from(films)
    .where(and(isOwn(own), isOfVisibleScript(tx, films.generationId)))
    .for("update");
  return row;
}

/**
 * Like `lockFilm`, also for videos of deleted generations; `removeUploading` (`films.service.ts`)
 * calls it. Returns `undefined` if the user has no such film; `removeUploading` then removes
 * nothing.
 */
export async function lockAnyFilm(tx: Tx, own: OwnedId): Promise<FilmRow | undefined> {
  const [row] = await tx.select().from(films).where(isOwn(own)).for("update");
  return row;
}

/**
 * The videos of a generation, complete or not, newest first, for `GET /api/generations/:id/films`
 * (`films.service.ts`) and for archives (`film-archive.ts`, which skips incomplete ones).
 */
export async function listFilms(db: Queryable, { userId, id }: OwnedId): Promise<FilmRow[]> {
  return db
    .select()
    .from(films)
    .where(and(eq(films.userId, userId), eq(films.generationId, id)))
    .orderBy(desc(films.createdAt), desc(films.id));
}

/**
 * Total announced size of a user's videos in bytes, uploads included, for `lockBytes` here and
 * `listFilms` of `films.service.ts`; the limit is `FILM_LIMITS.bytesPerUser`
 * (`core/film/limits.ts`).
 */
export async function sumBytes(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(films.bytes).mapWith(Number) })
    .from(films)
    .where(eq(films.userId, userId));
  return row?.bytes ?? 0;
}

/**
 * Sums the bytes of a user's videos before `requireSpace` (`film-upload.service.ts`) compares them
 * with `FILM_LIMITS.bytesPerUser` (`core/film/limits.ts`), and locks out the user's other new
 * videos until the transaction ends.
 */
export async function lockBytes(tx: Tx, userId: UserId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`films:${userId}`}, 0))`);
  return sumBytes(tx, userId);
}

/**
 * Number of videos of a generation, uploads included; `requireSpace` (`film-upload.service.ts`)
 * compares it with `FILM_LIMITS.perGeneration` (`core/film/limits.ts`).
 */
export async function countFilms(tx: Tx, generationId: string): Promise<number> {
  const [row] = await tx.select({ films: count() }).from(films).where(eq(films.generationId, generationId));
  return row?.films ?? 0;
}

/**
 * Inserts a video with the status `uploading` before its first part is sent; `insertWithinSpace`
 * (`film-upload.service.ts`) calls it after checking the limits. The sweep removes it after
 * `FILM_LIMITS.uploadHours` (`core/film/limits.ts`) if it is not completed.
 */
export async function insertFilm(
  tx: Tx,
  clock: Clock,
  userId: UserId,
  film: Pick<FilmRow, "id" | "generationId" | "ratio" | "madeBy" | "bytes" | "captions">,
): Promise<void> {
  await tx.insert(films).values({ ...film, userId, status: "uploading", createdAt: sql`${clock.now}` });
}

/**
 * The received parts of videos in order, from which a file is read or removed (`films.service.ts`,
 * `film-archive.ts`) or an upload continues.
 */
export async function listParts(
  db: Queryable,
  filmIds: readonly string[],
): Promise<(FilmPart & { readonly filmId: string })[]> {
  if (filmIds.length === 0) return [];
  return db
    .select()
    .from(filmParts)
    .where(inArray(filmParts.filmId, [...filmIds]))
    .orderBy(asc(filmParts.filmId), asc(filmParts.part));
}

/**
 * Writes the file of a part, and returns the id of the file that it replaces when a part is sent
 * again, else `undefined`; `putPart` of `film-upload.service.ts` checks the length (`partLength` in
 * `core/film/finished-film.ts`), calls it and deletes the replaced file.
 */
export async function putPart(
  tx: Tx,
  filmId: string,
  { part, fileId }: FilmPart,
): Promise<string | undefined> {
  const isPart = and(eq(filmParts.filmId, filmId), eq(filmParts.part, part));
  const [before] = await tx.delete(filmParts).where(isPart).returning({ fileId: filmParts.fileId });
  await tx.insert(filmParts).values({ filmId, part, fileId });
  return before?.fileId;
}

/**
 * Marks a video as complete and returns it; `undefined` when it was deleted (404). `completeFilm`
 * of `film-upload.service.ts` calls it after its checks, and computes `seconds` and `etag`.
 */
export async function completeFilm(
  tx: Tx,
  clock: Clock,
  own: OwnedId,
  facts: { readonly seconds: number; readonly etag: string },
): Promise<FilmRow | undefined> {
  const [row] = await tx
    .update(films)
    .set({ ...facts, status: "completed", completedAt: sql`${clock.now}` })
    .where(isOwn(own))
    .returning();
  return row;
}

/**
 * Sets the cover of a video whose row the caller has locked; `saveCover` (`film-upload.service.ts`)
 * calls it.
 */
export async function setCover(tx: Tx, own: OwnedId, coverFileId: string): Promise<void> {
  await tx.update(films).set({ coverFileId }).where(isOwn(own));
}

/**
 * Deletes the row of a video with its parts, by request, after a refused upload or in the sweep;
 * `removeFilm` in `films.service.ts` calls it and deletes the files.
 */
export async function deleteFilm(tx: Tx, own: OwnedId): Promise<void> {
  await tx.delete(films).where(isOwn(own));
}
