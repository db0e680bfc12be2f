import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { campaignMedia } from "./media.table.ts";

export type MediaRow = typeof campaignMedia.$inferSelect;

/** The pictures of campaigns, oldest first. */
export async function listMedia(db: Queryable, campaignIds: readonly string[]): Promise<MediaRow[]> {
  if (campaignIds.length === 0) return [];
  return db
    .select()
    .from(campaignMedia)
    .where(inArray(campaignMedia.campaignId, [...campaignIds]))
    .orderBy(asc(campaignMedia.createdAt), asc(campaignMedia.id));
}

/** A picture of a campaign; `undefined` for a picture of another one. */
export async function findMedia(
  db: Queryable,
  campaignId: string,
  id: string,
): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(campaignMedia)
    .where(and(eq(campaignMedia.campaignId, campaignId), eq(campaignMedia.id, id)));
  return row;
}

export type NewMedia = Omit<MediaRow, "createdAt">;

export async function insertMedia(tx: Tx, clock: Clock, rows: readonly NewMedia[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(campaignMedia).values(rows.map((row) => ({ ...row, createdAt: sql`${clock.now}` })));
}

export async function deleteMedia(tx: Tx, campaignIds: readonly string[]): Promise<void> {
  await tx.delete(campaignMedia).where(inArray(campaignMedia.campaignId, [...campaignIds]));
}
