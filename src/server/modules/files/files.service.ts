import { createHash } from "node:crypto";
import { LIMITS } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { fileUrl } from "#core/uploads/api.ts";
import { readAll, type Storage } from "#server/adapters/storage/storage.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { ByteRange } from "#server/lib/byte-range.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import * as repo from "./files.repo.ts";
import { storeFile, type FileContent, type StoreFileDeps } from "./store-file.ts";
import { deleteGenerated, deleteLinks } from "./sweeps.repo.ts";

/**
 * Dependencies of reading and deleting stored files: database, clock and storage
 * (`server/adapters/storage/storage.ts`); `boot/deps.ts` provides them, and slices that show files
 * extend it.
 */
export interface FilesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
}

/**
 * A stored file for a route or an archive: the headers, and how to open its bytes. `openFile` makes
 * it for `findFile` and `findKeptFile` (`kept-files.service.ts`); `serve-file.ts` and the archives
 * read it. Sizes in bytes; `open` throws 404 and `StorageError`.
 */
export interface ServedFile {
  readonly id: string;
  readonly type: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Set for files that are only downloaded, never shown. */
  readonly attachment?: string;
  /** Streams the file or a range of it. Throws 404 when the storage has no such object. */
  readonly open: (range?: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}

/**
 * Finds a user's file for the file route (`serve-file.ts`) and for archives. Throws 404 for files
 * that the owner may not read (`isVisible` in `files.repo.ts`).
 */
export async function findFile(deps: FilesDeps, own: repo.OwnedFileId): Promise<ServedFile> {
  const row = await repo.findOwned(deps.db, deps.clock, own);
  if (!row) throw new AppError("not_found");
  return openFile(deps, row);
}

/**
 * Converts the row of a file that `findFile` or `findKeptFile` (`kept-files.service.ts`) may serve,
 * after the check of the owner. A proof is only downloaded. `open` of the result throws 404 if the
 * storage has no such object, and `StorageError`.
 */
export function openFile({ storage }: Pick<FilesDeps, "storage">, row: repo.FileRow): ServedFile {
  const { id, type, bytes, sha256, key, purpose, name } = row;
  const open = async (range?: ByteRange) => {
    const stream = await storage.open(key, range);
    if (!stream) throw new AppError("not_found");
    return stream;
  };
  return { id, type, bytes, sha256, open, ...(purpose === "proof" && { attachment: name ?? id }) };
}

/**
 * Reads a user's file into memory from the storage adapter; generations, films, readings and
 * previews draw ads from it. Throws 404 for files that the owner may not read (`isVisible` in
 * `files.repo.ts`), and `StorageError`.
 */
export async function readFile(
  { db, clock, storage }: FilesDeps,
  own: repo.OwnedFileId,
): Promise<Uint8Array> {
  const row = await repo.findOwned(db, clock, own);
  if (!row) throw new AppError("not_found");
  return readAll(storage, row.key);
}

interface FileLink {
  readonly userId: UserId;
  readonly generationId: string;
  readonly ids: readonly string[];
}

/**
 * Links uploads to a generation, which keeps them, in the transaction of the reservation
 * (`generations.service.ts`) or of `saveFilmSettings`
 * (`generations/film/film-settings.service.ts`). Throws 400 at `field` when one of them is missing
 * (`core/uploads/messages.ts`), for example after `UNUSED_UPLOAD_HOURS` (`files.repo.ts`).
 */
export async function linkUploads(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  use: FileLink,
  field = "images",
): Promise<void> {
  const linked = await repo.linkFiles(tx, clock, use, "upload");
  if (linked.length < new Set(use.ids).size) throw invalidField(field, uploadMessages.missing);
}

/**
 * Ids of the uploads that a generation keeps, and of those among `ids` that the user may use
 * (`isVisible` in `files.repo.ts`), oldest first; `film-preview.service.ts` chooses pictures from
 * them.
 */
export async function listUploads({ db, clock }: FilesDeps, use: FileLink): Promise<string[]> {
  return repo.listUploads(db, clock, use);
}

/**
 * Stores a generated file and returns its id and URL; generators, redraws, `collectFiles`
 * (`exports/collect-files.ts`) and `uploadTemplate` (`exports/templates/templates.service.ts`) call
 * it. It stays invisible and expires after a day (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`) unless
 * `linkGenerated` or a reference keeps it. Throws `StorageError`.
 */
export async function storeGenerated(
  deps: StoreFileDeps,
  { userId, content }: { readonly userId: UserId; readonly content: FileContent },
): Promise<{ id: string; url: string }> {
  const id = await storeFile(deps, { userId, purpose: "generated", content });
  return { id, url: fileUrl(id) };
}

/**
 * Stores a picture for `previewFilm` (`generations/film/film-preview.service.ts`), which expires a
 * day later (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`), and returns its address; equal bytes get
 * the same one for hours (`PREVIEW_REUSE_HOURS` there). Throws `StorageError`.
 */
export async function storePreview(
  deps: StoreFileDeps,
  { userId, content }: { readonly userId: UserId; readonly content: FileContent },
): Promise<string> {
  const sha256 = createHash("sha256").update(content.bytes).digest("hex");
  const known = await repo.findPreview(deps.db, deps.clock, { userId, sha256 });
  return fileUrl(known?.id ?? (await storeFile(deps, { userId, purpose: "preview", content })));
}

/**
 * Links generated files to a generation, which keeps them, in the transaction that writes the
 * generation's output (`runs/run.ts`, `redrawImage` in `generations/image/images.service.ts`).
 * Missing files are left out.
 */
export async function linkGenerated(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  use: FileLink,
): Promise<void> {
  await repo.linkFiles(tx, clock, use, "generated");
}

/**
 * Deletes a failed generation's generated files (`generations/runs/run.ts`; `deleteGenerated` in
 * `sweeps.repo.ts`); its uploads stay, because a retry needs them, and so do files that other rows
 * refer to.
 */
export async function deleteGeneratedFiles(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  generationId: string,
): Promise<void> {
  await deleteGenerated(tx, clock, generationId);
}

/**
 * Soft-deletes the generated file that a redraw of an image ad replaced
 * (`generations/image/images.service.ts`), unless another row still refers to it;
 * `markUnreferencedDeleted` (`files.repo.ts`) does it, the purge job (`files.jobs.ts`) removes the
 * bytes.
 */
export async function deleteGeneratedFile(
  { db, clock }: Pick<FilesDeps, "db" | "clock">,
  own: repo.OwnedFileId,
): Promise<void> {
  await repo.markUnreferencedDeleted(db, clock, own);
}

/** A part or the cover of a video, or the voice of a scene. */
interface FilmFile {
  readonly userId: UserId;
  readonly generationId: string;
  readonly purpose: "film" | "voice";
  readonly content: FileContent;
}

/**
 * Stores a file of a video (`film-upload.service.ts`) or a voice (`voices.service.ts`,
 * `run-voicing.ts`) and returns its id. `inTransaction` writes the row that refers to it, and the
 * generation keeps the file from then on; a file that it refuses is deleted. Throws `StorageError`,
 * and 413 for voices beyond `LIMITS.uploadedBytesPerUser` (`core/limits.ts`). Files of videos have
 * the limits of `requireSpace` (`film-upload.service.ts`).
 */
export async function storeFilmFile(
  deps: StoreFileDeps,
  { userId, generationId, purpose, content }: FilmFile,
  inTransaction: (tx: Tx, id: string) => Promise<void>,
): Promise<string> {
  const limit = purpose === "voice" ? { limit: LIMITS.uploadedBytesPerUser } : {};
  const id = await storeFile(deps, { userId, purpose, content, ...limit });
  try {
    await deps.db.transaction(async (tx) => {
      await inTransaction(tx, id);
      await repo.linkFiles(tx, deps.clock, { userId, generationId, ids: [id] }, purpose);
    });
  } catch (error) {
    await repo.markDeleted(deps.db, deps.clock, { userId, id }).catch(() => {});
    throw error;
  }
  return id;
}

/**
 * Deletes files of videos, covers and voices of a script, when they are replaced or removed, in the
 * transaction of `voices.service.ts`, `films.service.ts`, `film-upload.service.ts`,
 * `voicings.service.ts` or `run-voicing.ts` of `generations/film` that changes the rows that
 * referred to them. The purge job (`files.jobs.ts`) removes the bytes.
 */
export async function deleteFilmFiles(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  { userId, generationId, ids }: FileLink,
): Promise<void> {
  if (ids.length === 0) return;
  await repo.unlinkFiles(tx, generationId, ids);
  await repo.markAllDeleted(tx, clock, userId, ids);
}

/**
 * Hides the files of a deleted generation (`deleteGeneration` in
 * `generations/generations.service.ts`), or shows them again after a restore (`restoreGeneration`
 * in `generations/restore.service.ts`) within `RESTORE_MINUTES` (`core/limits.ts`); after it
 * `releaseFilesOf` drops them.
 */
export async function setFilesHidden(tx: Tx, generationId: string, hidden: boolean): Promise<void> {
  await repo.setLinksHidden(tx, generationId, hidden);
}

/**
 * Releases the files of purged generations (`deleteLinks` in `sweeps.repo.ts`): deletes generated
 * ones that nothing else refers to, and lets the uploads expire. The job `generation.purge`
 * (`generations.jobs.ts`) calls it after `RESTORE_MINUTES` (`core/limits.ts`).
 */
export async function releaseFilesOf(
  tx: Tx,
  { clock }: Pick<FilesDeps, "clock">,
  generationIds: readonly string[],
): Promise<void> {
  if (generationIds.length > 0) await deleteLinks(tx, clock, generationIds);
}
