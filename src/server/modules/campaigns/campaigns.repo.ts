import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, notExists, sql } from "drizzle-orm";
import { EMPTY_BRIEF } from "#core/campaigns/brief.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { epochMs } from "#server/db/epoch-ms.ts";
import { isPurgeable, isRestorable } from "#server/db/restore-period.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { selectPackages } from "../generations/generations.public.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";

/**
 * A row of `campaigns` (`campaigns.table.ts`), as the queries of this file return it;
 * `load-campaign.ts` adds brand and product.
 */
export type CampaignRow = typeof campaigns.$inferSelect;

const isOwnedBy = ({ userId, id }: OwnedId) => and(eq(campaigns.userId, userId), eq(campaigns.id, id));
/**
 * SQL condition for campaigns that are not deleted, in the queries of `campaigns.repo.ts` and
 * `campaign-list.repo.ts`.
 */
export const visible = isNull(campaigns.deletedAt);

/**
 * The user's own campaign, for services of this slice, exports, reports and reviews
 * (`campaigns.public.ts`); `undefined` for another user's id and after a deletion, which routes
 * answer with 404 and mails leave out.
 */
export async function findCampaign(db: Queryable, own: OwnedId): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(isOwnedBy(own), visible));
  return row;
}

/**
 * Locks a campaign before its ads change, and reads the time of the product's clock; `lockCampaign`
 * (`load-campaign.ts`) calls it. `undefined` for another user's id and after a deletion (404).
 */
export async function lockCampaignRow(
  tx: Tx,
  clock: Clock,
  own: OwnedId,
): Promise<{ readonly row: CampaignRow; readonly now: Date } | undefined> {
  const [found] = await tx
    .select({ row: campaigns, now: epochMs(clock.now) })
    .from(campaigns)
    .where(and(isOwnedBy(own), visible))
    .for("update");
  return found && { row: found.row, now: new Date(found.now) };
}

/**
 * The user's campaign of a generation, unless that campaign is deleted. `buildCampaign` asks, so
 * that a campaign is built once, and `addLateImages` (`build-campaign.service.ts`).
 */
export async function findByGeneration(
  db: Queryable,
  userId: UserId,
  generationId: string,
): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), eq(campaigns.generationId, generationId), visible));
  return row;
}

/**
 * Whether a generation has ever had a campaign, deleted ones included. `campaigns.jobs.ts` asks
 * before it builds one, so that a deleted one is not built again, and `setPackageEnded`
 * (`ended.repo.ts`).
 */
export async function hasCampaign(db: Queryable, generationId: string): Promise<boolean> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.generationId, generationId))
    .limit(1);
  return rows.length > 0;
}

/**
 * Whether a generation is a completed full package that is not deleted (`selectPackages` in
 * `generations/own-generations.service.ts`). `loadCampaign` (`load-campaign.ts`) asks, to link to
 * the script of the package.
 */
export async function isPackage(db: Queryable, generationId: string): Promise<boolean> {
  const packages = selectPackages(db);
  const rows = await db.select({ id: packages.id }).from(packages).where(eq(packages.id, generationId));
  return rows.length > 0;
}

/**
 * Completed packages that have never had a campaign, ordered by id, after an id, up to `limit`
 * (`BATCH` in `campaigns.jobs.ts`), for the hourly sweep of `campaigns.jobs.ts` that builds lost
 * ones.
 */
export async function listUnbuilt(
  db: Db,
  after: string,
  limit: number,
): Promise<{ readonly id: string; readonly userId: UserId }[]> {
  const packages = selectPackages(db);
  const built = db
    .select({ one: sql`1` })
    .from(campaigns)
    .where(eq(campaigns.generationId, packages.id));
  return db
    .select({ id: packages.id, userId: packages.userId })
    .from(packages)
    .where(and(gt(packages.id, after), notExists(built)))
    .orderBy(asc(packages.id))
    .limit(limit);
}

/**
 * Takes a lock until the transaction ends, so that one transaction at a time builds the campaign of
 * a generation (`buildCampaign` in `build-campaign.service.ts`) or marks the package as ended
 * (`setPackageEnded` in `ended.repo.ts`), because several processes may try.
 */
export async function lockBuild(tx: Tx, generationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`campaign:${generationId}`}, 0))`);
}

/**
 * A row of `campaigns` before its insertion; `insertWithCode` in `campaign-code.ts` completes it
 * with code and slug, and the database's clock sets its times.
 */
export type NewCampaign = Omit<typeof campaigns.$inferInsert, "createdAt" | "updatedAt">;

/**
 * Inserts a campaign; `undefined` if its user already has the code, and `insertWithCode` in
 * `campaign-code.ts` takes another.
 */
export async function insertCampaign(
  tx: Tx,
  clock: Clock,
  values: NewCampaign,
): Promise<CampaignRow | undefined> {
  const now = sql`${clock.now}`;
  const [row] = await tx
    .insert(campaigns)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: [campaigns.userId, campaigns.code] })
    .returning();
  return row;
}

/**
 * Columns that `updateCampaign` may set; `changeCampaign` makes most of them; `names` is set in
 * `findings.service.ts`, `variants` also in `ads.service.ts`.
 */
export type CampaignChange = Partial<
  Pick<
    CampaignRow,
    | "name"
    | "goal"
    | "url"
    | "startsOn"
    | "endsOn"
    | "endedAt"
    | "variants"
    | "names"
    | "brandId"
    | "productId"
    | "brief"
  >
>;

/**
 * Changes a campaign that the transaction has locked; `changeCampaign` (`campaigns.service.ts`),
 * `writeAd` (`write-ad.ts`) and the other services that change ads call it. Every change of its ads
 * updates at least the time of the last change, by which lists are sorted.
 */
export async function updateCampaign(
  tx: Tx,
  clock: Clock,
  { userId, id }: OwnedId,
  change: CampaignChange = {},
): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...change, updatedAt: sql`${clock.now}` })
    .where(isOwnedBy({ userId, id }));
}

/**
 * Soft-deletes a campaign for `deleteCampaign` (`campaigns.service.ts`), which hides its files;
 * `false` when no row matches. It can be restored for `RESTORE_MINUTES` (`core/limits.ts`); then
 * `purgeCampaigns` (`purge.service.ts`) empties it.
 */
export async function markDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<boolean> {
  const rows = await tx
    .update(campaigns)
    .set({ deletedAt: sql`${clock.now}` })
    .where(and(isOwnedBy(own), visible))
    .returning({ id: campaigns.id });
  return rows.length > 0;
}

/**
 * Restores a campaign that was deleted less than `RESTORE_MINUTES` (`core/limits.ts`) ago, for
 * `restoreCampaign` (`campaigns.service.ts`); `false` when none matches. It loses its generation if
 * that has another campaign by now.
 */
export async function unmarkDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<boolean> {
  const taken = sql`exists (select from campaigns as other
    where other.generation_id = campaigns.generation_id and other.deleted_at is null)`;
  const rows = await tx
    .update(campaigns)
    .set({
      deletedAt: null,
      generationId: sql`case when ${taken} then null else campaigns.generation_id end`,
    })
    .where(and(isOwnedBy(own), isNull(campaigns.purgedAt), isRestorable(campaigns, clock)))
    .returning({ id: campaigns.id });
  return rows.length > 0;
}

/**
 * Up to `limit` deleted campaigns whose restore period (`RESTORE_MINUTES` in `core/limits.ts`) is
 * over, for `purgeCampaigns` (`CAMPAIGNS` in `purge.service.ts`).
 */
export async function listPurgeable(db: Db, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(isNull(campaigns.purgedAt), isPurgeable(campaigns, clock)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Subquery for the ids of purged campaigns, which `RESTORE_MINUTES` (`core/limits.ts`) after their
 * deletion can no longer be restored; `reviews/purge.service.ts` deletes their reviews and
 * `reports/purge.service.ts` their reports with it. `campaigns.public.ts` exports it as
 * `selectPurgedCampaigns`.
 */
export const selectPurged = (db: Queryable) =>
  db.select({ id: campaigns.id }).from(campaigns).where(isNotNull(campaigns.purgedAt));

/**
 * Empties purged campaigns, in `purgeCampaigns` (`purge.service.ts`; `RESTORE_MINUTES` in
 * `core/limits.ts` after the deletion) and when a deleted review releases versions
 * (`named-versions.service.ts`); their rows stay, because codes are never reused. The slug stays
 * with versions that a review or an export names, because it is part of their addresses.
 */
export async function emptyCampaigns(tx: Tx, clock: Clock, ids: readonly string[]): Promise<void> {
  const nothing = { name: "", goal: "", url: "", brief: EMPTY_BRIEF, variants: [], names: [] };
  const versions = tx
    .select({ one: sql`1` })
    .from(ads)
    .innerJoin(adVersions, eq(adVersions.adId, ads.id))
    .where(eq(ads.campaignId, campaigns.id));
  await tx
    .update(campaigns)
    .set({
      ...nothing,
      slug: sql`case when ${exists(versions)} then ${campaigns.slug} else '' end`,
      ...{ startsOn: null, endsOn: null, endedAt: null },
      purgedAt: sql`coalesce(${campaigns.purgedAt}, ${clock.now})`,
    })
    .where(inArray(campaigns.id, [...ids]));
}
