import { and, count, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { FilmRenderFailureReason } from "#core/film/film-render.copy.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmRenders } from "../film-renders.table.ts";
import { generations } from "../generations.table.ts";

/** A row of `film_renders`. */
export type RenderRow = typeof filmRenders.$inferSelect;

/** One try of a render; only the newest may write. */
export interface RenderClaim {
  readonly id: string;
  readonly fence: number;
}

const UNFINISHED = ["pending", "in-progress"] as const;
const BATCH = 100;

const isOwn = ({ userId, id }: OwnedId) => and(eq(filmRenders.userId, userId), eq(filmRenders.id, id));
const isUnfinished = inArray(filmRenders.status, [...UNFINISHED]);
/** Renders of deleted scripts are neither found nor continued. */
const isShown = (db: Queryable) =>
  inArray(
    filmRenders.generationId,
    db.select({ id: generations.id }).from(generations).where(isNull(generations.deletedAt)),
  );
const isCurrent = (db: Queryable, { id, fence }: RenderClaim) =>
  and(
    eq(filmRenders.id, id),
    eq(filmRenders.fence, fence),
    eq(filmRenders.status, "in-progress"),
    isShown(db),
  );

/** Inserts a render that the job then runs. */
export async function insertRender(
  tx: Tx,
  clock: Clock,
  render: Pick<RenderRow, "id" | "userId" | "generationId" | "ratio" | "settings">,
): Promise<void> {
  await tx.insert(filmRenders).values({ ...render, status: "pending", createdAt: sql`${clock.now}` });
}

/** Finds a user's render; `undefined` for other users and deleted scripts. */
export async function findRender(db: Queryable, own: OwnedId): Promise<RenderRow | undefined> {
  const [row] = await db
    .select()
    .from(filmRenders)
    .where(and(isOwn(own), isShown(db)));
  return row;
}

/** The renders of a script, newest first. */
export async function listRenders(db: Queryable, { userId, id }: OwnedId): Promise<RenderRow[]> {
  return db
    .select()
    .from(filmRenders)
    .where(and(eq(filmRenders.userId, userId), eq(filmRenders.generationId, id)))
    .orderBy(desc(filmRenders.createdAt), desc(filmRenders.id));
}

/** Number of unfinished renders of a user, and of those for one script. */
export async function countUnfinished(
  db: Queryable,
  userId: UserId,
  generationId: string,
): Promise<{ readonly all: number; readonly ofScript: number }> {
  const [row] = await db
    .select({
      all: count(),
      ofScript: sql<number>`count(*) filter (where ${eq(filmRenders.generationId, generationId)})::int`,
    })
    .from(filmRenders)
    .where(and(eq(filmRenders.userId, userId), isUnfinished));
  return row ?? { all: 0, ofScript: 0 };
}

/** Number of unfinished renders of all users that were requested earlier. */
export async function countAhead(
  db: Queryable,
  { id, createdAt }: Pick<RenderRow, "id" | "createdAt">,
): Promise<number> {
  const isEarlier = or(
    lt(filmRenders.createdAt, createdAt),
    and(eq(filmRenders.createdAt, createdAt), lt(filmRenders.id, id)),
  );
  const [row] = await db.select({ ahead: count() }).from(filmRenders).where(and(isUnfinished, isEarlier));
  return row?.ahead ?? 0;
}

/** Deletes a user's render, also while it is made: its try then loses the claim. */
export async function deleteRender(db: Queryable, own: OwnedId): Promise<boolean> {
  const rows = await db.delete(filmRenders).where(isOwn(own)).returning({ id: filmRenders.id });
  return rows.length > 0;
}

/**
 * Starts a try of an unfinished render in the job, and invalidates earlier tries; `undefined` when
 * it has ended or was deleted.
 */
export async function claimRender(db: Queryable, id: string): Promise<RenderRow | undefined> {
  const [row] = await db
    .update(filmRenders)
    .set({ status: "in-progress", fence: sql`${filmRenders.fence} + 1`, frames: 0 })
    .where(and(eq(filmRenders.id, id), isUnfinished, isShown(db)))
    .returning();
  return row;
}

/** Writes the progress of a try or the video that it stores; `false` when its claim is lost. */
export async function writeRender(
  db: Queryable,
  claim: RenderClaim,
  change: Partial<Pick<RenderRow, "frames" | "totalFrames" | "filmId">>,
): Promise<boolean> {
  const rows = await db
    .update(filmRenders)
    .set(change)
    .where(isCurrent(db, claim))
    .returning({ id: filmRenders.id });
  return rows.length > 0;
}

/** Ends a try: with its video, or with the reason why there is none. */
export async function endRender(
  db: Queryable,
  clock: Clock,
  claim: RenderClaim,
  failure: FilmRenderFailureReason | null,
): Promise<void> {
  await db
    .update(filmRenders)
    .set({
      ...(failure === null ? { frames: sql`${filmRenders.totalFrames}` } : { filmId: null }),
      ...{ status: failure === null ? ("completed" as const) : ("failed" as const), failure },
      endedAt: sql`${clock.now}`,
    })
    .where(isCurrent(db, claim));
}

/** Unfinished renders of at least this age, for the sweep of those without a job. */
export async function listUnfinishedRenders(
  db: Queryable,
  clock: Clock,
  minAgeSeconds: number,
): Promise<RenderRow[]> {
  return db
    .select()
    .from(filmRenders)
    .where(
      and(
        isUnfinished,
        lt(filmRenders.createdAt, sql`${clock.now} - make_interval(secs => ${minAgeSeconds})`),
      ),
    )
    .limit(BATCH);
}

/** Fails a render that has no job any more: its worker died in its last try. */
export async function failRender(db: Queryable, clock: Clock, { id, fence }: RenderClaim): Promise<void> {
  await db
    .update(filmRenders)
    .set({ status: "failed", failure: "interrupted", fence: fence + 1, endedAt: sql`${clock.now}` })
    .where(and(eq(filmRenders.id, id), eq(filmRenders.fence, fence), isUnfinished));
}

/** Deletes renders that ended so many hours ago, in a sweep. */
export async function deleteEndedRenders(db: Queryable, clock: Clock, hours: number): Promise<void> {
  await db
    .delete(filmRenders)
    .where(lt(filmRenders.endedAt, sql`${clock.now} - make_interval(hours => ${hours})`));
}

/** Deletes the renders of purged generations. */
export async function deleteRendersOf(tx: Tx, generationIds: readonly string[]): Promise<void> {
  if (generationIds.length === 0) return;
  await tx.delete(filmRenders).where(inArray(filmRenders.generationId, [...generationIds]));
}
