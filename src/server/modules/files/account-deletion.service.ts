import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { FILES_PURGE } from "./files.jobs.ts";
import { files } from "./files.table.ts";

/**
 * Detaches up to `limit` files from a deleted account and returns their number; `eraseAccount`
 * (`BATCH` in `account-deletion/delete-account.service.ts`) calls it until none is left, and the
 * purge job (`purgeFiles` in `files.jobs.ts`) removes the files.
 */
export async function detachFiles(db: Db, userId: UserId, limit: number): Promise<number> {
  const batch = db.select({ id: files.id }).from(files).where(eq(files.userId, userId)).limit(limit);
  const rows = await db
    .update(files)
    .set({ userId: null })
    .where(and(eq(files.userId, userId), inArray(files.id, batch)))
    .returning({ one: sql`1` });
  return rows.length;
}

/**
 * Runs the purge of deleted files (`FILES_PURGE` in `files.jobs.ts`) right after the transaction
 * instead of at its next scheduled minute; `eraseAccount`
 * (`account-deletion/delete-account.service.ts`) and `setAvatar` (`avatar.service.ts`) call it.
 */
export async function enqueuePurge(tx: Tx, jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(tx, FILES_PURGE, {});
}
