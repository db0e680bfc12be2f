import { and, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { isPurgeable } from "#server/db/restore-period.ts";
import type { RunClaim } from "./runs/runs.repo.ts";
import type { QueuePosition } from "./generations.repo.ts";
import { generations } from "./generations.table.ts";

const UNFINISHED = ["pending", "in-progress"] as const;
/** Retention of erased rows, whose unit still counts; no billing period is longer. */
const TOMBSTONE_DAYS = 40;
const BATCH_SIZE = 100;

/** An unfinished generation that may have lost its job; the sweep enqueues it again. */
type Unfinished = RunClaim & QueuePosition;

/**
 * Returns the `BATCH_SIZE` (100) oldest unfinished generations for `requeueOrphans`, every minute;
 * `minAgeSeconds` (`MIN_ORPHAN_AGE_SECONDS` in `generations.jobs.ts`) excludes newly created ones.
 */
export async function listUnfinished(db: Db, clock: Clock, minAgeSeconds: number): Promise<Unfinished[]> {
  return db
    .select({
      id: generations.id,
      userId: generations.userId,
      fence: generations.fence,
      createdAt: generations.createdAt,
    })
    .from(generations)
    .where(
      and(
        inArray(generations.status, UNFINISHED),
        isNull(generations.deletedAt),
        lte(generations.createdAt, sql`${clock.now} - make_interval(secs => ${minAgeSeconds})`),
      ),
    )
    .orderBy(generations.createdAt)
    .limit(BATCH_SIZE);
}

/**
 * Sets an orphaned generation back to `pending` before `requeueOrphans` (`generations.jobs.ts`)
 * enqueues it again; `false` if a worker has claimed it since it was listed.
 */
export async function requeue(tx: Tx, { id, fence }: RunClaim): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ status: "pending" })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.fence, fence),
        inArray(generations.status, UNFINISHED),
        isNull(generations.deletedAt),
      ),
    )
    .returning({ id: generations.id });
  return rows.length > 0;
}

/**
 * Erases content of deleted generations that can no longer be restored and returns the ids; the job
 * `generation.purge` (`generations.jobs.ts`) calls it every minute, then removes their films, files
 * and results of the start page. Rows stay: units still count. The period is `RESTORE_MINUTES` in
 * `core/limits.ts`, applied by `server/db/restore-period.ts`.
 */
export async function purgeContent(db: Queryable, clock: Clock): Promise<string[]> {
  const rows = await db
    .update(generations)
    .set({ input: {}, output: null, error: null, purgedAt: sql`${clock.now}` })
    .where(and(isNull(generations.purgedAt), isPurgeable(generations, clock)))
    .returning({ id: generations.id });
  return rows.map(({ id }) => id);
}

/**
 * Deletes erased rows 40 days after their creation, when their unit no longer counts
 * (`TOMBSTONE_DAYS` in this file); the job `generation.purge` (`generations.jobs.ts`) calls it
 * every minute.
 */
export async function deleteTombstones(db: Db, clock: Clock): Promise<void> {
  await db
    .delete(generations)
    .where(
      and(
        isNotNull(generations.purgedAt),
        lte(generations.createdAt, sql`${clock.now} - make_interval(days => ${TOMBSTONE_DAYS})`),
      ),
    );
}
