import type { Ad, AdMedia } from "#core/campaigns/ad.ts";
import { aiLabelOf } from "#core/campaigns/ai-label.ts";
import { adState, missingParts } from "#core/campaigns/ad-state.ts";
import type { AdCampaign, CampaignSummary } from "#core/campaigns/campaign.ts";
import { MAX_ADS_PER_VARIANT } from "#core/campaigns/limits.ts";
import { listOpenTasks } from "#core/campaigns/open-tasks.ts";
import { tagUrl } from "#core/campaigns/tag-url.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { AdRow } from "./ads.repo.ts";
import type { ListedCampaign } from "./campaign-list.repo.ts";
import type { CampaignRow } from "./campaigns.repo.ts";
import { findingsOf } from "#core/campaigns/finding-decisions.ts";
import type { PictureFacts } from "#core/campaigns/whole-ad-findings.ts";
import { checkContextOf, checkFactsOf, type Campaign, type CampaignWithScript } from "./load-campaign.ts";
import type { MediaRow } from "./media.repo.ts";

/**
 * Converts a picture of a campaign to the API's format (`core/campaigns/ad.ts`), for `presentAd`,
 * `presentCampaign` and `versions.service.ts`.
 */
export function presentMedia(media: MediaRow): AdMedia {
  const { id, fileId, alt, sha256 } = media;
  return { id, kind: "image", url: fileUrl(fileId), alt, sha256, ...pictureFactsOf(media) };
}

/**
 * A picture of a campaign as the checks of the ads that show it see it
 * (`core/campaigns/whole-ad-findings.ts`); `judgeAd` and `readiness.ts` take it.
 */
export type CheckedMedia = Pick<MediaRow, "engine" | "width" | "height" | "source">;

/**
 * Facts about a picture of a campaign, for the API's format and for the checks (also in
 * `findings.service.ts`) of the ads that show it (`core/campaigns/whole-ad-findings.ts`).
 */
export function pictureFactsOf({ engine, width, height, source }: CheckedMedia): PictureFacts {
  const { facts, recipe } = source;
  return {
    ...{ engine, width, height },
    texts: facts?.texts.map((box) => ({ ...box })) ?? [],
    contrast: facts?.contrast ?? null,
    disclaimer: facts?.hasDisclaimer ? (recipe.brief.disclaimer ?? "") : "",
  };
}

/**
 * Facts that decide about the state of an ad (rules: `core/campaigns/ad-state.ts`); `judgeAd` and
 * `readiness.ts` take it.
 */
export type JudgedAd = Pick<
  AdRow,
  | "platform"
  | "placement"
  | "fields"
  | "url"
  | "mediaId"
  | "decisions"
  | "copyState"
  | "hash"
  | "approvedHash"
>;

/**
 * Findings, missing parts and state of an ad, when it is presented and when its readiness is stored
 * (`readiness.ts`). `media` is the picture that the ad shows. Rules: `core/campaigns/ad-state.ts`,
 * `core/campaigns/finding-decisions.ts` and the files of `core/checks/rules/`.
 */
export function judgeAd(ad: JudgedAd, campaign: Campaign, media: CheckedMedia | undefined) {
  const missing = missingParts({ ...ad, hasMedia: ad.mediaId !== null });
  const picture = media && pictureFactsOf(media);
  const findings = findingsOf({ ...ad, missing, picture }, checkContextOf(campaign, ad.fields));
  return { missing, findings, state: adState({ ...ad, missing, findings }) };
}

/**
 * Converts an ad to the API's format (`core/campaigns/ad.ts`) with its findings and state of today
 * (`judgeAd`), its tagged address (`core/campaigns/tag-url.ts`) and its label about AI
 * (`ai-label.ts` there), for `presentCampaign`, `readAd` (`ads.service.ts`), `readCurrentAds`
 * (`current-ads.service.ts`) and the responses of changes.
 */
export function presentAd(ad: AdRow, campaign: Campaign, media: readonly MediaRow[]): Ad {
  const { id, campaignId, key, platform, placement, variant, angle, callToAction, url } = ad;
  const picture = media.find((row) => row.id === ad.mediaId);
  const { missing, findings, state } = judgeAd(ad, campaign, picture);
  return {
    ...{ id, campaignId, key, platform, placement, variant, angle, callToAction, url },
    fields: ad.fields as Ad["fields"],
    taggedUrl: tagUrl(url, { platform, slug: campaign.slug, key }) ?? null,
    media: picture ? presentMedia(picture) : null,
    state,
    exportedAt: ad.exportedAt?.toISOString() ?? null,
    findings,
    decisions: [...ad.decisions],
    missing,
    version: { id: ad.versionId, revision: String(ad.revision), hash: ad.hash },
    aiUse: [...ad.aiUse],
    aiLabel: aiLabelOf(ad) ?? null,
    updatedAt: ad.updatedAt.toISOString(),
  };
}

function presentBase(campaign: CampaignRow) {
  const { id, name, brief, brandId, productId, generationId, goal, url, startsOn, endsOn, endedAt } =
    campaign;
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
    endedAt: endedAt?.toISOString() ?? null,
    ...times,
  };
}

/** Variants with ads, in the order of the board. */
const shownVariants = ({ variants }: CampaignRow, letters: readonly string[]) =>
  variants.filter(({ letter }) => letters.includes(letter)).map((variant) => ({ ...variant }));

const inOrder = (platforms: readonly string[]) => PLATFORM_IDS.filter((id) => platforms.includes(id));

/**
 * Converts a campaign with its ads to the API's format (`core/campaigns/campaign.ts`), for the
 * board (`campaigns.service.ts`), exports (`export-source.service.ts`) and the data export
 * (`export.service.ts`). Sorts the ads by platform (`PLATFORM_IDS` in `platforms.ts`), variant
 * (order of the campaign) and number. Open tasks: `core/campaigns/open-tasks.ts`.
 */
export function presentCampaign(
  campaign: CampaignWithScript,
  ads: readonly AdRow[],
  media: readonly MediaRow[],
): AdCampaign {
  const letters = campaign.variants.map(({ letter }) => letter);
  const place = ({ platform, variant, part }: AdRow) =>
    (PLATFORM_IDS.indexOf(platform) * letters.length + letters.indexOf(variant)) * (MAX_ADS_PER_VARIANT + 1) +
    part;
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
    scriptId: campaign.scriptId,
    left: listOpenTasks(presented),
    checkFacts: checkFactsOf(campaign),
  };
}

/**
 * Converts a campaign to the API's format for the list at /dashboard/campaigns; `listCampaigns`
 * calls it with the number of ready ads (`countReady`). Format: `core/campaigns/campaign.ts`.
 */
export function presentListed(listed: ListedCampaign, ready: number): CampaignSummary {
  const { campaign, stage, checked, platforms, letters, files } = listed;
  return {
    ...presentBase(campaign),
    stage,
    platforms: inOrder(platforms),
    variants: shownVariants(campaign, letters),
    ads: checked.reduce((sum, { ads }) => sum + ads, 0),
    ready,
    pictures: files.map(fileUrl),
  };
}
