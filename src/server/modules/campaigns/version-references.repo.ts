import { and, eq, exists, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersionReferences, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * Subquery for the references of reviews and exports to a version, which keep a purge (`emptyAds`
 * in `ads.repo.ts`, `releaseVersions` in `named-versions.service.ts`) from deleting it.
 */
export const referencesToVersion = (db: Queryable) =>
  db
    .select({ one: sql`1` })
    .from(adVersionReferences)
    .where(eq(adVersionReferences.versionId, adVersions.id));

/**
 * Adds references of a review or an export (`referrer`: `referrerOf` of `reviews`, `exportReferrer`
 * of `exports`) to versions, so that these are not deleted; `named-versions.service.ts` calls it
 * when a review link is created or an export starts.
 */
export async function insertVersionReferences(
  tx: Tx,
  { userId, referrer, ids }: { readonly userId: UserId; readonly referrer: string; readonly ids: string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(adVersionReferences)
    .values(ids.map((versionId) => ({ versionId, userId, referrer })))
    .onConflictDoNothing();
}

/**
 * Deletes the references of purged reviews, for `releaseVersions` (`named-versions.service.ts`);
 * returns the ids of versions that no row refers to any more.
 */
export async function deleteVersionReferences(tx: Tx, referrers: readonly string[]): Promise<string[]> {
  const dropped = await tx
    .delete(adVersionReferences)
    .where(inArray(adVersionReferences.referrer, [...referrers]))
    .returning({ id: adVersionReferences.versionId });
  const ids = [...new Set(dropped.map(({ id }) => id))];
  const rows = await tx
    .select({ id: adVersions.id })
    .from(adVersions)
    .where(and(inArray(adVersions.id, ids), notExists(referencesToVersion(tx))));
  return rows.map(({ id }) => id);
}

/**
 * Deletes the versions of purged ads (`purgeAds` in `campaigns/purge.service.ts`, `RESTORE_MINUTES`
 * in `core/limits.ts` after deletion) whose last reference was released. Returns the ids of those
 * of their campaigns that are purged too, whose pictures may now be unused; `releaseVersions`
 * (`named-versions.service.ts`) calls it.
 */
export async function deletePurgedVersions(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const purged = tx
    .select({ one: sql`1` })
    .from(ads)
    .where(and(eq(ads.id, adVersions.adId), isNotNull(ads.purgedAt)));
  const dropped = await tx
    .delete(adVersions)
    .where(and(inArray(adVersions.id, [...ids]), exists(purged)))
    .returning({ adId: adVersions.adId });
  const rows = await tx
    .selectDistinct({ id: ads.campaignId })
    .from(ads)
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .where(
      and(
        inArray(
          ads.id,
          dropped.map(({ adId }) => adId),
        ),
        isNotNull(campaigns.purgedAt),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * The versions with these ids, with their ads, campaigns and pictures, for `readVersionContents` in
 * `named-versions.service.ts`, which chooses their order and format.
 */
export async function listVersionsById(db: Queryable, userId: UserId, ids: readonly string[]) {
  return db
    .select({ version: adVersions, ad: ads, slug: campaigns.slug, media: campaignMedia })
    .from(adVersions)
    .innerJoin(ads, eq(ads.id, adVersions.adId))
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .leftJoin(campaignMedia, eq(campaignMedia.id, adVersions.mediaId))
    .where(and(eq(adVersions.userId, userId), inArray(adVersions.id, [...ids])));
}
