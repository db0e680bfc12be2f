import { brandMessages } from "#core/brands/messages.ts";
import { priceText } from "#core/brands/offer.ts";
import { VARIANT_LETTERS } from "#core/campaigns/ad-key.ts";
import { EMPTY_BRIEF, type CampaignBrief } from "#core/campaigns/brief.ts";
import type { CreateCampaign } from "#core/campaigns/campaign.ts";
import { LIMITS } from "#core/limits.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readAdvertiser, type Advertiser } from "../brands/brands.public.ts";
import { requestCopy, type GenerationsDeps } from "../generations/generations.public.ts";
import { insertWithCode } from "./campaign-code.ts";
import { copyInputOf, isWritable } from "./copy-input.ts";
import { createAds, fieldsOfAdvertiser, type AdDraft } from "./new-ads.ts";

/** Variants of a campaign whose texts are written from a product. */
const VARIANTS = 3;

/**
 * Starts a campaign for the product of a brand and requests the texts of its ads. Without a product
 * its ads are empty. Returns its id; throws 400 for a brand or product that the user does not have.
 */
export async function startCampaign(
  tx: Tx,
  deps: GenerationsDeps,
  userId: UserId,
  { name = "", goal = "", url = "", platforms = [], brandId = null, productId = null }: CreateCampaign,
): Promise<string> {
  const advertiser = await findAdvertiser(tx, deps, { userId, brandId, productId });
  const { brand, product } = advertiser;
  const brief = briefOf(advertiser, goal);
  const isWritten = product !== undefined && isWritable(brief);
  const variants = VARIANT_LETTERS.slice(0, isWritten ? VARIANTS : 1).map((letter) => ({
    letter,
    angle: null,
  }));
  const chosen = PLATFORM_IDS.filter((platform) => platforms.includes(platform));
  const address = [url, product?.url, brand?.defaultUrl].find((candidate) => candidate) ?? "";
  const campaign = await insertWithCode(tx, deps, {
    ...{ userId, name, goal, url: address, brief, variants },
    ...{ brandId: brand?.id ?? null, productId: product?.id ?? null },
  });
  const writingId = isWritten
    ? await requestCopy(tx, deps, userId, { ...copyInputOf(brief, chosen, brand), variants: VARIANTS })
    : undefined;
  const drafts = chosen.flatMap((platform) =>
    variants.map(({ letter }): AdDraft => ({
      ...{ platform, variant: letter, angle: null, callToAction: null, url: address, media: undefined },
      ...{ fields: fieldsOfAdvertiser(platform, brief), aiUse: [] },
      ...(writingId !== undefined && { writingId }),
    })),
  );
  await createAds(tx, deps, { campaign, drafts, used: [] });
  return campaign.id;
}

interface Chosen {
  readonly userId: UserId;
  readonly brandId: string | null;
  readonly productId: string | null;
}

/** Brand and product; a product alone names its brand. */
async function findAdvertiser(tx: Tx, { clock }: GenerationsDeps, chosen: Chosen): Promise<Advertiser> {
  const { userId, brandId, productId } = chosen;
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
function briefOf({ brand, product }: Advertiser, goal: string): CampaignBrief {
  const [language] = brand?.languages ?? [];
  const price = product && priceText(product);
  return {
    ...EMPTY_BRIEF,
    companyName: (brand?.businessName || brand?.name) ?? "",
    productName: product?.name ?? "",
    targetAudience: product?.audience ?? "",
    keyMessage: product?.description ?? "",
    keyFeatures: (product?.features ?? []).join("\n").slice(0, LIMITS.freeText),
    additionalDetails: price === undefined ? "" : `Price: ${price}`,
    campaignGoals: goal,
    ...(brand?.voice && { brandVoice: brand.voice }),
    ...(language !== undefined && { language }),
  };
}
