import type { PriceOffer } from "../checks/rule.ts";
import type { Product } from "./product.ts";

/**
 * Price facts of a product, for checks of prices, rewrites and the search for ads with old prices.
 * `brands.table.ts` stores former ones.
 */
export type PriceFacts = Pick<
  Product,
  "price" | "wasPrice" | "lowestPrice30Days" | "offerEndsOn" | "currency" | "priceUnit"
>;

/**
 * The price facts of a row that has more columns, to store them as former prices
 * (`statements.service.ts`) and to check ads (`load-campaign.ts`).
 */
export function priceFactsOf(facts: PriceFacts): PriceFacts {
  const { price, wasPrice, lowestPrice30Days, currency, priceUnit, offerEndsOn } = facts;
  return { price, wasPrice, lowestPrice30Days, currency, priceUnit, offerEndsOn };
}

/**
 * Whether the offer has ended before a day (ISO 8601); one without an end never has.
 * `core/campaigns/check-facts.ts` and `findPriceUses` (`price-uses.ts`) ask it.
 */
export const isOfferOver = ({ offerEndsOn }: Pick<PriceFacts, "offerEndsOn">, today: string): boolean =>
  offerEndsOn !== null && offerEndsOn < today;

/** Amounts and percentages as the rules read them in a text. */
const AMOUNT = /\d+(?:[.,]\d+)*\s?%?/gu;

/** How an amount may be written: 24, 24.5, 24.50 and 24,50. */
function writings(amount: number): string[] {
  const texts = [String(amount), amount.toFixed(2)];
  return texts.flatMap((text) => [text, text.replace(".", ",")]);
}

/**
 * Compares the amounts in an ad's texts with the price facts of a product on a day (ISO 8601); the
 * earlier price and the discount count until the offer ends. Empty for a product without a price,
 * so that rules treat all amounts as unknown. `checkContextFor` (`core/campaigns/check-facts.ts`)
 * calls it for the rules on offers (`core/checks/rules/offers.ts`).
 */
export function offerOf(product: PriceFacts, texts: readonly string[], today: string): PriceOffer {
  const { price, wasPrice, lowestPrice30Days, offerEndsOn } = product;
  if (price === null) return {};
  const isOver = isOfferOver(product, today);
  const earlier = isOver ? [] : [wasPrice, lowestPrice30Days].filter((amount) => amount !== null);
  const higher = earlier.filter((amount) => amount > price);
  const savings = higher.map((amount) => amount - price);
  const percents = higher.flatMap((amount) => {
    const percent = ((amount - price) / amount) * 100;
    return [`${Math.floor(percent)}%`, `${Math.round(percent)}%`];
  });
  const confirmed = [...[price, ...earlier, ...savings].flatMap(writings), ...percents];
  const stated = texts.flatMap((text) => text.match(AMOUNT) ?? []).map((text) => text.replace(/\s/gu, ""));
  return {
    confirmed,
    different: stated.filter((amount) => !confirmed.includes(amount)),
    hasEnd: offerEndsOn !== null && !isOver,
  };
}

/**
 * The price, "$24 a month": the amount in English form, then the product's `priceUnit` as the user
 * typed it; for the brief of a campaign's texts (`advertiser-brief.ts`); `undefined` without a
 * price, which the brief then leaves out.
 */
export function priceText({ price, currency, priceUnit }: PriceFacts): string | undefined {
  if (price === null) return undefined;
  const digits = Number.isInteger(price) ? 0 : 2;
  const amount = new Intl.NumberFormat("en", { style: "currency", currency, minimumFractionDigits: digits });
  return [amount.format(price), priceUnit].filter((text) => text !== "").join(" ");
}
