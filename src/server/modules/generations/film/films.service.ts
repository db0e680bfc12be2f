import { formatSrt, formatVtt } from "#core/generations/video/captions.ts";
import type { FilmFileName, FilmList, FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { contentDisposition } from "#server/http/content-disposition.ts";
import type { SentContent } from "#server/http/send-content.ts";
import { deleteFilmFiles, FILE_POLICY, type FilesDeps } from "../../files/files.public.ts";
import { findOwned } from "../generations.repo.ts";
import { openFilm } from "./film-content.ts";
import { filmStem } from "./film-name.ts";
import { requireScript } from "./film-source.ts";
import * as repo from "./films.repo.ts";
import { presentFilm } from "./present-film.ts";
import { listAbandonedUploads } from "./sweeps.repo.ts";

/**
 * Converts a row of a video to the API's format (`presentFilm` in `present-film.ts`) with its parts
 * and the brief of its script, for every response of `film-upload.service.ts` and
 * `films.service.ts`. Throws 404 if the script is deleted.
 */
export async function presentFilmRow(db: Queryable, row: repo.FilmRow): Promise<FinishedFilm> {
  const script = await findOwned(db, { userId: row.userId, id: row.generationId });
  if (!script) throw new AppError("not_found");
  return presentFilm(row, await repo.listParts(db, [row.id]), script.input);
}

/**
 * Finds a user's video, for the routes of films (`films.routes.ts`) and for uploads
 * (`film-upload.service.ts`). Throws 404, also for videos of deleted scripts (`visible-script.ts`).
 */
export async function requireFilm(db: Queryable, own: OwnedId): Promise<repo.FilmRow> {
  const row = await repo.findFilm(db, own);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Reads a video (`GET /api/films/:id` in `films.routes.ts`), for example to continue its upload;
 * `present-film.ts` makes the response. Throws 404.
 */
export async function readFilm({ db }: Pick<FilesDeps, "db">, own: OwnedId): Promise<FinishedFilm> {
  return presentFilmRow(db, await requireFilm(db, own));
}

/**
 * Lists the videos of a script (`GET /api/generations/:id/films` in `films.routes.ts`), with the
 * bytes that all videos of the user take and `FILM_LIMITS.bytesPerUser` (`core/film/limits.ts`).
 * Throws 404, and 409 while the script is being written.
 */
export async function listFilms({ db }: Pick<FilesDeps, "db">, own: OwnedId): Promise<FilmList> {
  const { input } = await requireScript(db, own);
  const rows = await repo.listFilms(db, own);
  const parts = await repo.listParts(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.map((row) =>
    presentFilm(
      row,
      parts.filter(({ filmId }) => filmId === row.id),
      input,
    ),
  );
  return { items, usedBytes: await repo.sumBytes(db, own.userId), maxBytes: FILM_LIMITS.bytesPerUser };
}

/**
 * The MP4 of a video for `GET /api/films/:id/video` (`films.routes.ts`), for its player or as a
 * download; `sendContent` (`server/http/send-content.ts`) answers ranges, with the policy
 * `FILE_POLICY` of `files/serve-file.ts`. File name: `film-name.ts`. Throws 404 until it is
 * complete.
 */
export async function findVideo(deps: FilesDeps, own: OwnedId, isDownload: boolean): Promise<SentContent> {
  const row = await requireFilm(deps.db, own);
  if (row.etag === null) throw new AppError("not_found");
  const { fileName } = await presentFilmRow(deps.db, row);
  const { bytes, etag, userId } = row;
  const parts = await repo.listParts(deps.db, [row.id]);
  return {
    ...{ bytes, type: "video/mp4", etag: `"${etag}"`, policy: FILE_POLICY },
    disposition: contentDisposition(isDownload ? "attachment" : "inline", fileName),
    open: (range) => openFilm(deps, { userId, bytes, parts }, range),
  };
}

/**
 * The captions of a video as an SRT or VTT file (`GET /api/films/:id/files/:name` in
 * `films.routes.ts`; names in the path: `FILM_FILES` in `core/film/finished-film.ts`, of the
 * download: `film-name.ts`, formats: `core/generations/video/captions.ts`). Throws 404 for a video
 * without captions.
 */
export async function readCaptions(
  { db }: Pick<FilesDeps, "db">,
  own: OwnedId,
  name: FilmFileName,
): Promise<{ readonly text: string; readonly type: string; readonly disposition: string }> {
  const row = await requireFilm(db, own);
  if (row.captions.length === 0) throw new AppError("not_found");
  const script = await findOwned(db, { userId: own.userId, id: row.generationId });
  const stem = filmStem(script?.input ?? {}, row.ratio);
  const isSrt = name === "captions.srt";
  return {
    text: isSrt ? formatSrt(row.captions) : formatVtt(row.captions),
    type: isSrt ? "application/x-subrip" : "text/vtt",
    disposition: contentDisposition("attachment", `${stem}.${isSrt ? "srt" : "vtt"}`),
  };
}

/**
 * Deletes a video and its files in the caller's transaction: by request, in the sweep of uploads
 * older than `FILM_LIMITS.uploadHours` (`core/film/limits.ts`), or when `completeFilm` refuses the
 * file. The purge of `files` removes the bytes.
 */
export async function removeFilm(tx: Tx, deps: Pick<FilesDeps, "clock">, row: repo.FilmRow): Promise<void> {
  const { id, userId, generationId, coverFileId } = row;
  const parts = await repo.listParts(tx, [id]);
  const ids = [...parts.map(({ fileId }) => fileId), ...(coverFileId === null ? [] : [coverFileId])];
  await repo.deleteFilm(tx, { userId, id });
  await deleteFilmFiles(tx, deps, { userId, generationId, ids });
}

/**
 * Removes an incomplete video; a complete one stays. `run-render.ts` calls it when a render fails,
 * `deleteRender` (`film-renders.service.ts`) when it is stopped, and the sweep of uploads older
 * than `FILM_LIMITS.uploadHours` (`core/film/limits.ts`).
 */
export async function removeUploading(tx: Tx, deps: Pick<FilesDeps, "clock">, own: OwnedId): Promise<void> {
  const row = await repo.lockAnyFilm(tx, own);
  if (row?.status === "uploading") await removeFilm(tx, deps, row);
}

/**
 * Deletes a video with its files, or cancels its upload (`DELETE /api/films/:id` in
 * `films.routes.ts`); `removeFilm` does the work, and there is no restore. Throws 404.
 */
export async function deleteFilm(deps: FilesDeps, own: OwnedId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await repo.lockFilm(tx, own);
    if (!row) throw new AppError("not_found");
    await removeFilm(tx, deps, row);
  });
}

/**
 * Removes uploads of videos that were begun more than `FILM_LIMITS.uploadHours`
 * (`core/film/limits.ts`) ago and never completed, up to 50 in a run (`sweeps.repo.ts`); an hourly
 * job in `generations.jobs.ts` calls it.
 */
export async function removeAbandonedFilms(deps: FilesDeps): Promise<void> {
  for (const own of await listAbandonedUploads(deps.db, deps.clock, FILM_LIMITS.uploadHours)) {
    await deps.db.transaction((tx) => removeUploading(tx, deps, own));
  }
}
