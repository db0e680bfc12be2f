import { and, eq, exists, gt, inArray, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { files, generationFiles, type FilePurpose } from "./files.table.ts";

/** Hours for which an upload that no generation uses is kept, for the form it was made in. */
export const UNUSED_UPLOAD_HOURS = 24;

export type FileRow = typeof files.$inferSelect;

/** Names one file of one user; another user's id finds nothing. */
export interface OwnedFileId {
  readonly userId: UserId;
  readonly id: string;
}

/** What is known of a file before its bytes are stored. */
export interface NewFile extends Pick<
  FileRow,
  "id" | "purpose" | "key" | "type" | "bytes" | "sha256" | "width" | "height"
> {
  readonly userId: UserId;
}

const isOwnedBy = (userId: UserId) => and(eq(files.userId, userId), isNull(files.deletedAt));
export const unusedCutoff = (clock: Clock) => sql`${clock.now} - make_interval(hours => ${UNUSED_UPLOAD_HOURS})`;

/** A profile picture, a form's fresh upload, or part of a generation that is not deleted; stored as a whole. */
function isVisible(db: Queryable, clock: Clock, userId: UserId) {
  const links = db
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(and(eq(generationFiles.fileId, files.id), eq(generationFiles.hidden, false)));
  return and(
    isOwnedBy(userId),
    isNotNull(files.storedAt),
    or(
      eq(files.purpose, "avatar"),
      and(eq(files.purpose, "upload"), gt(files.usedAt, unusedCutoff(clock))),
      exists(links),
    ),
  );
}

export async function findOwned(db: Queryable, clock: Clock, own: OwnedFileId): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(isVisible(db, clock, own.userId), eq(files.id, own.id)));
  return row;
}

/** Bytes of a user's uploads. Until the transaction ends, nobody else adds to them. */
export async function lockUploadedBytes(tx: Tx, userId: UserId): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${userId}`}, 0))`);
  const [row] = await tx
    .select({ bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(isOwnedBy(userId), eq(files.purpose, "upload")));
  return row?.bytes ?? 0;
}

export async function insertFile(db: Queryable, clock: Clock, file: NewFile): Promise<void> {
  const now = sql`${clock.now}`;
  await db.insert(files).values({ ...file, createdAt: now, usedAt: now });
}

/** Makes it visible; `false` when it was removed meanwhile. */
export async function markStored(db: Queryable, clock: Clock, { userId, id }: OwnedFileId): Promise<boolean> {
  const rows = await db
    .update(files)
    .set({ storedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(userId), eq(files.id, id)))
    .returning({ id: files.id });
  return rows.length > 0;
}

/** Hides a file whose bytes did not arrive, and lets the sweep remove what there is of it. */
export async function markDeleted(db: Queryable, clock: Clock, { userId, id }: OwnedFileId): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(userId), eq(files.id, id)));
}

/** Finds a user's upload and holds it: until the transaction ends, no generation can begin to use it. */
export async function lockUpload(tx: Tx, clock: Clock, own: OwnedFileId): Promise<boolean> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isVisible(tx, clock, own.userId), eq(files.id, own.id), eq(files.purpose, "upload")))
    .for("update");
  return rows.length > 0;
}

/** Whether a generation uses it, a deleted one that can be brought back included. */
export async function isUsed(tx: Tx, fileId: string): Promise<boolean> {
  const rows = await tx
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(eq(generationFiles.fileId, fileId))
    .limit(1);
  return rows.length > 0;
}

interface FileLink {
  readonly userId: UserId;
  readonly generationId: string;
  readonly ids: readonly string[];
}

/**
 * Binds files to a generation, so that they are kept as long as it is. Touching each row is what makes a sweep that runs
 * at the same moment look at it again. Gives the ids it has found.
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

/** Hides or shows what a generation uses, with the generation. */
export async function setLinksHidden(tx: Tx, generationId: string, hidden: boolean): Promise<void> {
  await tx.update(generationFiles).set({ hidden }).where(eq(generationFiles.generationId, generationId));
}
