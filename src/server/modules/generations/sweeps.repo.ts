import { and, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { RESTORE_MINUTES } from "#core/generations/api.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Claim } from "./runs/runs.repo.ts";
import type { Standing } from "./generations.repo.ts";
import { generations } from "./generations.table.ts";

const UNFINISHED = ["pending", "in-progress"] as const;
/** Days for which an emptied row still counts its unit; no billing period is longer. */
const TOMBSTONE_DAYS = 40;
const BATCH = 100;

/** One that may have lost its work. */
export type Unfinished = Claim & Standing;

/** The oldest generations that have not ended; `minAgeSeconds` leaves out what has only just begun. */
export async function listUnfinished(db: Db, clock: Clock, minAgeSeconds: number): Promise<Unfinished[]> {
  return db
    .select({
      id: generations.id,
      userId: generations.userId,
      attempt: generations.attempt,
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
    .limit(BATCH);
}

/** Makes an unfinished one wait again, unless a worker has claimed it since it was listed. */
export async function makeWait(tx: Tx, { id, attempt }: Claim): Promise<boolean> {
  const rows = await tx
    .update(generations)
    .set({ status: "pending" })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.attempt, attempt),
        inArray(generations.status, UNFINISHED),
        isNull(generations.deletedAt),
      ),
    )
    .returning({ id: generations.id });
  return rows.length > 0;
}

/** Empties what can no longer be brought back and gives the ids. The rows stay: their units still count. */
export async function purgeDeleted(db: Queryable, clock: Clock): Promise<string[]> {
  const rows = await db
    .update(generations)
    .set({ input: {}, output: null, error: null, purgedAt: sql`${clock.now}` })
    .where(
      and(
        isNull(generations.purgedAt),
        lte(generations.deletedAt, sql`${clock.now} - make_interval(mins => ${RESTORE_MINUTES})`),
      ),
    )
    .returning({ id: generations.id });
  return rows.map(({ id }) => id);
}

/** Removes emptied rows whose unit counts no more. */
export async function dropTombstones(db: Db, clock: Clock): Promise<void> {
  await db
    .delete(generations)
    .where(
      and(
        isNotNull(generations.purgedAt),
        lte(generations.createdAt, sql`${clock.now} - make_interval(days => ${TOMBSTONE_DAYS})`),
      ),
    );
}
