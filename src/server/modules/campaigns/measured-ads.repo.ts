import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import { ads } from "./ads.table.ts";
import { campaignMedia } from "./media.table.ts";

/**
 * All ads that a campaign has had, deleted ones included and in no order, because they may still
 * have figures in reports. The slice `reports` (`match-report.service.ts`, `results.service.ts`)
 * matches reports to them and shows their results, and `matchByHand` (`reports.service.ts`) checks
 * the chosen ad. The caller has checked whose campaign it is.
 */
export async function listMeasuredAds(db: Queryable, campaignId: string) {
  const { id, key, platform, variant, angle, fields, exportedAt, deletedAt } = ads;
  return db
    .select({
      ...{ id, key, platform, variant, angle, fields, exportedAt, deletedAt },
      fileId: campaignMedia.fileId,
    })
    .from(ads)
    .leftJoin(campaignMedia, eq(campaignMedia.id, ads.mediaId))
    .where(eq(ads.campaignId, campaignId));
}

/**
 * An ad of a campaign, possibly deleted, from `listMeasuredAds`, which chooses its columns, to
 * which reports are matched and whose results are shown.
 */
export type MeasuredAd = Awaited<ReturnType<typeof listMeasuredAds>>[number];
