import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * A row of `campaign_media` (`media.table.ts`): a picture that ads of a campaign can show;
 * `keepImages` (`keep-media.ts`) and `redrawMedia` (`redraw.service.ts`) make it. `presentMedia`
 * (`present.ts`) converts it.
 */
export type MediaRow = typeof campaignMedia.$inferSelect;

/**
 * The pictures of campaigns, oldest first; all services call it that return ads or campaigns, such
 * as `readCampaign` (`campaigns.service.ts`) and `readAd` (`ads.service.ts`).
 */
export async function listMedia(db: Queryable, campaignIds: readonly string[]): Promise<MediaRow[]> {
  if (campaignIds.length === 0) return [];
  return db
    .select()
    .from(campaignMedia)
    .where(inArray(campaignMedia.campaignId, [...campaignIds]))
    .orderBy(asc(campaignMedia.createdAt), asc(campaignMedia.id));
}

/**
 * The picture that an ad shows (`write-ad.ts`, `findings.service.ts`), or that a save or redraw
 * names (`save-ad.service.ts`, `redraw.service.ts`); `undefined` without one, and for a picture of
 * another campaign: a save is refused with 400, a redraw with `no_picture`.
 */
export async function findMedia(
  db: Queryable,
  { campaignId, mediaId }: { readonly campaignId: string; readonly mediaId: string | null },
): Promise<MediaRow | undefined> {
  if (mediaId === null) return undefined;
  const [row] = await db
    .select()
    .from(campaignMedia)
    .where(and(eq(campaignMedia.campaignId, campaignId), eq(campaignMedia.id, mediaId)));
  return row;
}

/**
 * A picture to insert, from a generation (`keepImages`), a redraw (`redraw.service.ts`) or another
 * campaign. The columns are in `media.table.ts`.
 */
export type NewMedia = Omit<MediaRow, "createdAt">;

/**
 * Inserts pictures of a campaign from a generation (`keepImages` in `keep-media.ts`), a redraw
 * (`redrawMedia` in `redraw.service.ts`) or another campaign (`startCampaignLike` in
 * `start-like.service.ts`), in the caller's transaction.
 */
export async function insertMedia(tx: Tx, clock: Clock, rows: readonly NewMedia[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(campaignMedia).values(rows.map((row) => ({ ...row, createdAt: sql`${clock.now}` })));
}

/**
 * Ids of the files of pictures by the ids of the pictures; `named-versions.service.ts` calls it
 * when a review or an export names versions, so that these keep their files.
 */
export async function listFileIds(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: campaignMedia.id, fileId: campaignMedia.fileId })
    .from(campaignMedia)
    .where(inArray(campaignMedia.id, [...ids]));
  return new Map(rows.map(({ id, fileId }) => [id, fileId]));
}

/**
 * Deletes the pictures of campaigns that are purged (`RESTORE_MINUTES` in `core/limits.ts` after
 * deletion), except pictures that existing versions use. `purgeCampaigns` (`purge.service.ts`) and
 * `releaseVersions` (`named-versions.service.ts`) call it.
 */
export async function deleteMedia(tx: Tx, campaignIds: readonly string[]): Promise<void> {
  if (campaignIds.length === 0) return;
  const shown = tx
    .select({ id: sql`coalesce(${adVersions.mediaId}, '')` })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .where(inArray(ads.campaignId, [...campaignIds]));
  await tx
    .delete(campaignMedia)
    .where(and(inArray(campaignMedia.campaignId, [...campaignIds]), notInArray(campaignMedia.id, shown)));
}
