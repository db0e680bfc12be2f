import type { Stripe } from "stripe";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "../payments.ts";
import { lookupKey, PORTAL_KEY } from "./names.ts";

const SETUP_HINT = "run: npm run stripe:setup";

/**
 * Reads the id of a tier's active price at Stripe by its `lookupKey` (`names.ts`), for
 * `checkouts.ts` and `changes.ts`. Throws `refused` without one. Not cached, so that a new price
 * applies immediately. `npm run stripe:setup` (`setup.ts`) makes the prices from `core/plans.ts`.
 */
export async function priceId(stripe: Stripe, tier: PaidTier): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true, limit: 1 });
  const [price] = data;
  if (!price)
    throw new PaymentsError("refused", `The Stripe account has no price for ${tier}: ${SETUP_HINT}`);
  return price.id;
}

/**
 * Reads the id of our portal configuration (card and invoices only, made by `setup.ts`), when a
 * user opens Stripe's portal (`openPortal` of `payments.stripe.ts`); `setUpPortal` says what it
 * allows; the account's default may allow more. Throws `refused` without one.
 */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (found.metadata?.[PORTAL_KEY]) return found.id;
  }
  throw new PaymentsError("refused", `The Stripe account has no portal configuration: ${SETUP_HINT}`);
}
