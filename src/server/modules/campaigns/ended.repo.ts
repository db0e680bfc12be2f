import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { selectGenerations } from "../generations/generations.public.ts";
import { hasCampaign, lockBuild } from "./campaigns.repo.ts";
import { campaigns } from "./campaigns.table.ts";
import { endedPackages } from "./ended-packages.table.ts";

/**
 * Subquery of a user's campaigns with their start and end; a campaign without an end is active. The
 * slice `overview` (`overview.repo.ts`, `results.repo.ts`) counts and joins its rows. Contains
 * completed packages (kind `campaign`) whose campaign is about to be built, and a campaign of a
 * package starts with the package. Names of columns are unique, because drizzle leaves out the
 * table.
 */
export function selectActivity(db: Queryable, userId: UserId) {
  const own = selectGenerations(db, userId);
  const built = db
    .select({
      generationId: sql<string | null>`${campaigns.generationId}`.as("package_id"),
      campaignId: sql<string | null>`${campaigns.id}`.as("built_id"),
      startedAt: sql`coalesce(${own.createdAt}, ${campaigns.createdAt})`.as("campaign_started_at"),
      endedAt: sql`${campaigns.endedAt}`.as("campaign_ended_at"),
    })
    .from(campaigns)
    .leftJoin(own, eq(own.id, campaigns.generationId))
    .where(and(eq(campaigns.userId, userId), isNull(campaigns.deletedAt)));
  const ofPackage = db
    .select({ one: sql`1` })
    .from(campaigns)
    .where(eq(campaigns.generationId, own.id));
  const unbuilt = db
    .select({
      generationId: sql<string | null>`${own.id}`.as("package_id"),
      campaignId: sql<string | null>`null::text`.as("built_id"),
      startedAt: sql`${own.createdAt}`.as("campaign_started_at"),
      endedAt: sql`${endedPackages.endedAt}`.as("campaign_ended_at"),
    })
    .from(own)
    .leftJoin(endedPackages, eq(endedPackages.generationId, own.id))
    .where(and(eq(own.kind, "campaign"), eq(own.status, "completed"), notExists(ofPackage)));
  return built.unionAll(unbuilt).as("activity");
}

/**
 * Marks the campaign of a user's package as ended or active, when `overview/results.service.ts`
 * records it from the start page; the package may have no campaign yet.
 */
export async function setPackageEnded(
  tx: Tx,
  clock: Clock,
  { userId, id }: OwnedId,
  ended: boolean,
): Promise<void> {
  await lockBuild(tx, id);
  const endedAt = ended ? sql`coalesce(${campaigns.endedAt}, ${clock.now})` : null;
  await tx
    .update(campaigns)
    .set({ endedAt })
    .where(and(eq(campaigns.userId, userId), eq(campaigns.generationId, id), isNull(campaigns.deletedAt)));
  if (ended && !(await hasCampaign(tx, id))) {
    await tx
      .insert(endedPackages)
      .values({ userId, generationId: id, endedAt: sql`${clock.now}` })
      .onConflictDoNothing();
  }
  if (!ended) await deletePackageEnds(tx, [id]);
}

/**
 * When a package was marked as ended before it had a campaign (`undefined` if it was not);
 * `buildCampaign` (`build-campaign.service.ts`) copies it to the new campaign.
 */
export async function findPackageEnd(tx: Tx, generationId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ endedAt: endedPackages.endedAt })
    .from(endedPackages)
    .where(eq(endedPackages.generationId, generationId));
  return row?.endedAt;
}

/**
 * Deletes the marks of packages that became campaigns (`buildCampaign` in
 * `build-campaign.service.ts`) or active again, or whose content is purged
 * (`overview/purge-results.service.ts`).
 */
export async function deletePackageEnds(tx: Tx, generationIds: readonly string[]): Promise<void> {
  await tx.delete(endedPackages).where(inArray(endedPackages.generationId, [...generationIds]));
}

/**
 * The end dates that a user set for completed packages whose campaign is not built yet;
 * `overview/export.service.ts` writes them to the data export.
 */
export async function listPackageEnds(db: Queryable, userId: UserId) {
  return db
    .select({ generationId: endedPackages.generationId, endedAt: endedPackages.endedAt })
    .from(endedPackages)
    .where(eq(endedPackages.userId, userId));
}
