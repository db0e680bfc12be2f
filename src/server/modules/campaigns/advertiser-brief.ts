import { priceText } from "#core/brands/offer.ts";
import { EMPTY_BRIEF, type CampaignBrief } from "#core/campaigns/brief.ts";
import { cutText } from "#core/cut-text.ts";
import { LIMITS } from "#core/limits.ts";
import type { Advertiser } from "../brands/brands.public.ts";

/**
 * The brief of a new campaign (`startCampaign` in `start-campaign.service.ts`), or of a changed one
 * without a brief (`campaigns.service.ts`), from brand and product; its price is a detail that is
 * printed as a fact (`core/brands/offer.ts`). The texts of the campaign's ads are generated from
 * it. Lengths: `LIMITS` in `core/limits.ts`.
 */
export function briefOf({ brand, product }: Advertiser, goal: string): CampaignBrief {
  const [language] = brand?.languages ?? [];
  const price = product && priceText(product);
  return {
    ...EMPTY_BRIEF,
    companyName: (brand?.businessName || brand?.name) ?? "",
    productName: product?.name ?? "",
    targetAudience: product?.audience ?? "",
    keyMessage: product?.description ?? "",
    keyFeatures: cutText((product?.features ?? []).join("\n"), LIMITS.freeText),
    additionalDetails: price === undefined ? "" : `Price: ${price}`,
    campaignGoals: goal,
    ...(brand?.voice && { brandVoice: brand.voice }),
    ...(language !== undefined && { language }),
  };
}
