import { and, eq, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { isPurgeable, isRestorable } from "#server/db/restore-period.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import type { CampaignRow } from "./campaigns.repo.ts";
import { referencesToVersion } from "./version-references.repo.ts";

/**
 * A row of `ads` (`ads.table.ts`), as the queries of this file return it; `present.ts` converts it
 * to the API's format.
 */
export type AdRow = typeof ads.$inferSelect;

const isOwnedBy = ({ userId, id }: OwnedId) => and(eq(ads.userId, userId), eq(ads.id, id));
const visible = isNull(ads.deletedAt);

/**
 * An ad with its campaign; `ads.service.ts`, `versions.service.ts`, `save-ad.service.ts` and
 * `redrawMedia` call it. `undefined` if one of them is deleted or another user's (404).
 */
export async function findAd(
  db: Queryable,
  own: OwnedId,
): Promise<{ readonly ad: AdRow; readonly campaign: CampaignRow } | undefined> {
  const [row] = await db
    .select({ ad: ads, campaign: campaigns })
    .from(ads)
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(and(isOwnedBy(own), visible, isNull(campaigns.deletedAt)));
  return row;
}

/**
 * Locks an ad and reads it again for `lockAd` (`save-ad.service.ts`), after its campaign was
 * locked, because it may have changed before the lock. `undefined` if it was deleted (404).
 */
export async function readLocked(tx: Tx, own: OwnedId): Promise<AdRow | undefined> {
  const [row] = await tx
    .select()
    .from(ads)
    .where(and(isOwnedBy(own), visible))
    .for("update");
  return row;
}

/**
 * Locks ads of a campaign, which the transaction has locked, before `closeVersions`
 * (`named-versions.service.ts`) or `approveAds` (`approval.service.ts`) changes them; leaves out
 * missing and deleted ones.
 */
export async function lockAds(tx: Tx, campaignId: string, ids: readonly string[]): Promise<AdRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(ads)
    .where(and(eq(ads.campaignId, campaignId), inArray(ads.id, [...ids]), visible))
    .for("update");
}

/**
 * The ads of campaigns, without deleted ones and in no order (`presentCampaign` in `present.ts`
 * sorts them), for `readCampaign`, reviews (`current-ads.service.ts`), `export.service.ts`,
 * `export-source.service.ts`, `build-campaign.service.ts` and `start-like.service.ts`.
 */
export async function listAds(db: Queryable, campaignIds: readonly string[]): Promise<AdRow[]> {
  if (campaignIds.length === 0) return [];
  return db
    .select()
    .from(ads)
    .where(and(inArray(ads.campaignId, [...campaignIds]), visible));
}

/**
 * A place on the board that an ad has or had, so that its key is not given out again.
 * `listUsedKeys` reads it; `createAds` (`new-ads.ts`) numbers new ads with it
 * (`MAX_ADS_PER_VARIANT` in `core/campaigns/limits.ts`).
 */
export interface UsedKey {
  readonly platform: PlatformId;
  readonly variant: string;
  readonly part: number;
  readonly deleted: boolean;
}

/**
 * The ads whose texts a copy generation writes; `applyCopy` (`apply-copy.service.ts`) calls it when
 * the generation has ended. The column `writingId` marks them.
 */
export async function listWrittenBy(db: Queryable, generationId: string): Promise<AdRow[]> {
  return db
    .select()
    .from(ads)
    .where(and(eq(ads.writingId, generationId), visible));
}

/**
 * Ids of up to `limit` copy generations that write ads (`BATCH` in `campaigns.jobs.ts`); the sweep
 * there, every minute, applies those whose job was lost.
 */
export async function listWriters(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: ads.writingId })
    .from(ads)
    .where(isNotNull(ads.writingId))
    .limit(limit);
  return rows.flatMap(({ id }) => id ?? []);
}

/**
 * Lists the keys of all ads that a campaign has had, deleted ones included, as platform, variant
 * and part. `duplicateAd` (`ads.service.ts`) and `addPlatform` (`write-texts.service.ts`) call it
 * before new ads get keys, because a key is never reused.
 */
export async function listUsedKeys(db: Queryable, campaignId: string): Promise<UsedKey[]> {
  return db
    .select({
      platform: ads.platform,
      variant: ads.variant,
      part: ads.part,
      deleted: sql<boolean>`${ads.deletedAt} is not null`,
    })
    .from(ads)
    .where(eq(ads.campaignId, campaignId));
}

/**
 * A row of `ads` before its insertion; `createAds` (`new-ads.ts`) makes it (hash: `ad-content.ts`,
 * readiness: `readiness.ts`), and the database's clock sets its times.
 */
export type NewAd = Omit<typeof ads.$inferInsert, "createdAt" | "updatedAt">;

/**
 * Inserts ads with the campaign that is built, or with a new platform or variant, in the caller's
 * transaction; `createAds` (`new-ads.ts`) calls it.
 */
export async function insertAds(tx: Tx, clock: Clock, rows: readonly NewAd[]): Promise<void> {
  if (rows.length === 0) return;
  const now = sql`${clock.now}`;
  await tx.insert(ads).values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })));
}

/** Columns that a save of an ad sets; `writeAd` makes them. */
type AdUpdate = Partial<
  Pick<
    AdRow,
    | "fields"
    | "callToAction"
    | "url"
    | "mediaId"
    | "hash"
    | "aiUse"
    | "versionId"
    | "decisions"
    | "ready"
    | "checkedFacts"
    | "approvedHash"
    | "searchText"
    | "copyState"
    | "writingId"
    | "angle"
  >
>;

/**
 * Updates the columns of an ad, increments its revision and returns the new row; the ad must exist.
 * By the revision, `saveAd` (`save-ad.service.ts`) finds conflicts. `writeAd` (`write-ad.ts`) calls
 * it for every change of content.
 */
export async function updateAd(tx: Tx, clock: Clock, own: OwnedId, change: AdUpdate): Promise<AdRow> {
  const [row] = await tx
    .update(ads)
    .set({ ...change, revision: sql`${ads.revision} + 1`, updatedAt: sql`${clock.now}` })
    .where(isOwnedBy(own))
    .returning();
  return row!;
}

/**
 * Changes columns of an ad that are no content, so its revision stays, for `approval.service.ts`,
 * `findings.service.ts`, `write-texts.service.ts` and `apply-copy.service.ts`.
 */
export async function updateFacts(
  tx: Tx,
  own: OwnedId,
  change: Pick<
    AdUpdate,
    "decisions" | "ready" | "checkedFacts" | "approvedHash" | "copyState" | "writingId" | "angle"
  >,
): Promise<void> {
  await tx.update(ads).set(change).where(isOwnedBy(own));
}

/**
 * Stores the time of an export in its ads, for the board and the campaign's stage; `markExported`
 * (`approval.service.ts`) calls it.
 */
export async function updateExportTime(
  tx: Tx,
  clock: Clock,
  { userId, adIds }: { readonly userId: UserId; readonly adIds: readonly string[] },
): Promise<void> {
  await tx
    .update(ads)
    .set({ exportedAt: sql`${clock.now}` })
    .where(and(eq(ads.userId, userId), inArray(ads.id, [...adIds]), visible));
}

/**
 * Soft-deletes an ad for `deleteAd` (`false`, when no row matches, is 404) and
 * `apply-copy.service.ts`. It can be restored for `RESTORE_MINUTES` (`core/limits.ts`); then
 * `purgeAds` (`purge.service.ts`) empties it.
 */
export async function markDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<boolean> {
  const rows = await tx
    .update(ads)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(own), visible))
    .returning({ id: ads.id });
  return rows.length > 0;
}

/**
 * Id of the campaign of an ad that was deleted within `RESTORE_MINUTES` (`core/limits.ts`), which
 * `restoreAd` (`ads.service.ts`) locks first. Later, `undefined` (404).
 */
export async function findDeleted(db: Queryable, clock: Clock, own: OwnedId): Promise<string | undefined> {
  const [row] = await db
    .select({ campaignId: ads.campaignId })
    .from(ads)
    .where(and(isOwnedBy(own), isNull(ads.purgedAt), isRestorable(ads, clock)));
  return row?.campaignId;
}

/**
 * Restores an ad that was deleted less than `RESTORE_MINUTES` (`core/limits.ts`) ago, for
 * `restoreAd` (`ads.service.ts`); `false` when none matches.
 */
export async function unmarkDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<boolean> {
  const rows = await tx
    .update(ads)
    .set({ deletedAt: null })
    .where(and(isOwnedBy(own), isNull(ads.purgedAt), isRestorable(ads, clock)))
    .returning({ id: ads.id });
  return rows.length > 0;
}

/**
 * Up to `limit` deleted ads whose restore period (`RESTORE_MINUTES` in `core/limits.ts`) is over,
 * for `purgeAds` (`ADS` in `purge.service.ts`).
 */
export async function listPurgeable(db: Db, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(and(isNull(ads.purgedAt), isPurgeable(ads, clock)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Empties purged ads and deletes their versions, except those that a review or an export names
 * (`version-references.repo.ts`); `purge.service.ts` calls it `RESTORE_MINUTES` (`core/limits.ts`)
 * after a deletion. The rows stay, because keys are never reused.
 */
export async function emptyAds(tx: Tx, clock: Clock, ids: readonly string[]): Promise<void> {
  await tx
    .delete(adVersions)
    .where(and(inArray(adVersions.adId, [...ids]), notExists(referencesToVersion(tx))));
  await tx
    .update(ads)
    .set({
      ...{ fields: {}, callToAction: null, url: "", mediaId: null, hash: "", aiUse: [], decisions: [] },
      ...{ searchText: "", ready: false, checkedFacts: "", approvedHash: null, writingId: null },
      deletedAt: sql`coalesce(${ads.deletedAt}, ${clock.now})`,
      purgedAt: sql`${clock.now}`,
    })
    .where(inArray(ads.id, [...ids]));
}

/**
 * Ids of up to `limit` ads of purged campaigns that are not emptied yet, for `purgeCampaigns`
 * (`ADS` in `purge.service.ts`).
 */
export async function listUnpurged(
  db: Queryable,
  campaignIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(and(inArray(ads.campaignId, [...campaignIds]), isNull(ads.purgedAt)))
    .limit(limit);
  return rows.map(({ id }) => id);
}
