import { planCents } from "#core/billing/money.ts";
import { offerCents } from "#core/billing/offer.ts";
import { PAID_TIERS, type PaidTier } from "#core/billing/api.ts";
import { PRODUCT } from "#core/product.ts";

const slug = PRODUCT.name.toLowerCase();

/** How our things are called in a Stripe account. */
export const productId = (tier: PaidTier) => `${slug}_${tier}`;
export const lookupKey = (tier: PaidTier) => `${slug}_${tier}_monthly`;
/**
 * The first-month offer of a plan. A coupon cannot be changed, so its amount is part of its name. It takes off an amount, not
 * a share: half of $19.99 is no whole cent, and which way Stripe would round that is nowhere stated (docs.stripe.com/api/coupons,
 * read 2026-11-21), while our page names the price beforehand.
 */
export const offerCoupon = (tier: PaidTier) => `${slug}_first_month_${tier}_${offerCents(planCents(tier))}`;

/** Metadata that marks what is ours, and carries the tier. */
export const TIER_KEY = `${slug}_tier`;
export const OFFER_KEY = `${slug}_offer`;
export const USER_KEY = `${slug}_user`;
export const PORTAL_KEY = `${slug}_portal`;

/** The tier that metadata of ours names. */
export function tierIn(metadata: Readonly<Record<string, string>> | null | undefined): PaidTier | undefined {
  return PAID_TIERS.find((tier) => tier === metadata?.[TIER_KEY]);
}
