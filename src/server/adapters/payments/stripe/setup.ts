import type { Stripe } from "stripe";
import { PAID_TIERS, type PaidTier } from "#core/billing/api.ts";
import { CURRENCY, planCents } from "#core/billing/money.ts";
import { OFFER, offerDiscountCents } from "#core/billing/offer.ts";
import { PLANS } from "#core/plans.ts";
import { PRODUCT } from "#core/product.ts";
import { PaymentsError } from "../payments.ts";
import { openStripe, type StripeOptions } from "./client.ts";
import { toPaymentsError } from "./failure.ts";
import { lookupKey, offerCoupon, PORTAL_KEY, productId, TIER_KEY } from "./names.ts";

/** Result of a step, shown to the operator. */
type StepResult = "created" | "updated" | "unchanged";

async function undefinedIfGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (toPaymentsError(error).code === "gone") return undefined;
    throw error;
  }
}

async function setUpProduct(stripe: Stripe, tier: PaidTier): Promise<StepResult> {
  const [id, name] = [productId(tier), `${PRODUCT.name} ${PLANS[tier].name}`];
  const wanted = { name, description: PLANS[tier].features.join(", "), metadata: { [TIER_KEY]: tier } };
  const found = await undefinedIfGone(stripe.products.retrieve(id));
  if (!found) {
    await stripe.products.create({ id, ...wanted });
    return "created";
  }
  if (found.name === name && found.description === wanted.description && found.active) return "unchanged";
  await stripe.products.update(id, { ...wanted, active: true });
  return "updated";
}

/**
 * Prices are immutable: a new amount is a new price with the lookup key. Existing subscriptions
 * keep theirs.
 */
async function setUpPrice(stripe: Stripe, tier: PaidTier): Promise<StepResult> {
  const cents = planCents(tier);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true, limit: 1 });
  const [found] = data;
  const fits = found?.unit_amount === cents && found.currency === CURRENCY;
  if (fits && found.metadata[TIER_KEY] === tier && found.recurring?.interval === "month") return "unchanged";
  await stripe.prices.create({
    product: productId(tier),
    currency: CURRENCY,
    unit_amount: cents,
    recurring: { interval: "month" },
    lookup_key: lookupKey(tier),
    transfer_lookup_key: true,
    metadata: { [TIER_KEY]: tier },
  });
  return found ? "updated" : "created";
}

async function setUpCoupon(stripe: Stripe, tier: PaidTier): Promise<StepResult> {
  const id = offerCoupon(tier);
  if (await undefinedIfGone(stripe.coupons.retrieve(id))) return "unchanged";
  await stripe.coupons.create({
    id,
    name: `${OFFER.percentOff}% off the first month`,
    amount_off: offerDiscountCents(planCents(tier)),
    currency: CURRENCY,
    duration: "once",
    applies_to: { products: [productId(tier)] },
  });
  return "created";
}

async function setUpPortal(stripe: Stripe): Promise<StepResult> {
  const features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    customer_update: { enabled: false },
    subscription_cancel: { enabled: false },
    subscription_update: { enabled: false },
  };
  for await (const found of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (!found.metadata?.[PORTAL_KEY]) continue;
    const { subscription_cancel: cancel, subscription_update: update } = found.features;
    if (!cancel.enabled && !update.enabled && found.features.payment_method_update.enabled) {
      return "unchanged";
    }
    await stripe.billingPortal.configurations.update(found.id, { features });
    return "updated";
  }
  await stripe.billingPortal.configurations.create({ features, metadata: { [PORTAL_KEY]: "yes" } });
  return "created";
}

type SetUpOptions = Pick<StripeOptions, "secretKey" | "apiUrl">;

async function setUpAll(options: SetUpOptions): Promise<string[]> {
  const stripe = openStripe(options);
  const lines: string[] = [];
  const line = (result: StepResult, what: string) => lines.push(`${result.padEnd(9)}  ${what}`);
  for (const tier of PAID_TIERS) {
    const { name, price } = PLANS[tier];
    line(await setUpProduct(stripe, tier), `product ${productId(tier)} (${name})`);
    line(await setUpPrice(stripe, tier), `price ${lookupKey(tier)} ($${price} a month)`);
    line(await setUpCoupon(stripe, tier), `coupon ${offerCoupon(tier)}`);
  }
  line(await setUpPortal(stripe), "portal for card and invoices");
  return lines;
}

/**
 * Creates or updates products, prices, coupons and the portal in a Stripe account; safe to repeat.
 * Returns one line per object. Throws `PaymentsError`. `npm run stripe:setup` calls it. The plans
 * are in `core/plans.ts`, the offer in `core/billing/offer.ts`, the ids in `names.ts`.
 * `setUpPortal` above says what the portal allows.
 */
export async function setUpStripe(options: SetUpOptions): Promise<string[]> {
  try {
    return await setUpAll(options);
  } catch (error) {
    const { code } = toPaymentsError(error);
    // Shown in the operator's terminal, where Stripe's own message is the most useful.
    const message = error instanceof Error ? error.message : "no reason given";
    throw new PaymentsError(code, `Stripe could not be set up: ${message}`, error);
  }
}
