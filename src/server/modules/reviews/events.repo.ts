import { asc, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { reviewEvents } from "./reviews.table.ts";

/** A row of `review_events`. */
export type EventRow = typeof reviewEvents.$inferSelect;

/** Inserts an entry of the trail that no other table has, such as an opened link or a reminder. */
export async function insertEvent(
  tx: Tx,
  clock: Clock,
  event: Omit<typeof reviewEvents.$inferInsert, "createdAt">,
): Promise<void> {
  await tx.insert(reviewEvents).values({ ...event, createdAt: sql`${clock.now}` });
}

/** The events of a review, oldest first, for its trail. */
export async function listEvents(db: Queryable, reviewId: string): Promise<EventRow[]> {
  return db
    .select()
    .from(reviewEvents)
    .where(eq(reviewEvents.reviewId, reviewId))
    .orderBy(asc(reviewEvents.createdAt), asc(reviewEvents.id));
}
