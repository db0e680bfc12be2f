import type { CampaignBrief } from "#core/campaigns/brief.ts";
import type { CopyInput } from "#core/generations/copy/copy.ts";
import { LIMITS } from "#core/limits.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Advertiser } from "../brands/brands.public.ts";

/**
 * Number of variants that a new campaign gets if the facts of its brief suffice, whether it is
 * built from a package or started for a product.
 */
export const NEW_VARIANTS = 3;

/**
 * The input of a copy generation for platforms of a campaign, one variant unless overridden: for
 * new campaigns, added platforms and rewrites. The brand's words are cut to `LIMITS.wordsPerList`
 * (`core/limits.ts`).
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
 * Whether a brief names a product and its company, so that texts can be written from it; otherwise
 * ads start empty. Called when a campaign is created or changed, or texts are requested.
 */
export const isWritable = ({ companyName, productName }: CampaignBrief): boolean =>
  companyName !== "" && productName !== "";
