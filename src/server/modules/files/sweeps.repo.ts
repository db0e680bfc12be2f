import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { fileUrl } from "#core/uploads/api.ts";
import { usersWithAvatar } from "../accounts/accounts.public.ts";
import { referencesTo, unusedCutoff, type FileRow } from "./files.repo.ts";
import { files, generationFiles } from "./files.table.ts";

const BATCH_SIZE = 100;
/** Maximum duration of an upload; a file not stored by then was abandoned. */
const MAX_STORE_HOURS = 1;

/** Condition for abandoned uploads, files not in use for a day, and replaced avatars. */
function isUnreferenced(db: Db, clock: Clock) {
  const links = db
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(eq(generationFiles.fileId, files.id));
  const avatarOwners = usersWithAvatar(db, files.userId, sql`${fileUrl("")} || ${files.id}`);
  return and(
    isNull(files.deletedAt),
    or(
      and(
        isNull(files.storedAt),
        lt(files.createdAt, sql`${clock.now} - make_interval(hours => ${MAX_STORE_HOURS})`),
      ),
      and(
        ne(files.purpose, "avatar"),
        lt(files.usedAt, unusedCutoff(clock)),
        notExists(links),
        notExists(referencesTo(db)),
      ),
      and(eq(files.purpose, "avatar"), lt(files.usedAt, unusedCutoff(clock)), notExists(avatarOwners)),
    ),
  );
}

/**
 * Marks up to `BATCH_SIZE` unreferenced files as deleted (`isUnreferenced` in this file decides)
 * and returns their number, for the hourly sweep (`sweepFiles` in `files.jobs.ts`). Files that are
 * not stored after `MAX_STORE_HOURS` (this file) count as abandoned; others expire after
 * `UNUSED_UPLOAD_HOURS` (`files.repo.ts`).
 */
export async function markUnreferenced(db: Db, clock: Clock): Promise<number> {
  const batch = db.select({ id: files.id }).from(files).where(isUnreferenced(db, clock)).limit(BATCH_SIZE);
  const rows = await db
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    // Repeated, because a generation may link a file while this statement waits for its row lock.
    .where(and(inArray(files.id, batch), isUnreferenced(db, clock)))
    .returning({ id: files.id });
  return rows.length;
}

/** Condition for generated files that no row of another slice refers to. */
const isDroppable = (tx: Tx) =>
  and(isNull(files.deletedAt), eq(files.purpose, "generated"), notExists(referencesTo(tx)));

/**
 * Deletes the generated files of purged generations that nothing else refers to, and all links of
 * these generations; `releaseFilesOf` (`files.service.ts`) calls it. Uploads then expire
 * (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`).
 */
export async function deleteLinks(tx: Tx, clock: Clock, generationIds: readonly string[]): Promise<void> {
  const linksOfGenerations = inArray(generationFiles.generationId, [...generationIds]);
  const used = tx.select({ id: generationFiles.fileId }).from(generationFiles).where(linksOfGenerations);
  await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isDroppable(tx), inArray(files.id, used)));
  await tx.delete(generationFiles).where(linksOfGenerations);
}

/**
 * Deletes a failed generation's generated files that nothing else refers to, and the links to them;
 * `deleteGeneratedFiles` (`files.service.ts`) calls it.
 */
export async function deleteGenerated(tx: Tx, clock: Clock, generationId: string): Promise<void> {
  const linksOfGeneration = eq(generationFiles.generationId, generationId);
  const used = tx.select({ id: generationFiles.fileId }).from(generationFiles).where(linksOfGeneration);
  const dropped = await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isDroppable(tx), inArray(files.id, used)))
    .returning({ id: files.id });
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0)
    await tx.delete(generationFiles).where(and(linksOfGeneration, inArray(generationFiles.fileId, ids)));
}

type DeletableFile = Pick<FileRow, "id" | "key">;
const isDeletable = or(isNotNull(files.deletedAt), isNull(files.userId));

/**
 * Returns id and key of the next files that `purgeFiles` (`files.jobs.ts`, each minute) removes
 * from the storage, at most `BATCH_SIZE` (this file); an empty list if no file is left to remove.
 * It returns files marked as deleted, without a waiting period, and those of deleted accounts
 * (`isDeletable` in this file). `markUnreferenced` marks unused ones after `UNUSED_UPLOAD_HOURS`
 * (`files.repo.ts`).
 */
export async function listDeletable(db: Db): Promise<DeletableFile[]> {
  return db.select({ id: files.id, key: files.key }).from(files).where(isDeletable).limit(BATCH_SIZE);
}

/** Deletes the row of a file after `purgeFiles` (`files.jobs.ts`) removed its bytes. */
export async function deleteRow(db: Db, { id }: DeletableFile): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), isDeletable));
}
