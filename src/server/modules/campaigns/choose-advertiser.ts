import { brandMessages } from "#core/brands/messages.ts";
import { priceText } from "#core/brands/offer.ts";
import { EMPTY_BRIEF, type CampaignBrief } from "#core/campaigns/brief.ts";
import { cutText } from "#core/cut-text.ts";
import { LIMITS } from "#core/limits.ts";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readAdvertiser, type Advertiser } from "../brands/brands.public.ts";

interface Choice {
  readonly userId: UserId;
  readonly brandId: string | null;
  readonly productId: string | null;
}

/**
 * Finds the brand and the product that a user chose; a product alone implies its brand. Throws 400
 * if the user has no such brand or product.
 */
export async function findAdvertiser(tx: Tx, clock: Clock, choice: Choice): Promise<Advertiser> {
  const { userId, brandId, productId } = choice;
  const { product } = await readAdvertiser(tx, clock, { userId, brandId: null, productId });
  if (productId !== null && !product) throw invalid("productId", brandMessages.missingProduct);
  if (product && brandId !== null && product.brandId !== brandId) {
    throw invalid("productId", brandMessages.missingProduct);
  }
  const found = await readAdvertiser(tx, clock, {
    ...{ userId, productId },
    brandId: product?.brandId ?? brandId,
  });
  if (brandId !== null && !found.brand) throw invalid("brandId", brandMessages.missingBrand);
  return found;
}

function invalid(field: string, message: string): AppError {
  return new AppError("invalid_input", { message, fields: { [field]: message } });
}

/** The brief of a campaign for a product; its price is a detail that is printed as a fact. */
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
