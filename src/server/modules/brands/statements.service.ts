import { isDeepStrictEqual } from "node:util";
import type { ClaimTexts } from "#core/brands/claim-uses.ts";
import { priceFactsOf, type PriceFacts } from "#core/brands/offer.ts";
import type { ProductPrices } from "#core/brands/price-uses.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findClaim } from "./claims.repo.ts";
import { findProduct, type ProductRow } from "./products.repo.ts";

/** Former texts of a claim and price facts of a product that are remembered. */
const MAX_FORMER = 5;

/**
 * A claim with its former texts; `listClaimUses` of `campaigns/ad-uses.service.ts` finds its words
 * in ads by the rules of `core/brands/claim-uses.ts`. At most `MAX_FORMER` former texts are kept
 * (this file). Throws 404.
 */
export async function readClaimTexts(
  db: Queryable,
  clock: Clock,
  own: OwnedId,
): Promise<ClaimTexts & { readonly brandId: string }> {
  const claim = await findClaim(db, clock, own);
  if (!claim) throw new AppError("not_found");
  return claim;
}

/**
 * The price facts of a product with its former ones; `listPriceUses` of
 * `campaigns/ad-uses.service.ts` finds its prices in ads by the rules of
 * `core/brands/price-uses.ts`. At most `MAX_FORMER` former prices are kept (this file). Throws 404.
 */
export async function readProductPrices(db: Queryable, own: OwnedId): Promise<ProductPrices> {
  const product = await findProduct(db, own);
  if (!product) throw new AppError("not_found");
  return product;
}

/**
 * The former texts, at most 5 (`MAX_FORMER` in this file), that a claim keeps when `updateClaim`
 * (`claims.service.ts`) changes its text; without the new text.
 */
export function formerTextsAfter(
  { text, formerTexts }: Pick<ClaimTexts, "text" | "formerTexts">,
  now: string,
): string[] {
  return [...new Set([text, ...formerTexts])].filter((former) => former !== now).slice(0, MAX_FORMER);
}

/** Price facts that a change sets; missing and undefined ones stay. */
type PriceChange = { readonly [Name in keyof PriceFacts]?: PriceFacts[Name] | undefined };

/**
 * The former price facts, at most 5 (`MAX_FORMER` in this file), to store when `updateProduct`
 * (`products.service.ts`) saves a product: those before the change and earlier ones, without
 * duplicates, the new facts and facts that have no price. Ads are searched for them. What belongs
 * to the facts is in `core/brands/offer.ts`.
 */
export function formerPricesAfter(before: ProductRow, change: PriceChange): PriceFacts[] {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const now = priceFactsOf({ ...before, ...set });
  return [priceFactsOf(before), ...before.formerPrices.map(priceFactsOf)]
    .filter(
      (facts, index, all) =>
        facts.price !== null &&
        !isDeepStrictEqual(facts, now) &&
        all.findIndex((other) => isDeepStrictEqual(facts, other)) === index,
    )
    .slice(0, MAX_FORMER);
}
