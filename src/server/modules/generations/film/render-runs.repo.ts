import { and, eq, lt, sql } from "drizzle-orm";
import type { FilmRenderFailureReason } from "#core/film/film-render.copy.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { filmRenders } from "../film-renders.table.ts";
import { isUnfinished, type RenderRow } from "./film-renders.repo.ts";
import { isOfVisibleScript } from "./visible-script.ts";

/**
 * The claim of one try of a render; only writes with the newest fence are accepted. `run-render.ts`
 * makes it from the row that `claimRender` returns.
 */
export interface RenderClaim {
  readonly id: string;
  readonly fence: number;
}

const BATCH = 100;

const isCurrent = (db: Queryable, { id, fence }: RenderClaim) =>
  and(
    eq(filmRenders.id, id),
    eq(filmRenders.fence, fence),
    eq(filmRenders.status, "in-progress"),
    isOfVisibleScript(db, filmRenders.generationId),
  );

/**
 * Starts a try of an unfinished render, and invalidates earlier claims by a new fence; `runRender`
 * (`run-render.ts`) calls it first. `undefined` if the render has ended or was deleted; the job
 * then does nothing. The number of tries is limited by `FILM_RENDER` (`film-render.job.ts`).
 */
export async function claimRender(db: Queryable, id: string): Promise<RenderRow | undefined> {
  const [row] = await db
    .update(filmRenders)
    .set({ status: "in-progress", fence: sql`${filmRenders.fence} + 1`, frames: 0 })
    .where(and(eq(filmRenders.id, id), isUnfinished, isOfVisibleScript(db, filmRenders.generationId)))
    .returning();
  return row;
}

/**
 * Writes the progress of a try in frames, or the id of its video; `false` if the claim is lost.
 * `run-render.ts` calls it, for the progress once a second (`CHECK_INTERVAL_MS` in
 * `runs/claim-watch.ts`).
 */
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

/**
 * Ends a render: completed (`failure` is null) or failed with a reason, whose message is in
 * `core/film/film-render.copy.ts`. `run-render.ts` calls it; does nothing if the claim is lost.
 */
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

/**
 * Up to 100 unfinished renders of at least this age in seconds (`MIN_ORPHAN_AGE_SECONDS` in
 * `run-render.ts`); `sweepRenders` looks among them for renders without a job, every minute.
 */
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

/**
 * Fails a render whose worker died in the last try, with the reason `interrupted`; `sweepRenders`
 * (`run-render.ts`) calls it.
 */
export async function failRender(db: Queryable, clock: Clock, { id, fence }: RenderClaim): Promise<void> {
  await db
    .update(filmRenders)
    .set({ status: "failed", failure: "interrupted", fence: fence + 1, endedAt: sql`${clock.now}` })
    .where(and(eq(filmRenders.id, id), eq(filmRenders.fence, fence), isUnfinished));
}

/**
 * Deletes renders that ended more than `hours` ago (`FILM_LIMITS.renderHours` in
 * `core/film/limits.ts`); `sweepRenders` (`run-render.ts`) calls it every minute. Their videos
 * stay.
 */
export async function deleteEndedRenders(db: Queryable, clock: Clock, hours: number): Promise<void> {
  await db
    .delete(filmRenders)
    .where(lt(filmRenders.endedAt, sql`${clock.now} - make_interval(hours => ${hours})`));
}
