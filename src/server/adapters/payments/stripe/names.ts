import { planCents } from "#core/billing/money.ts";
import { offerDiscountCents } from "#core/billing/offer.ts";
import { PAID_TIERS, type PaidTier } from "#core/billing/api.ts";
import { PRODUCT } from "#core/product.ts";

const slug = PRODUCT.name.toLowerCase();

/**
 * Id of a tier's product in the Stripe account, with the product's name (`core/product.ts`) as its
 * start; `npm run stripe:setup` creates it (`setup.ts`).
 */
export const productId = (tier: PaidTier) => `${slug}_${tier}`;
/**
 * Lookup key of a tier's monthly price in the Stripe account; `npm run stripe:setup` sets it,
 * checkouts and changes find the price by it (`catalog.ts`), `npm run doctor` checks it
 * (`check.ts`).
 */
export const lookupKey = (tier: PaidTier) => `${slug}_${tier}_monthly`;
/**
 * Id of a tier's first-month coupon, which `npm run stripe:setup` creates and checkouts use.
 * Coupons are immutable, so the amount (`core/billing/offer.ts`) is part of the id. It is an
 * amount, not a percentage: half of $19.99 is not a whole cent, Stripe does not document its
 * rounding (docs.stripe.com/api/coupons, read 2026-11-21), and our page shows the exact price.
 */
export const offerCoupon = (tier: PaidTier) =>
  `${slug}_first_month_${tier}_${offerDiscountCents(planCents(tier))}`;

/**
 * Metadata key that marks our objects at Stripe and holds the tier; `setup.ts`, `checkouts.ts` and
 * `changes.ts` set it, `tierFromMetadata` reads it; other objects in the account are ignored.
 */
export const TIER_KEY = `${slug}_tier`;
/**
 * Key of the metadata at Stripe that marks a checkout with the offer ("yes" or "no");
 * `checkouts.ts` sets and reads it.
 */
export const OFFER_KEY = `${slug}_offer`;
/**
 * Key of the metadata at Stripe with the user's id, on customers, checkouts and subscriptions;
 * `checkouts.ts` sets it, and no code reads it.
 */
export const USER_KEY = `${slug}_user`;
/**
 * Key of the metadata at Stripe that marks our configuration of the portal; `setup.ts` sets it,
 * `portalConfiguration` in `catalog.ts` finds it.
 */
export const PORTAL_KEY = `${slug}_portal`;

/**
 * Reads the tier from our metadata (`TIER_KEY`) of an object at Stripe; undefined for objects that
 * are not ours. `read-subscription.ts`, `checkouts.ts` and `changes.ts` call it, and ignore those.
 */
export function tierFromMetadata(
  metadata: Readonly<Record<string, string>> | null | undefined,
): PaidTier | undefined {
  return PAID_TIERS.find((tier) => tier === metadata?.[TIER_KEY]);
}
