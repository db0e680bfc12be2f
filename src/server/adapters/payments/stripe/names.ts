import { OFFER } from "../../../../core/billing/offer.ts";
import { PAID_TIERS, type PaidTier } from "../../../../core/billing/api.ts";
import { PRODUCT } from "../../../../core/product.ts";

const slug = PRODUCT.name.toLowerCase();

/** How our things are called in a Stripe account. */
export const productId = (tier: PaidTier) => `${slug}_${tier}`;
export const lookupKey = (tier: PaidTier) => `${slug}_${tier}_monthly`;
/** A coupon cannot be changed, so its share is part of its name. */
export const OFFER_COUPON = `${slug}_first_month_${OFFER.percentOff}`;

/** Metadata that marks what is ours, and carries the tier. */
export const TIER_KEY = `${slug}_tier`;
export const OFFER_KEY = `${slug}_offer`;
export const USER_KEY = `${slug}_user`;
export const PORTAL_KEY = `${slug}_portal`;

/** The tier that metadata of ours names. */
export function tierIn(metadata: Readonly<Record<string, string>> | null | undefined): PaidTier | undefined {
  return PAID_TIERS.find((tier) => tier === metadata?.[TIER_KEY]);
}
