import type { Ad } from "#core/campaigns/ad.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listAds } from "./ads.repo.ts";
import { findCampaign, type CampaignRow } from "./campaigns.repo.ts";
import { loadCampaign } from "./load-campaign.ts";
import { listMedia } from "./media.repo.ts";
import { presentAd } from "./present.ts";
import { listVersionNumbers } from "./versions.repo.ts";

/** Ads of one campaign. */
interface AdsOfCampaign {
  readonly userId: UserId;
  readonly campaignId: string;
  readonly adIds: readonly string[];
}

/**
 * The current state of an ad with the number of its version; `readCurrentAds` makes it (`ad`:
 * `presentAd` in `present.ts`), and `reviews/present.ts` shows it.
 */
export interface CurrentAd {
  readonly ad: Ad;
  /** Number of its current version. */
  readonly versionNumber: number;
  /** Whether its current content is the last approved one. */
  readonly isApproved: boolean;
}

/**
 * Reads the current state of ads of a campaign, in the order of `adIds`; omits deleted ads. The
 * slice `reviews` calls it in `askForReview` (`reviews/ask-for-review.service.ts`), `readSharedAds`
 * (`reviews/shared-review.service.ts`) and `decide` (`reviews/decisions.service.ts`). Throws 404
 * when the campaign is missing or deleted.
 */
export async function readCurrentAds(
  db: Queryable,
  { clock }: { readonly clock: Clock },
  { userId, campaignId, adIds }: AdsOfCampaign,
): Promise<{ readonly campaign: CampaignRow; readonly ads: readonly CurrentAd[] }> {
  const row = await findCampaign(db, { userId, id: campaignId });
  if (!row) throw new AppError("not_found");
  const campaign = await loadCampaign(db, clock, row);
  const found = new Map((await listAds(db, [campaignId])).map((ad) => [ad.id, ad]));
  const rows = adIds.flatMap((id) => found.get(id) ?? []);
  const media = await listMedia(db, [campaignId]);
  const numbers = await listVersionNumbers(
    db,
    rows.map(({ versionId }) => versionId),
  );
  const ads = rows.map((ad) => ({
    ad: presentAd(ad, campaign, media),
    versionNumber: numbers.get(ad.versionId) ?? 1,
    isApproved: ad.approvedHash === ad.hash,
  }));
  return { campaign: row, ads };
}
