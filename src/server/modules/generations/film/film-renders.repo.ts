import { and, count, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmRenders } from "../film-renders.table.ts";
import { isOfVisibleScript } from "./visible-script.ts";

/**
 * A row of `film_renders`: a request to make a video on the server. The services and the job of
 * renders read it; columns are in `film-renders.table.ts`. `present` in `film-renders.service.ts`
 * converts it for the API.
 */
export type RenderRow = typeof filmRenders.$inferSelect;

const UNFINISHED = ["pending", "in-progress"] as const;

const isOwn = ({ userId, id }: OwnedId) => and(eq(filmRenders.userId, userId), eq(filmRenders.id, id));
/**
 * Condition for pending and running renders, in the queries of this file and of
 * `render-runs.repo.ts`: they count against the limits (`FILM_LIMITS` in `core/film/limits.ts`),
 * and only they can be claimed or ended.
 */
export const isUnfinished = inArray(filmRenders.status, [...UNFINISHED]);

/**
 * Inserts a pending render, whose job `startRender` (`film-renders.service.ts`) enqueues in the
 * same transaction after checking the limits (`FILM_LIMITS` in `core/film/limits.ts`).
 */
export async function insertRender(
  tx: Tx,
  clock: Clock,
  render: Pick<RenderRow, "id" | "generationId" | "ratio" | "settings"> & { readonly userId: UserId },
): Promise<void> {
  await tx.insert(filmRenders).values({ ...render, status: "pending", createdAt: sql`${clock.now}` });
}

/**
 * Finds a user's render for its routes (`film-renders.service.ts`) and for the failure of a run
 * (`run-render.ts`); `undefined` for other users' ids, and for renders of deleted scripts
 * (`visible-script.ts`): 404, or no failure.
 */
export async function findRender(db: Queryable, own: OwnedId): Promise<RenderRow | undefined> {
  const [row] = await db
    .select()
    .from(filmRenders)
    .where(and(isOwn(own), isOfVisibleScript(db, filmRenders.generationId)));
  return row;
}

/**
 * The renders of a user's script, newest first; `film-renders.service.ts` presents them for `GET
 * /api/generations/:id/film/renders`. Ended ones are removed after `FILM_LIMITS.renderHours`
 * (`core/film/limits.ts`) by `sweepRenders` (`run-render.ts`).
 */
export async function listRenders(db: Queryable, { userId, id }: OwnedId): Promise<RenderRow[]> {
  return db
    .select()
    .from(filmRenders)
    .where(and(eq(filmRenders.userId, userId), eq(filmRenders.generationId, id)))
    .orderBy(desc(filmRenders.createdAt), desc(filmRenders.id));
}

/**
 * Number of unfinished renders of a user, and of those for one script. `startRender`
 * (`film-renders.service.ts`) compares them with `rendersPerUser` and `perGeneration` of
 * `FILM_LIMITS` (`core/film/limits.ts`).
 */
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

/**
 * Number of unfinished renders of all users that were requested earlier; `film-renders.service.ts`
 * shows it as `ahead`, the position in the queue, of a pending render.
 */
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

/**
 * Deletes the row of a user's render for `film-renders.service.ts` (`DELETE
 * /api/film-renders/:id`); `false` if there is none. A running try then loses its claim and stops
 * (within `CHECK_INTERVAL_MS` of `runs/claim-watch.ts`).
 */
export async function deleteRender(db: Queryable, own: OwnedId): Promise<boolean> {
  const rows = await db.delete(filmRenders).where(isOwn(own)).returning({ id: filmRenders.id });
  return rows.length > 0;
}
