import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

/**
 * Key of the advisory lock in Postgres that a backup (`backup.ts`) holds from its snapshot to its
 * last file; `isBackupRunning` asks for it.
 */
export const BACKUP_LOCK = 7_236_502;

/**
 * Whether a backup is running: tries to take the backup's lock in shared mode. If not, every later
 * snapshot contains the deletions committed before the call, so the files of these deletions can be
 * removed. The sweep that deletes files (`modules/files/files.jobs.ts`) calls it before each batch.
 */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  );
  return rows[0]?.free !== true;
}
