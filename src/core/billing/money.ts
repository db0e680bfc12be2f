import { PLANS, type Tier } from "../plans.ts";

/** Currency of all plans. */
export const CURRENCY = "usd";

/** Monthly price of a plan, in cents. */
export const planCents = (tier: Tier) => Math.round(PLANS[tier].price * 100);

/** Converts cents to currency units, the unit of the API. */
export const toCurrencyUnits = (cents: number) => cents / 100;
