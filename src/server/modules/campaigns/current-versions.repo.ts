import { and, eq, inArray, isNull } from "drizzle-orm";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ads, adVersions } from "./ads.table.ts";
import { campaigns } from "./campaigns.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * The current version of an ad without its content, from `listCurrentVersions`; reviews derive
 * their states from it (`reviewAdState` in `core/reviews/decision.ts`). `hash` is made in
 * `ad-content.ts`.
 */
export interface CurrentVersion {
  readonly adId: string;
  readonly platform: PlatformId;
  readonly versionId: string;
  readonly number: number;
  readonly hash: string;
  /** Its picture and the picture's file. */
  readonly mediaId: string | null;
  readonly fileId: string | null;
}

/**
 * The current versions of a user's ads by the ids of the ads; omits deleted ads and those of
 * deleted campaigns. The slice `reviews` (`review-list.service.ts`, `shared-review.service.ts`)
 * compares them with the decided versions, in lists, reminders, comments and on the reviewer's
 * page.
 */
export async function listCurrentVersions(
  db: Queryable,
  userId: UserId,
  adIds: readonly string[],
): Promise<Map<string, CurrentVersion>> {
  if (adIds.length === 0) return new Map();
  const { id: adId, platform, versionId, hash, mediaId } = ads;
  const { number } = adVersions;
  const { fileId } = campaignMedia;
  const rows = await db
    .select({ adId, platform, versionId, number, hash, mediaId, fileId })
    .from(ads)
    .innerJoin(adVersions, eq(adVersions.id, ads.versionId))
    .innerJoin(campaigns, eq(campaigns.id, ads.campaignId))
    .leftJoin(campaignMedia, eq(campaignMedia.id, ads.mediaId))
    .where(
      and(
        eq(ads.userId, userId),
        inArray(ads.id, [...adIds]),
        isNull(ads.deletedAt),
        isNull(campaigns.deletedAt),
      ),
    );
  return new Map(rows.map((row) => [row.adId, row]));
}
