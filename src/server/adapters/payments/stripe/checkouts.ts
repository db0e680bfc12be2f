import type { Stripe } from "stripe";
import { PaymentsError, type NewCheckout, type OpenCheckout } from "../payments.ts";
import { priceId } from "./catalog.ts";
import { isKeyBurnt } from "./failure.ts";
import { offerCoupon, OFFER_KEY, TIER_KEY, tierIn, USER_KEY } from "./names.ts";

/** A key that Stripe failed on is good for nothing, and a customer must not have to wait until it is forgotten. */
const CUSTOMER_KEYS = 3;

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
      if (!isKeyBurnt(error) || number === CUSTOMER_KEYS) throw error;
    }
  }
}

function toOpen({ id, url, metadata }: Stripe.Checkout.Session): OpenCheckout[] {
  const tier = tierIn(metadata);
  // One that is not ours is not ours to close either.
  return tier && url ? [{ id, url, tier, offer: metadata?.[OFFER_KEY] === "yes" }] : [];
}

export async function openCheckouts(stripe: Stripe, customer: string): Promise<OpenCheckout[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  return data.flatMap(toOpen);
}

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
  if (!open) throw new PaymentsError("refused", "Stripe made a checkout that cannot be opened.");
  return open;
}

/** Closes a checkout. One that has been paid in the meantime cannot be closed: `gone`. */
export async function expireCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status === "complete") throw new PaymentsError("gone", "The checkout is complete.");
    if (status === "open") throw error;
  }
}
