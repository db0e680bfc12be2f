import { afterAll, beforeAll, expect, test } from "vitest";
import { syncCustomer } from "#server/modules/billing/sync.service.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";
import { until } from "../../support/until.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterAll(() => billing.stop());

test("A slow sync never overwrites a newer one", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  billing.standIn.webhookUrl = undefined;
  const { deps } = billing.app;
  const { customer } = client.stripe;
  const [looked, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: typeof deps.payments = {
    ...deps.payments,
    async readSubscriptions(customerId) {
      const read = await deps.payments.readSubscriptions(customerId);
      looked.resolve();
      await written.promise;
      return read;
    },
  };
  const older = syncCustomer({ ...deps, payments: slow }, customer);
  await looked.promise;
  billing.standIn.setStatus(client.stripe, "unpaid");
  let ended = false;
  const newer = syncCustomer(deps, customer).then(() => (ended = true));
  // It waits for the older one or has overtaken it.
  await until("the newer sync waits", async () => {
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    return ended || ((await deps.pool.query(waiting)).rowCount ?? 0) > 0;
  });
  written.resolve();
  await Promise.all([older, newer]);
  expect(await billing.mirrorOf(client)).toEqual(billing.stripeState(client.stripe));
});

test("of two subscriptions created in Stripe's dashboard, the active one counts", async () => {
  const client = await billing.subscriber("growth");
  const second = { ...client.stripe, id: "sub_by_hand", created: client.stripe.created + 1 };
  billing.standIn.state.subscriptions.set(second.id, second);
  client.stripe.status = "canceled";
  await syncCustomer(billing.app.deps, client.stripe.customer);
  expect(await client.summary()).toMatchObject({ id: "sub_by_hand", status: "active" });
});
