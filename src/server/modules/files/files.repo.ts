import { and, eq, exists, gt, inArray, isNotNull, isNull, notExists, or, sql, sum } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { fileReferences, files, generationFiles, type FilePurpose } from "./files.table.ts";

/** Hours for which the sweep keeps an upload without a generation, for the form with it. */
const UNUSED_UPLOAD_HOURS = 24;

/** A row of `files` (`files.table.ts`), made by `storeFile`; its bytes are in the storage. */
export type FileRow = typeof files.$inferSelect;

/** Id of a file with its owner, from the services here; queries match no other user's row. */
export interface OwnedFileId {
  readonly userId: UserId;
  readonly id: string;
}

/** Columns of a file that `storeFile` inserts before it stores the bytes. */
interface NewFile extends Pick<
  FileRow,
  "id" | "purpose" | "key" | "type" | "name" | "bytes" | "sha256" | "width" | "height"
> {
  readonly userId: UserId;
}

const isOwnedBy = (userId: UserId) => and(eq(files.userId, userId), isNull(files.deletedAt));
/**
 * SQL time before which an unused upload may be deleted (`UNUSED_UPLOAD_HOURS` in this file, 24);
 * visible until then. The sweep (`sweeps.repo.ts`) and `isVisible` compare with it.
 */
export const unusedCutoff = (clock: Clock) =>
  sql`${clock.now} - make_interval(hours => ${UNUSED_UPLOAD_HOURS})`;

/**
 * Purposes of files that users upload, for ads, brands and voices of videos; their bytes count
 * against the storage (`store-file.ts`), and `export.service.ts` exports them.
 */
export const UPLOADED: FilePurpose[] = ["upload", "proof", "voice"];

/**
 * Subquery for references of other slices to a file (`references.service.ts` writes them);
 * `sweeps.repo.ts` and `markUnreferencedDeleted` (redraws) keep files with some.
 */
export const referencesTo = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(fileReferences)
    .where(eq(fileReferences.fileId, files.id));

/**
 * SQL condition for files that their owner may read: stored, and an avatar, a recent upload or
 * preview, or in use by a visible generation or another visible row. The queries of this file and
 * of `references.repo.ts` use it.
 */
export function isVisible(db: Queryable, clock: Clock, userId: UserId) {
  const links = db
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(and(eq(generationFiles.fileId, files.id), eq(generationFiles.hidden, false)));
  const references = db
    .select({ one: sql`1` })
    .from(fileReferences)
    .where(and(eq(fileReferences.fileId, files.id), eq(fileReferences.hidden, false)));
  return and(
    isOwnedBy(userId),
    isNotNull(files.storedAt),
    or(
      eq(files.purpose, "avatar"),
      and(inArray(files.purpose, [...UPLOADED, "preview"]), gt(files.usedAt, unusedCutoff(clock))),
      exists(links),
      exists(references),
    ),
  );
}

/**
 * Finds a file that its owner may read (`isVisible`), for `findFile` and `readFile` of
 * `files.service.ts`; else `undefined`, which they answer with 404.
 */
export async function findOwned(db: Queryable, clock: Clock, own: OwnedFileId): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(isVisible(db, clock, own.userId), eq(files.id, own.id)));
  return row;
}

/** Hours for which the preview of a film may use a file again; it stays visible for longer. */
const PREVIEW_REUSE_HOURS = 6;

/**
 * Finds a picture of a preview of the last 6 hours (`PREVIEW_REUSE_HOURS` in this file) with the
 * same bytes, when `storePreview` (`files.service.ts`) stores one, so that its address stays the
 * same. Returns `undefined` if no picture has these bytes; `storePreview` then stores a new file.
 */
export async function findPreview(
  db: Queryable,
  clock: Clock,
  { userId, sha256 }: { readonly userId: UserId; readonly sha256: string },
): Promise<{ readonly id: string } | undefined> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        isOwnedBy(userId),
        eq(files.purpose, "preview"),
        isNotNull(files.storedAt),
        eq(files.sha256, sha256),
        gt(files.usedAt, sql`${clock.now} - make_interval(hours => ${PREVIEW_REUSE_HOURS})`),
      ),
    )
    .limit(1);
  return row;
}

/**
 * Finds a stored file of a user for a row that refers to it, such as an export (`findKeptFile` in
 * `kept-files.service.ts`), also if the user no longer sees it; returns `undefined` if the user has
 * no such file (404).
 */
export async function findStored(db: Queryable, { userId, id }: OwnedFileId): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(isOwnedBy(userId), isNotNull(files.storedAt), eq(files.id, id)));
  return row;
}

/**
 * Sums the bytes of a user's uploads (purposes: `UPLOADED`), which `storeFile` (`store-file.ts`)
 * compares with its `limit`, `LIMITS.uploadedBytesPerUser` (`core/limits.ts`); locks out further
 * uploads until the transaction ends.
 */
export async function lockUploadedBytes(tx: Tx, userId: UserId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
  const [row] = await tx
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(isOwnedBy(userId), inArray(files.purpose, UPLOADED)));
  return row?.bytes ?? 0;
}

/**
 * Inserts the row of a file before `storeFile` (`store-file.ts`) stores its bytes: no object is
 * without a row. The sweep removes incomplete ones after `MAX_STORE_HOURS` (`sweeps.repo.ts`).
 */
export async function insertFile(db: Queryable, clock: Clock, file: NewFile): Promise<void> {
  const now = sql`${clock.now}`;
  await db.insert(files).values({ ...file, createdAt: now, usedAt: now });
}

/** Makes a file visible once `storeFile` has stored its bytes; `false` when it was deleted. */
export async function markStored(db: Queryable, clock: Clock, { userId, id }: OwnedFileId): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ storedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(userId), eq(files.id, id)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/**
 * Soft-deletes a file that is replaced or no longer needed (avatars, uploads, failed stores); the
 * purge job (`purgeFiles` in `files.jobs.ts`) removes its bytes.
 */
export async function markDeleted(db: Queryable, clock: Clock, { userId, id }: OwnedFileId): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(userId), eq(files.id, id)));
}

/** Soft-deletes a generated file without references after a redraw (`deleteGeneratedFile`). */
export async function markUnreferencedDeleted(db: Queryable, clock: Clock, own: OwnedFileId): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(own.userId), eq(files.id, own.id), notExists(referencesTo(db))));
}

/**
 * Locks a user's visible upload (purposes: `UPLOADED`) for `deleteUpload` (`uploads.service.ts`),
 * so that nothing can refer to it meanwhile. `false` if missing.
 */
export async function lockUpload(tx: Tx, clock: Clock, own: OwnedFileId): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isVisible(tx, clock, own.userId), eq(files.id, own.id), inArray(files.purpose, UPLOADED)))
    .for("update");
  return rows.length > 0;
}

/**
 * Returns whether `deleteUpload` (`uploads.service.ts`) must keep an upload: a generation uses it,
 * including deleted ones that can still be restored (`RESTORE_MINUTES` in `core/limits.ts`), or a
 * row refers to it.
 */
export async function isUsed(tx: Tx, fileId: string): Promise<boolean> {
  const links = await tx.$count(generationFiles, eq(generationFiles.fileId, fileId));
  const references = await tx.$count(fileReferences, eq(fileReferences.fileId, fileId));
  return links + references > 0;
}

interface FileLink {
  readonly userId: UserId;
  readonly generationId: string;
  readonly ids: readonly string[];
}

/**
 * Links files to a generation, which keeps them, and returns the ids found: uploads at its
 * creation, generated files with its output, files of films and voices (`files.service.ts` calls
 * it). Uploads must be visible (`isVisible`). Updating each row makes a concurrent sweep
 * re-evaluate its condition.
 */
export async function linkFiles(
  tx: Tx,
  clock: Clock,
  { userId, generationId, ids }: FileLink,
  purpose: FilePurpose,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const usable =
    purpose === "upload" ? isVisible(tx, clock, userId) : and(isOwnedBy(userId), isNotNull(files.storedAt));
  const found = await tx
    .update(files)
    .set({ usedAt: sql`${clock.now}` })
    .where(and(usable, inArray(files.id, [...ids]), eq(files.purpose, purpose)))
    .returning({ id: files.id });
  const linked = found.map(({ id }) => id);
  if (linked.length > 0) {
    await tx
      .insert(generationFiles)
      .values(linked.map((fileId) => ({ generationId, fileId })))
      .onConflictDoNothing();
  }
  return linked;
}

/**
 * Ids of the visible uploads that a generation keeps or that `ids` name, oldest first; the service
 * of the same name (`files.service.ts`) passes them to film previews.
 */
export async function listUploads(
  db: Queryable,
  clock: Clock,
  { userId, generationId, ids }: FileLink,
): Promise<string[]> {
  const kept = db
    .select({ id: generationFiles.fileId })
    .from(generationFiles)
    .where(eq(generationFiles.generationId, generationId));
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        isVisible(db, clock, userId),
        eq(files.purpose, "upload"),
        or(inArray(files.id, kept), inArray(files.id, [...ids])),
      ),
    )
    .orderBy(files.createdAt, files.id);
  return rows.map(({ id }) => id);
}

/**
 * Deletes links of a generation to its films and voices, for `deleteFilmFiles`
 * (`files.service.ts`).
 */
export async function unlinkFiles(tx: Tx, generationId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(generationFiles)
    .where(and(eq(generationFiles.generationId, generationId), inArray(generationFiles.fileId, [...ids])));
}

/**
 * Soft-deletes files of a user after `deleteFilmFiles` (`files.service.ts`) has ended their links;
 * the purge job (`files.jobs.ts`) removes their bytes.
 */
export async function markAllDeleted(
  tx: Tx,
  clock: Clock,
  userId: UserId,
  ids: readonly string[],
): Promise<void> {
  await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(userId), inArray(files.id, [...ids])));
}

/** Hides or shows files of a deleted or restored generation (`setFilesHidden`). */
export async function setLinksHidden(tx: Tx, generationId: string, hidden: boolean): Promise<void> {
  await tx.update(generationFiles).set({ hidden }).where(eq(generationFiles.generationId, generationId));
}
