import type { CampaignBrief } from "#core/campaigns/brief.ts";
import type { CopyInput } from "#core/generations/copy/copy.ts";
import { LIMITS } from "#core/limits.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Advertiser } from "../brands/brands.public.ts";

/**
 * Number of variants that a new campaign gets: from a generation (`build-campaign.service.ts`), or
 * if its brief is writable (`isWritable`), from a product (`start-campaign.service.ts`) or an ad
 * (`start-like.service.ts`).
 */
export const NEW_VARIANTS = 3;

/**
 * The input of a copy generation for platforms of a campaign, one variant unless overridden: for
 * new campaigns (`build-campaign.service.ts`, `start-campaign.service.ts`,
 * `start-like.service.ts`), added platforms and rewrites (`write-texts.service.ts`). The brand's
 * words are cut to `LIMITS.wordsPerList` (`core/limits.ts`).
 */
export function copyInputOf(
  brief: CampaignBrief,
  platforms: readonly PlatformId[],
  brand?: Advertiser["brand"],
): CopyInput {
  const words = {
    wordsToUse: (brand?.wordsToUse ?? []).slice(0, LIMITS.wordsPerList),
    wordsToAvoid: (brand?.wordsToAvoid ?? []).slice(0, LIMITS.wordsPerList),
  };
  return { ...brief, ...words, platforms: [...platforms], variants: 1, angles: [] };
}

/**
 * Whether a brief names a product and its company, so that texts can be written from it (the rule
 * is this function); otherwise ads start empty. `startCampaign` (`start-campaign.service.ts`),
 * `startCampaignLike` (`start-like.service.ts`), `changeCampaign` (`campaigns.service.ts`),
 * `addPlatform` and `rewriteAd` (`write-texts.service.ts`) ask.
 */
export const isWritable = ({ companyName, productName }: CampaignBrief): boolean =>
  companyName !== "" && productName !== "";
