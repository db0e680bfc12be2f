import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { FILES_PURGE } from "./files.jobs.ts";
import { files } from "./files.table.ts";

/** Takes a batch of files from a user who has left and says how many: nobody can open them any more, their bytes go next. */
export async function detachFiles(db: Db, userId: UserId, limit: number): Promise<number> {
  const batch = db.select({ id: files.id }).from(files).where(eq(files.userId, userId)).limit(limit);
  const rows = await db
    .update(files)
    .set({ userId: null })
    .where(and(eq(files.userId, userId), inArray(files.id, batch)))
    .returning({ one: sql`1` });
  return rows.length;
}

/** Removes the bytes of what nobody owns right after the transaction, rather than with the next minute. */
export async function enqueuePurge(tx: Tx, jobs: Pick<Jobs, "send">): Promise<void> {
  await jobs.send(tx, FILES_PURGE, {});
}
