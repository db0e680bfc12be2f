import { VARIANT_LETTERS } from "#core/campaigns/ad-key.ts";
import type { CreateCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import type { Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { requestCopy, type GenerationsDeps } from "../generations/generations.public.ts";
import { findAdvertiser } from "../brands/brands.public.ts";
import { briefOf } from "./advertiser-brief.ts";
import { insertWithCode } from "./campaign-code.ts";
import { copyInputOf, isWritable, NEW_VARIANTS } from "./copy-input.ts";
import { createAds, fieldsOfAdvertiser, type AdDraft } from "./new-ads.ts";

/**
 * Starts a campaign for the product of a brand and requests the texts of its ads, for `POST
 * /api/campaigns` without a generation (`campaigns.service.ts`). Without a product its ads are
 * empty and have one variant, else `NEW_VARIANTS` (`copy-input.ts`). The brief is made in
 * `advertiser-brief.ts`. Returns its id; throws 400 for a brand or product that the user does not
 * have (`core/brands/messages.ts`), and 429 of text's fair use (`generations/units/fair-use.ts`).
 */
export async function startCampaign(
  tx: Tx,
  deps: GenerationsDeps,
  userId: UserId,
  { name = "", goal = "", url = "", platforms = [], brandId = null, productId = null }: CreateCampaign,
): Promise<string> {
  const advertiser = await findAdvertiser(tx, deps.clock, { userId, brandId, productId });
  const { brand, product } = advertiser;
  const brief = briefOf(advertiser, goal);
  const isWritten = product !== undefined && isWritable(brief);
  const variants = VARIANT_LETTERS.slice(0, isWritten ? NEW_VARIANTS : 1).map((letter) => ({
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
    ? await requestCopy(tx, deps, userId, { ...copyInputOf(brief, chosen, brand), variants: NEW_VARIANTS })
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
