import type { Stripe } from "stripe";
import { PaymentsError, type NewCheckout, type OpenCheckout } from "../payments.ts";
import { priceId } from "./catalog.ts";
import { isIdempotencyKeySpent } from "./failure.ts";
import { offerCoupon, OFFER_KEY, TIER_KEY, tierFromMetadata, USER_KEY } from "./names.ts";

/**
 * Keys to try for a new customer. After an internal error, Stripe repeats it for the same key until
 * the key expires.
 */
const MAX_CUSTOMER_KEYS = 3;

/**
 * Creates a customer at Stripe before a user's first checkout and returns its id; the same key
 * returns the same customer. `customer.service.ts` of `billing` makes the key; after an internal
 * error of Stripe, up to `MAX_CUSTOMER_KEYS` keys are tried.
 */
export async function createCustomer(
  stripe: Stripe,
  { userId, email, key }: { readonly userId: string; readonly email: string; readonly key: string },
): Promise<string> {
  const customer = { email, metadata: { [USER_KEY]: userId } };
  for (let number = 1; ; number += 1) {
    const idempotencyKey = number === 1 ? key : `${key}:${number}`;
    try {
      return (await stripe.customers.create(customer, { idempotencyKey })).id;
    } catch (error) {
      if (!isIdempotencyKeySpent(error) || number === MAX_CUSTOMER_KEYS) throw error;
    }
  }
}

function toOpen({ id, url, metadata }: Stripe.Checkout.Session): OpenCheckout[] {
  const tier = tierFromMetadata(metadata);
  // Checkouts without our metadata belong to other software.
  return tier && url ? [{ id, url, tier, offer: metadata?.[OFFER_KEY] === "yes" }] : [];
}

/**
 * Lists our open checkouts of a customer at Stripe, at most 100, which a second checkout reuses or
 * expires (`checkout.service.ts`) and the end of an account expires (`end-billing.service.ts`).
 * Ours are those with `TIER_KEY` (`names.ts`).
 */
export async function listOpenCheckouts(stripe: Stripe, customer: string): Promise<OpenCheckout[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  return data.flatMap(toOpen);
}

/**
 * Opens a checkout for a monthly plan at Stripe, when a user without a subscription chooses one.
 * The price and the offer's coupon are found by the names in `names.ts`, which `setup.ts` creates;
 * `checkout.service.ts` of `billing` decides about the offer. Throws `refused` without a price or a
 * URL.
 */
export async function createCheckout(stripe: Stripe, wanted: NewCheckout): Promise<OpenCheckout> {
  const { customerId, userId, tier, offer, key, successUrl, cancelUrl } = wanted;
  const metadata = { [TIER_KEY]: tier, [OFFER_KEY]: offer ? "yes" : "no", [USER_KEY]: userId };
  const session = await stripe.checkout.sessions.create(
    {
      mode: "subscription",
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: await priceId(stripe, tier), quantity: 1 }],
      ...(offer && { discounts: [{ coupon: offerCoupon(tier) }] }),
      metadata,
      subscription_data: { metadata: { [USER_KEY]: userId } },
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: key },
  );
  const [open] = toOpen(session);
  if (!open) throw new PaymentsError("refused", "Stripe created a checkout without a URL.");
  return open;
}

/**
 * Expires a checkout at Stripe, when another plan is chosen (`checkout.service.ts`) or the account
 * ends (`end-billing.service.ts`); does nothing if it has expired. Throws `gone` if it has been
 * paid.
 */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "complete") throw new PaymentsError("gone", "The checkout is complete.");
    if (status === "open") throw error;
  }
}
