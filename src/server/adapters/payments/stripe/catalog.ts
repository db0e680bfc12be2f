import type { Stripe } from "stripe";
import type { PaidTier } from "#core/billing/api.ts";
import { PaymentsError } from "../payments.ts";
import { lookupKey, PORTAL_KEY } from "./names.ts";

const SET_UP = "run: npm run stripe:setup";

/** The id of the price in force; asked for each time, so that a new price holds at once. */
export async function priceId(stripe: Stripe, tier: PaidTier): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new PaymentsError("refused", `The Stripe account has no price for ${tier}: ${SET_UP}`);
  return price.id;
}

/** Our portal: card and invoices only. The account's default one may offer more. */
export async function portalConfiguration(stripe: Stripe): Promise<string> {
  for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (found.metadata?.[PORTAL_KEY]) return found.id;
  }
  throw new PaymentsError("refused", `The Stripe account has no portal configuration: ${SET_UP}`);
}
