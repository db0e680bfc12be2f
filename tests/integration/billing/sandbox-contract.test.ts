import { afterAll, beforeAll } from "vitest";
import { paymentsContract, type PaymentsRig } from "#server/adapters/payments/payments.contract.ts";
import { startBilling, submitForm, type BillingTest } from "../../support/billing.ts";

let billing: BillingTest;
let offsetMs = 0;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.app.stop());

const CARDS = { renews: "4242424242424242", once: "4000000000000341" };

async function pay(url: string, { renews } = { renews: true }): Promise<void> {
  // The checkout redirects to the product's URL.
  const page = new URL(new URL(url).pathname, billing.app.url).href;
  const response = await submitForm(page, { card: renews ? CARDS.renews : CARDS.once });
  if (response.status !== 303) throw new Error(`The checkout answered ${response.status}.`);
}

async function rig(): Promise<PaymentsRig> {
  const { payments } = billing.app.deps;
  return {
    payments,
    now: () => new Date(Date.now() + offsetMs),
    pay,
    async useCard(customerId, pays) {
      const portal = await payments.openPortal(customerId, billing.app.url);
      await submitForm(portal, { card: pays ? CARDS.renews : CARDS.once });
    },
    advance(days) {
      offsetMs += days * 86_400_000;
      billing.advance({ days });
    },
  };
}

paymentsContract(rig);
