import { and, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewComments, reviewDecisions, reviewEvents, reviewLinks, reviews } from "./reviews.table.ts";

/**
 * Deletes a batch of what belongs to a deleted account's reviews, and returns its size; the erasure
 * job calls it until none is left. Rows without other rows that depend on them come first.
 */
export async function removeReviews(db: Db, userId: UserId, limit: number): Promise<number> {
  for (const table of [reviewEvents, reviewComments, reviewDecisions, reviewLinks, reviews]) {
    const removed = await removeBatch(db, table, userId, limit);
    if (removed > 0) return removed;
  }
  return 0;
}

async function removeBatch(
  db: Db,
  table: PgTable & { readonly id: PgColumn; readonly userId: PgColumn },
  userId: UserId,
  limit: number,
): Promise<number> {
  const batch = db.select({ id: table.id }).from(table).where(eq(table.userId, userId)).limit(limit);
  return (
    (await db.delete(table).where(and(eq(table.userId, userId), inArray(table.id, batch)))).rowCount ?? 0
  );
}
