import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { isVisible, type FileRow } from "./files.repo.ts";
import { fileReferences, files, type FilePurpose } from "./files.table.ts";

interface OwnFiles {
  readonly userId: UserId;
  readonly ids: readonly string[];
}

interface OwnFilesOfPurpose extends OwnFiles {
  readonly purpose: FilePurpose;
}

/**
 * Marks a user's visible files (`isVisible` in `files.repo.ts`) of this purpose as used, when
 * `replaceReferences` (`references.service.ts`) starts to refer to them, and returns them. Updating
 * each row makes a concurrent sweep re-evaluate its condition.
 */
export async function useFiles(
  tx: Tx,
  clock: Clock,
  { userId, ids, purpose }: OwnFilesOfPurpose,
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(files)
    .set({ usedAt: sql`${clock.now}` })
    .where(and(isVisible(tx, clock, userId), inArray(files.id, [...ids]), eq(files.purpose, purpose)))
    .returning();
}

/**
 * Like `useFiles`, for stored uploads and generated files, visible or not, such as a redrawn
 * picture that nothing refers to yet; `addReferences` (`references.service.ts`) calls it.
 */
export async function useStoredFiles(tx: Tx, clock: Clock, { userId, ids }: OwnFiles): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(files)
    .set({ usedAt: sql`${clock.now}` })
    .where(
      and(
        eq(files.userId, userId),
        isNull(files.deletedAt),
        isNotNull(files.storedAt),
        inArray(files.id, [...ids]),
        inArray(files.purpose, ["upload", "generated"]),
      ),
    )
    .returning();
}

/**
 * Inserts references of a row of another slice to its files when the row is stored
 * (`references.service.ts`); an existing one stays as it is.
 */
export async function insertReferences(
  tx: Tx,
  referrer: string,
  ids: readonly string[],
  hidden = false,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(fileReferences)
    .values(ids.map((fileId) => ({ fileId, referrer, hidden })))
    .onConflictDoNothing();
}

/**
 * Hides or shows the files that a row refers to, when a campaign is deleted or restored; the
 * service of the same name (`references.service.ts`) calls it. `isVisible` (`files.repo.ts`)
 * excludes hidden ones.
 */
export async function setReferencesHidden(tx: Tx, referrer: string, hidden: boolean): Promise<void> {
  await tx.update(fileReferences).set({ hidden }).where(eq(fileReferences.referrer, referrer));
}

/**
 * Deletes references of rows that change or are purged, except those to `kept`;
 * `references.service.ts` calls it. The files expire a day later (`UNUSED_UPLOAD_HOURS` in
 * `files.repo.ts`), so that undoing the change finds them.
 */
export async function deleteReferences(
  tx: Tx,
  clock: Clock,
  referrers: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  if (referrers.length === 0) return;
  const dropped = await tx
    .delete(fileReferences)
    .where(
      and(
        inArray(fileReferences.referrer, [...referrers]),
        kept.length > 0 ? notInArray(fileReferences.fileId, [...kept]) : undefined,
      ),
    )
    .returning({ id: fileReferences.fileId });
  if (dropped.length === 0) return;
  const ids = dropped.map(({ id }) => id);
  await tx
    .update(files)
    .set({ usedAt: sql`${clock.now}` })
    .where(inArray(files.id, ids));
}
