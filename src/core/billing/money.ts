import { PLANS, type Tier } from "../plans.ts";

/**
 * Currency of all plans, for Stripe's prices (`stripe/setup.ts`) and for invoices of the sandbox.
 * Its sign is written out: "$" in `dollars` (`billing.copy.ts`), in `mails.copy.ts` and on the
 * cards of plans (`plan-option.tsx`, `plan-card.tsx`).
 */
export const CURRENCY = "usd";

/**
 * Monthly price of a plan in cents, the unit of the payment adapters (`stripe/check.ts`,
 * `stripe/setup.ts`, `sandbox/changes.ts`); `PLANS` in `core/plans.ts` has it in dollars.
 */
export const planCents = (tier: Tier) => Math.round(PLANS[tier].price * 100);

/**
 * Converts cents, the unit of payment adapters and mirror, to dollars, the unit of the API
 * (`presentSubscription` in `api.ts`, invoices, previews of changes).
 */
export const toCurrencyUnits = (cents: number) => cents / 100;
