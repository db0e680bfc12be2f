import { applyDueChanges } from "#server/modules/billing/reconcile.service.ts";
import { startStripeBilling } from "./billing-stripe.ts";
import { startBilling, submitForm, type BillingClient, type BillingTest } from "./billing.ts";

/**
 * The product with one of its payment providers, on a clock that the test controls. The functions
 * of `PROVIDERS` make it for `prorated-units.test.ts`.
 */
export interface ProviderTest extends BillingTest {
  /** A user who has bought a plan. */
  readonly subscriber: (tier: string) => Promise<BillingClient>;
  /** Changes the card to one that pays, or to one that fails at the next renewal. */
  readonly useCard: (client: BillingClient, pays: boolean) => Promise<void>;
  /**
   * Moves the clock to the given number of minutes before the end of a user's period (after it if
   * negative) and syncs.
   */
  readonly moveTo: (client: BillingClient, minutesBeforeEnd: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const CARDS = { pays: "4242424242424242", paysOnce: "4000000000000341" };

async function pay(client: BillingClient, tier: string): Promise<string | null> {
  const paid = await submitForm(await client.checkout(tier), { card: CARDS.pays });
  return new URL(paid.headers.get("location") ?? "").searchParams.get("session_id");
}

const mover =
  (billing: BillingTest): ProviderTest["moveTo"] =>
  async (client, minutesBeforeEnd) => {
    const { currentPeriodEnd } = (await client.summary())!;
    billing.advance({ minutes: (currentPeriodEnd - billing.now()) / 60_000 - minutesBeforeEnd });
    await applyDueChanges(billing.app.deps);
  };

async function startSandbox(): Promise<ProviderTest> {
  const billing = await startBilling();
  return {
    ...billing,
    async subscriber(tier) {
      const client = await billing.newUser();
      const sessionId = await pay(client, tier);
      await client.json("POST", "/subscription/checkout/return", { sessionId });
      return client;
    },
    async useCard(client, pays) {
      const { url } = await client.json<{ url: string }>("POST", "/subscription/portal");
      await submitForm(url, { card: pays ? CARDS.pays : CARDS.paysOnce });
      await client.json("POST", "/subscription/portal/return");
    },
    moveTo: mover(billing),
    stop: () => billing.app.stop(),
  };
}

async function startStripe(): Promise<ProviderTest> {
  const billing = await startStripeBilling();
  return {
    ...billing,
    async useCard(client, pays) {
      const { id } = (await client.summary())!;
      billing.standIn.useCard(billing.standIn.state.subscriptions.get(id)!.customer, pays);
      await client.json("POST", "/subscription/portal/return");
    },
    moveTo: mover(billing),
  };
}

/** The payment providers by name; `prorated-units.test.ts` runs with each. */
export const PROVIDERS = [
  ["the sandbox", startSandbox],
  ["Stripe", startStripe],
] as const;
