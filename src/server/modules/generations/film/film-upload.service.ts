import { createHash } from "node:crypto";
import { filmPartCount, partLength, type BeginFilm, type FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { FILM_SIZES } from "#core/film/ratios.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { ImageIngest } from "#server/render/ingest/image-ingest.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { deleteFilmFiles, storeFilmFile, type FilesDeps } from "../../files/files.public.ts";
import { consumeWithin, rateLimitKey, type RateLimit } from "../../rate-limits/rate-limits.public.ts";
import { openFilm } from "./film-content.ts";
import { requireScript } from "./film-source.ts";
import * as repo from "./films.repo.ts";
import { presentFilmRow, removeFilm, requireFilm } from "./films.service.ts";

/**
 * Dependencies of uploads of videos, which renders on the server use too: storage, file workers
 * (`server/workers/file-workers.ts`) and ingest of pictures (`image-ingest.ts`); `boot/deps.ts`
 * provides them to `films.routes.ts` and the job.
 */
export interface FilmUploadDeps extends FilesDeps {
  readonly newId: () => string;
  readonly fileWorkers: FileWorkers;
  readonly imageIngest: ImageIngest;
}

/**
 * Rate limits of new videos per user and hour (`filmsPerHour` in `core/rate-limits.ts`), consumed
 * when an upload (`beginFilm`) or a render (`startRender` in `film-renders.service.ts`) begins.
 */
export const filmRateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("films-hour", userId), limit: RATE_LIMITS.filmsPerHour, windowSeconds: 3600 },
];

/**
 * Begins the upload of a video (`POST /api/generations/:id/films` in `films.routes.ts`; rules of
 * the body: `core/film/finished-film.ts`); its bytes count from now on. Throws 404 and 409 for
 * generations without a finished script, 413 beyond the user's space, 409 `film_limit` (both by
 * `requireSpace`; numbers: `FILM_LIMITS`) and 429 (`filmsPerHour` in `core/rate-limits.ts`).
 * Uploads that are not completed are removed after `FILM_LIMITS.uploadHours`
 * (`core/film/limits.ts`).
 */
export async function beginFilm(
  deps: FilmUploadDeps,
  { userId, id: generationId }: OwnedId,
  { ratio, bytes, captions }: BeginFilm,
): Promise<FinishedFilm> {
  const id = deps.newId();
  return deps.db.transaction(async (tx) => {
    await requireScript(tx, { userId, id: generationId });
    await consumeWithin(tx, deps.clock, filmRateLimits(userId));
    const film = { id, generationId, ratio, bytes, captions, madeBy: "browser" } as const;
    await insertWithinSpace(tx, deps, userId, film);
    return presentFilmRow(tx, await requireFilm(tx, { userId, id }));
  });
}

/**
 * Checks that a user's storage has room for `bytes` more (`FILM_LIMITS.bytesPerUser` in
 * `core/film/limits.ts`, else 413 `storage_limit`), and a script for `films` more videos
 * (`FILM_LIMITS.perGeneration`, else 409 `film_limit`). Uploads and `startRender`
 * (`film-renders.service.ts`) call it. Locks out further videos of the user until the transaction
 * ends. Message of 413: `core/film/messages.ts`.
 */
export async function requireSpace(
  tx: Tx,
  { userId, id: generationId }: OwnedId,
  { bytes, films = 1 }: { readonly bytes: number; readonly films?: number },
): Promise<void> {
  if ((await repo.lockBytes(tx, userId)) + bytes > FILM_LIMITS.bytesPerUser) {
    throw new AppError("storage_limit", { message: filmMessages.accountFull });
  }
  if ((await repo.countFilms(tx, generationId)) + films > FILM_LIMITS.perGeneration)
    throw new AppError("film_limit");
}

/**
 * Inserts the row of a video whose parts are stored later, for an upload (`beginFilm`) or a render
 * (`run-render.ts`). Throws the errors of `requireSpace`, whose limits are `FILM_LIMITS` in
 * `core/film/limits.ts`.
 */
export async function insertWithinSpace(
  tx: Tx,
  { clock }: Pick<FilmUploadDeps, "clock">,
  userId: UserId,
  film: Parameters<typeof repo.insertFilm>[3],
): Promise<void> {
  await requireSpace(tx, { userId, id: film.generationId }, film);
  await repo.insertFilm(tx, clock, userId, film);
}

/**
 * Stores a part of a video (`PUT /api/films/:id/parts/:part` in `films.routes.ts`, or a render) and
 * replaces an earlier one. Throws 404, 400 for another length than `partLength` in
 * `core/film/finished-film.ts`, and `StorageError`. Returns a complete video unchanged. Messages:
 * `core/film/messages.ts`.
 */
export async function putPart(
  deps: FilmUploadDeps,
  own: OwnedId & { readonly part: number },
  content: Uint8Array,
): Promise<FinishedFilm> {
  const { userId, part } = own;
  const film = await requireFilm(deps.db, own);
  if (film.status === "completed") return presentFilmRow(deps.db, film);
  if (part >= filmPartCount(film.bytes)) throw new AppError("not_found");
  if (content.length !== partLength(film.bytes, part)) throw invalidField("file", filmMessages.wrongPart);
  const { generationId } = film;
  const file = {
    userId,
    generationId,
    purpose: "film",
    content: { bytes: content, type: "video/mp4" },
  } as const;
  await storeFilmFile(deps, file, async (tx, fileId) => {
    const row = await repo.lockFilm(tx, own);
    if (row?.status !== "uploading") throw new AppError("not_found");
    const before = await repo.putPart(tx, film.id, { part, fileId });
    if (before !== undefined) await deleteFilmFiles(tx, deps, { userId, generationId, ids: [before] });
  });
  return presentFilmRow(deps.db, await requireFilm(deps.db, own));
}

/**
 * Checks a video after the upload of all parts, and completes it (`POST /api/films/:id/complete` in
 * `films.routes.ts`, or a render). A worker reads its format, size and duration
 * (`server/workers/media/read-film.ts`); the size in px must be that of its ratio
 * (`core/film/ratios.ts`). Throws 404, 409 `film_incomplete` for missing parts, and 400 for an
 * invalid video, whose upload is then deleted; limits: `FILM_LIMITS` (`core/film/limits.ts`),
 * messages: `core/film/messages.ts`.
 */
export async function completeFilm(deps: FilmUploadDeps, own: OwnedId): Promise<FinishedFilm> {
  const film = await requireFilm(deps.db, own);
  if (film.status === "completed") return presentFilmRow(deps.db, film);
  const parts = await repo.listParts(deps.db, [film.id]);
  if (parts.length < filmPartCount(film.bytes)) throw new AppError("film_incomplete");
  const checked = await checkFilm(deps, film, parts);
  if ("refusal" in checked) {
    await deps.db.transaction((tx) => removeFilm(tx, deps, film));
    throw invalidField("file", checked.refusal);
  }
  const etag = createHash("sha256")
    .update(parts.map(({ fileId }) => fileId).join(" "))
    .digest("hex")
    .slice(0, 32);
  return deps.db.transaction(async (tx) => {
    const row = await repo.lockFilm(tx, own);
    const current = row && (await repo.listParts(tx, [film.id]));
    // A part that was sent again meanwhile has not been checked.
    const isChecked = current?.every(({ fileId }, index) => fileId === parts[index]?.fileId) === true;
    if (!isChecked) throw new AppError("film_incomplete");
    const completed = await repo.completeFilm(tx, deps.clock, own, { seconds: checked.seconds, etag });
    if (!completed) throw new AppError("not_found");
    return presentFilmRow(tx, completed);
  });
}

/** Reads the description of a video in a worker; its samples are not decoded. */
async function checkFilm(
  deps: FilmUploadDeps,
  { userId, bytes, ratio }: repo.FilmRow,
  parts: readonly repo.FilmPart[],
): Promise<{ readonly seconds: number } | { readonly refusal: string }> {
  const range = { start: 0, end: Math.min(bytes, FILM_LIMITS.partBytes) };
  const head = new Uint8Array(
    await new Response(await openFilm(deps, { userId, bytes, parts }, range)).arrayBuffer(),
  );
  const input = { head, size: bytes, maxSeconds: FILM_LIMITS.seconds };
  const facts = await deps.fileWorkers
    .run(userId, "readFilm", input, [head.buffer])
    .catch((error: unknown) => {
      if (error instanceof WorkerFailure) return { kind: "unreadable" } as const;
      throw error;
    });
  if (facts.kind !== "film") return { refusal: filmMessages[facts.kind] };
  const { width, height } = FILM_SIZES[ratio];
  if (facts.width !== width || facts.height !== height) return { refusal: filmMessages.wrongSize };
  return { seconds: facts.seconds };
}

/**
 * Sets the cover of a video (`PUT /api/films/:id/cover` in `films.routes.ts`, or a render) and
 * deletes the former one. `server/render/ingest/image-ingest.ts` checks and encodes the picture
 * again; its pixels are limited by `LIMITS.uploadPixels` (`core/limits.ts`), its bytes by
 * `films.routes.ts`. Throws 404, 400 for files that are no pictures, and `StorageError`.
 */
export async function saveCover(deps: FilmUploadDeps, own: OwnedId, file: Uint8Array): Promise<FinishedFilm> {
  const { userId } = own;
  const { generationId } = await requireFilm(deps.db, own);
  const content = await deps.imageIngest.take(file);
  await storeFilmFile(deps, { userId, generationId, purpose: "film", content }, async (tx, fileId) => {
    const row = await repo.lockFilm(tx, own);
    if (!row) throw new AppError("not_found");
    await repo.setCover(tx, own, fileId);
    const ids = row.coverFileId === null ? [] : [row.coverFileId];
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
  });
  return presentFilmRow(deps.db, await requireFilm(deps.db, own));
}
