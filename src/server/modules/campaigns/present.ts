import type { Ad, AdMedia } from "#core/campaigns/ad.ts";
import { adState, missingParts } from "#core/campaigns/ad-state.ts";
import type { AdCampaign, CampaignSummary } from "#core/campaigns/campaign.ts";
import { whatIsLeft } from "#core/campaigns/left.ts";
import { tagUrl } from "#core/campaigns/tag-url.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { AdRow } from "./ads.repo.ts";
import type { CampaignRow, ListedCampaign } from "./campaigns.repo.ts";
import { checkDecided, presentFindings } from "./finding-decisions.ts";
import { checkContextOf, type Campaign } from "./load-campaign.ts";
import type { MediaRow } from "./media.repo.ts";

/** Converts a picture to the API's format. */
export function presentMedia({ id, fileId, width, height, alt, sha256 }: MediaRow): AdMedia {
  return { id, kind: "image", url: fileUrl(fileId), width, height, alt, sha256 };
}

type JudgedAd = Pick<
  AdRow,
  "platform" | "fields" | "url" | "mediaId" | "decisions" | "copyState" | "hash" | "approvedHash"
>;

/** Findings, missing parts and state of an ad. */
export function judgeAd(ad: JudgedAd, campaign: Campaign) {
  const missing = missingParts({ ...ad, hasMedia: ad.mediaId !== null });
  // A field without enough texts is missing; the checks would say the same again.
  const findings = presentFindings(checkDecided(ad, checkContextOf(campaign, ad.fields))).filter(
    ({ rule, field }) => rule !== "too-few" || !missing.includes(field),
  );
  return { missing, findings, state: adState({ ...ad, missing, findings }) };
}

/** Whether lists count the ad as ready. */
export function isReady(ad: JudgedAd, campaign: Campaign): boolean {
  const { state } = judgeAd(ad, campaign);
  return state === "complete" || state === "approved";
}

/** Converts an ad to the API's format. */
export function presentAd(ad: AdRow, campaign: Campaign, media: readonly MediaRow[]): Ad {
  const { id, campaignId, key, platform, placement, variant, angle, callToAction, url } = ad;
  const picture = media.find((row) => row.id === ad.mediaId);
  const { missing, findings, state } = judgeAd(ad, campaign);
  return {
    ...{ id, campaignId, key, platform, placement, variant, angle, callToAction, url },
    fields: ad.fields as Ad["fields"],
    taggedUrl: tagUrl(url, { platform, slug: campaign.slug, key }) ?? null,
    media: picture ? presentMedia(picture) : null,
    state,
    exportedAt: ad.exportedAt?.toISOString() ?? null,
    findings,
    missing,
    version: { id: ad.versionId, revision: String(ad.revision), hash: ad.hash },
    aiUse: [...ad.aiUse],
    updatedAt: ad.updatedAt.toISOString(),
  };
}

function presentBase(campaign: CampaignRow) {
  const { id, name, brief, brandId, productId, generationId, goal, url, startsOn, endsOn } = campaign;
  const times = { createdAt: campaign.createdAt.toISOString(), updatedAt: campaign.updatedAt.toISOString() };
  const { companyName, productName } = brief;
  return {
    id,
    name,
    companyName,
    productName,
    brandId,
    productId,
    generationId,
    goal,
    url,
    startsOn,
    endsOn,
    ...times,
  };
}

/** Variants with ads, in the order of the board. */
const shownVariants = ({ variants }: CampaignRow, letters: readonly string[]) =>
  variants.filter(({ letter }) => letters.includes(letter)).map((variant) => ({ ...variant }));

const inOrder = (platforms: readonly string[]) => PLATFORM_IDS.filter((id) => platforms.includes(id));

/** Converts a campaign with its ads to the API's format. */
export function presentCampaign(
  campaign: Campaign,
  ads: readonly AdRow[],
  media: readonly MediaRow[],
): AdCampaign {
  const letters = campaign.variants.map(({ letter }) => letter);
  const place = ({ platform, variant, part }: AdRow) =>
    (PLATFORM_IDS.indexOf(platform) * letters.length + letters.indexOf(variant)) * 100 + part;
  const presented = ads
    .toSorted((one, other) => place(one) - place(other))
    .map((ad) => presentAd(ad, campaign, media));
  return {
    ...presentBase(campaign),
    platforms: inOrder(ads.map(({ platform }) => platform)),
    variants: shownVariants(
      campaign,
      ads.map(({ variant }) => variant),
    ),
    ads: presented,
    media: media.map(presentMedia),
    left: whatIsLeft(presented),
  };
}

/** Converts a campaign to the API's format for lists. */
export function presentListed(listed: ListedCampaign): CampaignSummary {
  const { campaign, ads, ready, platforms, letters, files } = listed;
  return {
    ...presentBase(campaign),
    platforms: inOrder(platforms),
    variants: shownVariants(campaign, letters),
    ads,
    ready,
    pictures: files.map(fileUrl),
  };
}
