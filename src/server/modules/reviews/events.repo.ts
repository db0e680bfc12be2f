import { asc, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { reviewEvents } from "./reviews.table.ts";

/**
 * A row of `review_events` (`reviews.table.ts`): an entry of the trail that no other table has;
 * `readTrail` (`trail.service.ts`) shows it. Kinds: `core/reviews/trail.ts`.
 */
export type EventRow = typeof reviewEvents.$inferSelect;

/**
 * Inserts an entry of the trail that no other table has: an opened link, a reminder, a withdrawal,
 * or a comment that was resolved or reopened. The services of reviews call it. Kinds:
 * `core/reviews/trail.ts`; words: `trail.copy.ts` there.
 */
export async function insertEvent(
  tx: Tx,
  clock: Clock,
  event: Omit<typeof reviewEvents.$inferInsert, "createdAt">,
): Promise<void> {
  await tx.insert(reviewEvents).values({ ...event, createdAt: sql`${clock.now}` });
}

/** The events of a review, oldest first, for `readTrail` (`trail.service.ts`). */
export async function listEvents(db: Queryable, reviewId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(reviewEvents)
    .where(eq(reviewEvents.reviewId, reviewId))
    .orderBy(asc(reviewEvents.createdAt), asc(reviewEvents.id));
}
