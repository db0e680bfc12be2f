import { PLANS, type Tier } from "../plans.ts";

/** Everything is sold in one currency. */
export const CURRENCY = "usd";

/** What a plan costs per month, in cents. */
export const planCents = (tier: Tier) => Math.round(PLANS[tier].price * 100);

/** Cents as currency units, the form of the API. */
export const toUnits = (cents: number) => cents / 100;
