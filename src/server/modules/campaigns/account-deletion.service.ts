import { eq, inArray } from "drizzle-orm";
import type { PgTable, PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * Deletes a batch of a deleted account's campaigns, with what belongs to them, and returns its
 * size; the erasure job calls it until none is left. Rows without other rows that depend on them
 * come first.
 */
export async function removeCampaigns(db: Db, userId: UserId, limit: number): Promise<number> {
  for (const table of [adVersions, ads, campaignMedia, campaigns]) {
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
  return (await db.delete(table).where(inArray(table.id, batch))).rowCount ?? 0;
}
