import { setUpStripe } from "#server/adapters/payments/stripe/setup.ts";
import { findMirror } from "#server/modules/billing/billing.repo.ts";
import { startBilling, type BillingClient, type BillingTest } from "./billing.ts";
import { SECRET_KEY, startStripeStandIn, WEBHOOK_SECRET, type StripeStandIn } from "./stand-ins/stripe.ts";
import type { Subscription } from "./stand-ins/stripe-state.ts";

const DAY_SECONDS = 86_400;

/**
 * A product of billing tests whose payment provider is the stand-in for Stripe, from
 * `startStripeBilling`.
 */
export interface StripeBilling extends BillingTest {
  readonly standIn: StripeStandIn;
  /** A user who has bought a plan, and their Stripe subscription. */
  readonly subscriber: (tier: string) => Promise<BillingClient & { readonly stripe: Subscription }>;
  /** The mirrored subscription of a user, in Stripe's terms. */
  readonly mirrorOf: (client: BillingClient) => Promise<object | undefined>;
  /** The same fields from the stand-in. */
  readonly stripeState: (stripe: Subscription) => object;
  readonly stop: () => Promise<void>;
}

/**
 * Environment variables of a product that uses the stand-in as Stripe; key and webhook secret are
 * in `stand-ins/stripe.ts`.
 */
export const stripeEnv = (standIn: StripeStandIn) => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_URL: standIn.url,
});

/**
 * Starts the stand-in for Stripe (`stand-ins/stripe.ts`) and creates the catalog in it as the
 * operator's command does, for tests that start the product themselves. The catalog follows
 * `core/plans.ts`.
 */
export async function startStripe(): Promise<StripeStandIn> {
  const standIn = await startStripeStandIn();
  await setUpStripe({ secretKey: SECRET_KEY, apiUrl: standIn.url });
  return standIn;
}

const sessionIn = (address: string) => new URL(address).searchParams.get("session_id");

/**
 * State of a subscription at the stand-in for Stripe, in the shape of the mirror (table of the
 * server's `modules/billing`; `periodEnd` in ms), with which tests compare it.
 */
export function stripeState({ state }: StripeStandIn, stripe: Subscription): object {
  return {
    id: stripe.id,
    status: stripe.status,
    tier: state.prices.get(stripe.items[0]!.price)?.metadata["adloom_tier"],
    periodEnd: stripe.items[0]!.current_period_end * 1000,
    cancelAtPeriodEnd: stripe.cancel_at_period_end,
  };
}

/**
 * Starts the product for tests of billing with the stand-in for Stripe, both on the test's clock.
 * The stand-in sends webhooks to the product immediately.
 */
export async function startStripeBilling(env: Record<string, string> = {}): Promise<StripeBilling> {
  const standIn = await startStripe();
  const billing = await startBilling({ env: { ...stripeEnv(standIn), ...env } });
  standIn.webhookUrl = `${billing.app.url}/api/stripe/webhook`;
  return {
    ...billing,
    standIn,
    async subscriber(tier) {
      const client = await billing.newUser();
      const sessionId = sessionIn(standIn.pay(await client.checkout(tier)));
      const summary = await client.json<{ id: string }>("POST", "/subscription/checkout/return", {
        sessionId,
      });
      return { ...client, stripe: standIn.state.subscriptions.get(summary.id)! };
    },
    async mirrorOf({ user }) {
      const mirror = await findMirror(billing.app.deps.db, user.id);
      if (!mirror) return undefined;
      const { id, status, tier, periodEnd, cancelAtPeriodEnd } = mirror;
      return { id, status, tier, periodEnd: periodEnd.getTime(), cancelAtPeriodEnd };
    },
    stripeState: (stripe) => stripeState(standIn, stripe),
    advance({ days = 0, minutes = 0 }) {
      billing.advance({ days, minutes });
      standIn.advance(days * DAY_SECONDS + minutes * 60);
    },
    async stop() {
      await standIn.delivered();
      await billing.app.stop();
      await standIn.close();
    },
  };
}
