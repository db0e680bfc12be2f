import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { generations } from "./generations.table.ts";

/**
 * A user's generations that are not deleted, for other slices to join and to add up. It is part of their statement, so
 * Postgres plans the whole and uses the indexes of the table.
 */
export function ownGenerations(db: Queryable, userId: UserId) {
  return db
    .select({
      id: generations.id,
      kind: generations.kind,
      status: generations.status,
      ads: generations.ads,
      createdAt: generations.createdAt,
      title: sql<string>`${generations.input} ->> 'productName'`.as("title"),
    })
    .from(generations)
    .where(and(eq(generations.userId, userId), isNull(generations.deletedAt)))
    .as("own");
}

/** Whether a user has ever made something, deleted or failed as it may be. */
export async function hasGenerated(db: Queryable, userId: UserId): Promise<boolean> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(eq(generations.userId, userId))
    .limit(1);
  return rows.length > 0;
}
