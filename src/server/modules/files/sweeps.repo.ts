import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { fileUrl } from "#core/uploads/api.ts";
import { usersWithAvatar } from "../accounts/profile.service.ts";
import { unusedCutoff, type FileRow } from "./files.repo.ts";
import { files, generationFiles } from "./files.table.ts";

const BATCH = 100;
/** No upload takes longer; what is not stored by then has been given up. */
const MAX_STORE_HOURS = 1;

/** What nobody needs: bytes that never arrived, what no generation has used for a day, pictures that are no avatar any more. */
function isUnreferenced(db: Db, clock: Clock) {
  const links = db
    .select({ one: sql`1` })
    .from(generationFiles)
    .where(eq(generationFiles.fileId, files.id));
  const faces = usersWithAvatar(db, files.userId, sql`${fileUrl("")} || ${files.id}`);
  return and(
    isNull(files.deletedAt),
    or(
      and(
        isNull(files.storedAt),
        lt(files.createdAt, sql`${clock.now} - make_interval(hours => ${MAX_STORE_HOURS})`),
      ),
      and(ne(files.purpose, "avatar"), lt(files.usedAt, unusedCutoff(clock)), notExists(links)),
      and(eq(files.purpose, "avatar"), lt(files.usedAt, unusedCutoff(clock)), notExists(faces)),
    ),
  );
}

/** Marks a batch of needless files as deleted and gives their number. */
export async function markUnreferenced(db: Db, clock: Clock): Promise<number> {
  const batch = db.select({ id: files.id }).from(files).where(isUnreferenced(db, clock)).limit(BATCH);
  const rows = await db
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    // Said again, because a generation may begin to use one of them while this waits for its row.
    .where(and(inArray(files.id, batch), isUnreferenced(db, clock)))
    .returning({ id: files.id });
  return rows.length;
}

/** Hides what generations had made that are gone for good, and ends their use of uploads. */
export async function deleteLinks(tx: Tx, clock: Clock, generationIds: readonly string[]): Promise<void> {
  const ofThem = inArray(generationFiles.generationId, [...generationIds]);
  const used = tx.select({ id: generationFiles.fileId }).from(generationFiles).where(ofThem);
  await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isNull(files.deletedAt), eq(files.purpose, "generated"), inArray(files.id, used)));
  await tx.delete(generationFiles).where(ofThem);
}

/** Deletes the files that a generation has made and its links to them. */
export async function deleteGenerated(tx: Tx, clock: Clock, generationId: string): Promise<void> {
  const ofIt = eq(generationFiles.generationId, generationId);
  const used = tx.select({ id: generationFiles.fileId }).from(generationFiles).where(ofIt);
  const dropped = await tx
    .update(files)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isNull(files.deletedAt), eq(files.purpose, "generated"), inArray(files.id, used)))
    .returning({ id: files.id });
  const ids = dropped.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(generationFiles).where(and(ofIt, inArray(generationFiles.fileId, ids)));
}

type DeletableFile = Pick<FileRow, "id" | "key">;
const isDeletable = or(isNotNull(files.deletedAt), isNull(files.userId));

/** The next files whose bytes are to be removed: deleted ones, and those of accounts that are gone. */
export async function listDeletable(db: Db): Promise<DeletableFile[]> {
  return db.select({ id: files.id, key: files.key }).from(files).where(isDeletable).limit(BATCH);
}

/** Forgets a file whose bytes are gone. */
export async function deleteRow(db: Db, { id }: DeletableFile): Promise<void> {
  await db.delete(files).where(and(eq(files.id, id), isDeletable));
}
