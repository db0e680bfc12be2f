import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

/** Any number that nothing else in the database locks; held by a backup from before its snapshot to its last file. */
export const BACKUP_LOCK = 7_236_502;

/**
 * Whether a backup is being taken. What was marked as needless before this says no is needless in every later snapshot too.
 */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`,
  );
  return rows[0]?.free !== true;
}
