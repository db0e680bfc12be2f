import { brandMessages } from "#core/brands/messages.ts";
import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findBrandsById, type BrandRow } from "./brands.repo.ts";
import { checkContextsOf } from "./check-context.service.ts";
import { findProductsById, type ProductRow } from "./products.repo.ts";

/**
 * The brand and the product that a campaign or a brief advertises; each is optional. This file
 * makes it for campaigns (`campaigns/load-campaign.ts`, `campaigns/advertiser-brief.ts`) and for
 * the briefs of generations (`brand-choice.ts`). The facts in `context` come from `checkContextsOf`
 * in `check-context.service.ts`.
 */
export interface Advertiser {
  readonly brand: BrandRow | undefined;
  readonly product: ProductRow | undefined;
  /** Facts about the brand that checks of the ads need; empty without a brand. */
  readonly context: CheckContext;
}

/** The brand and the product that a campaign or a brief names. */
interface Choice {
  readonly brandId: string | null;
  readonly productId: string | null;
}

interface AdvertiserIds extends Choice {
  readonly userId: UserId;
}

/**
 * Reads the brand and the product of a campaign (`load-campaign.ts`, `build-campaign.service.ts`)
 * or a film (`generations/film/film-preview.service.ts`); a brand or product that is missing,
 * deleted or another user's is `undefined` in the result, and facts for checks
 * (`check-context.service.ts`) are then empty.
 */
export async function readAdvertiser(
  db: Queryable,
  clock: Clock,
  { userId, ...choice }: AdvertiserIds,
): Promise<Advertiser> {
  const [advertiser] = await readAdvertisers(db, clock, userId, [choice]);
  return advertiser!;
}

/**
 * Like `readAdvertiser` for several campaigns of a user, in their order; `loadCampaigns`
 * (`campaigns/load-campaign.ts`) calls it for the list of campaigns.
 */
export async function readAdvertisers(
  db: Queryable,
  clock: Clock,
  userId: UserId,
  choices: readonly Choice[],
): Promise<Advertiser[]> {
  const idsOf = (name: keyof Choice) => [...new Set(choices.flatMap((choice) => choice[name] ?? []))];
  const brands = await findBrandsById(db, userId, idsOf("brandId"));
  const products = await findProductsById(db, userId, idsOf("productId"));
  const contexts = await checkContextsOf(db, clock, brands);
  return choices.map(({ brandId, productId }) => ({
    brand: brands.find(({ id }) => id === brandId),
    product: products.find(({ id }) => id === productId),
    context: contexts.get(brandId ?? "") ?? {},
  }));
}

/**
 * Finds the brand and the product that a user chose for a campaign
 * (`campaigns/start-campaign.service.ts`, `campaigns.service.ts`) or a brief
 * (`generations/brand-choice.ts`); a product alone implies its brand. Throws 400 if the user has no
 * such brand or product, or the product is another brand's (`core/brands/messages.ts`).
 */
export async function findAdvertiser(
  db: Queryable,
  clock: Clock,
  { userId, brandId, productId }: AdvertiserIds,
): Promise<Advertiser> {
  const { product } = await readAdvertiser(db, clock, { userId, brandId: null, productId });
  const isOfAnother = product && brandId !== null && product.brandId !== brandId;
  if (isOfAnother || (productId !== null && !product)) {
    throw invalidField("productId", brandMessages.missingProduct);
  }
  const ids = { userId, productId: null, brandId: product?.brandId ?? brandId };
  const { brand, context } = await readAdvertiser(db, clock, ids);
  if (brandId !== null && !brand) throw invalidField("brandId", brandMessages.missingBrand);
  return { brand, product, context };
}
