import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { READING_LIMITS } from "#core/readings/limits.ts";
import { type ReadFailure } from "#core/readings/reading-failures.copy.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Progress } from "./read-site.ts";
import { readings } from "./readings.table.ts";

/**
 * A row of `readings` (`readings.table.ts`), which `run-reading.ts` fills; `presentReading`
 * (`readings.service.ts`) converts it to the API's format.
 */
export type ReadingRow = typeof readings.$inferSelect;

/**
 * One try of a reading, as `claimReading` returns it to `runReading`; only the newest may write.
 */
interface Try {
  readonly id: string;
  readonly fence: number;
}

const LIST_SIZE = 10;
const PURGE_SIZE = 100;

const keptSince = (clock: Clock) => sql`${clock.now} - make_interval(days => ${READING_LIMITS.keptDays})`;
const isOwn = ({ userId, id }: OwnedId) => and(eq(readings.userId, userId), eq(readings.id, id));
const isCurrent = ({ id, fence }: Try) =>
  and(eq(readings.id, id), eq(readings.status, "reading"), eq(readings.fence, fence));

/**
 * Inserts a requested reading of a website for `startReading` (`readings.service.ts`); the job
 * `READ_WEBSITE` (`read-website.job.ts`) then runs it.
 */
export async function insertReading(
  tx: Tx,
  clock: Clock,
  reading: OwnedId & { readonly brandId: string; readonly url: string },
): Promise<void> {
  const now = sql`${clock.now}`;
  const values = { status: "reading" as const, proposals: [], pages: [], createdAt: now, updatedAt: now };
  await tx.insert(readings).values({ ...reading, ...values });
}

/**
 * Finds a user's reading that is no older than `READING_LIMITS.keptDays`
 * (`core/readings/limits.ts`), for `readReading` (`readings.service.ts`) and `stopReading`. Returns
 * `undefined` if the user has no such reading (404).
 */
export async function findReading(
  db: Queryable,
  clock: Clock,
  own: OwnedId,
): Promise<ReadingRow | undefined> {
  const [row] = await db
    .select()
    .from(readings)
    .where(and(isOwn(own), gt(readings.createdAt, keptSince(clock))));
  return row;
}

/**
 * Lists the newest readings of a brand, at most 10 (`LIST_SIZE` in this file), that are no older
 * than `READING_LIMITS.keptDays` (`core/readings/limits.ts`); the service of the same name calls
 * it.
 */
export async function listReadings(
  db: Queryable,
  clock: Clock,
  { userId, brandId }: { readonly userId: UserId; readonly brandId: string },
): Promise<readonly ReadingRow[]> {
  return db
    .select()
    .from(readings)
    .where(
      and(
        eq(readings.userId, userId),
        eq(readings.brandId, brandId),
        gt(readings.createdAt, keptSince(clock)),
      ),
    )
    .orderBy(desc(readings.createdAt))
    .limit(LIST_SIZE);
}

/**
 * Lists all stored readings of a user, newest first, for `readAllReadings` (`export.service.ts`)
 * and so for the data export. How long they are kept is `READING_LIMITS.keptDays` in
 * `core/readings/limits.ts`.
 */
export async function listAllReadings(db: Queryable, userId: UserId): Promise<readonly ReadingRow[]> {
  return db.select().from(readings).where(eq(readings.userId, userId)).orderBy(desc(readings.createdAt));
}

/**
 * Starts a try of an unfinished reading for `runReading` (`run-reading.ts`); `undefined` when it
 * has ended or was deleted; the job then does nothing. The number of tries is in `READ_WEBSITE`
 * (`read-website.job.ts`).
 */
export async function claimReading(
  db: Queryable,
  clock: Clock,
  id: string,
): Promise<(Try & Pick<ReadingRow, "userId" | "url">) | undefined> {
  const [row] = await db
    .update(readings)
    .set({ fence: sql`${readings.fence} + 1`, updatedAt: sql`${clock.now}` })
    .where(and(eq(readings.id, id), eq(readings.status, "reading")))
    .returning({ id: readings.id, fence: readings.fence, userId: readings.userId, url: readings.url });
  return row;
}

/**
 * Stores the pages and proposals that a try has so far (`Progress` in `read-site.ts`), for
 * `runReading` (`run-reading.ts`); `false` when the reading was stopped or another try runs.
 */
export async function saveProgress(
  db: Queryable,
  clock: Clock,
  current: Try,
  { pages, proposals }: Progress,
): Promise<boolean> {
  const rows = await db
    .update(readings)
    .set({ pages, proposals, updatedAt: sql`${clock.now}` })
    .where(isCurrent(current))
    .returning({ id: readings.id });
  return rows.length > 0;
}

/**
 * Ends a reading as done, or as failed with `failure` (kinds and words:
 * `core/readings/reading-failures.copy.ts`), from its current try (`runReading` in
 * `run-reading.ts`), and keeps the proposals; an outdated try changes nothing.
 */
export async function endReading(
  db: Queryable,
  clock: Clock,
  current: Try,
  failure: ReadFailure | null,
): Promise<void> {
  await db
    .update(readings)
    .set({ status: failure === null ? "done" : "failed", failure, updatedAt: sql`${clock.now}` })
    .where(isCurrent(current));
}

/**
 * Stops a user's reading and keeps its proposals; the service of the same name calls it. Returns
 * its row, also when it had ended before; `undefined` when it is missing (404).
 */
export async function stopReading(
  db: Queryable,
  clock: Clock,
  own: OwnedId,
): Promise<ReadingRow | undefined> {
  await db
    .update(readings)
    .set({ status: "done", updatedAt: sql`${clock.now}` })
    .where(and(isOwn(own), eq(readings.status, "reading")));
  return findReading(db, clock, own);
}

/**
 * Fails readings without progress for `seconds` (`ABANDONED_SECONDS` in `readings.jobs.ts`) as
 * `interrupted`, in the sweep every minute: their worker died in its last try.
 */
export async function failOrphanedReadings(db: Queryable, clock: Clock, seconds: number): Promise<void> {
  await db
    .update(readings)
    .set({ status: "failed", failure: "interrupted" })
    .where(
      and(
        eq(readings.status, "reading"),
        lte(readings.updatedAt, sql`${clock.now} - make_interval(secs => ${seconds})`),
      ),
    );
}

/**
 * Deletes at most `PURGE_SIZE` readings that are older than `READING_LIMITS.keptDays`
 * (`core/readings/limits.ts`) or whose brand is deleted. Returns their ids to the sweep of
 * `readings.jobs.ts`, which releases their pictures.
 */
export async function purgeReadings(tx: Tx, clock: Clock): Promise<readonly string[]> {
  const expired = tx
    .select({ id: readings.id })
    .from(readings)
    .where(or(lte(readings.createdAt, keptSince(clock)), isNull(readings.brandId)))
    .limit(PURGE_SIZE);
  const rows = await tx
    .delete(readings)
    .where(sql`${readings.id} in (${expired})`)
    .returning({ id: readings.id });
  return rows.map(({ id }) => id);
}
