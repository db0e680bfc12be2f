import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { paymentEvents } from "#server/modules/billing/billing.table.ts";
import { changePlan } from "#server/modules/billing/change.service.ts";
import { endBilling, scheduleBillingEnd } from "#server/modules/billing/end-billing.service.ts";
import { applyDueChanges, reconcile } from "#server/modules/billing/reconcile.service.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";
import { until } from "../../support/until.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterEach(() => {
  billing.standIn.fault = undefined;
});
afterAll(() => billing.stop());

const down = () => {
  billing.standIn.fault = () => "cut";
};

test("during an outage of Stripe the last known plan and the quotas apply, and changes fail with a retryable error", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  down();
  expect(await client.summary()).toMatchObject({ tier: "growth", status: "active" });
  expect((await client.usage()).imageAds.total).toBe(10);
  expect(await client.json("GET", "/subscription/details")).toMatchObject({
    payments: "stripe",
    card: { last4: "4242" },
  });
  const asking: [string, string, object?][] = [
    ["GET", "/subscription/invoices"],
    ["POST", "/subscription/portal"],
    ["POST", "/subscription/portal/return"],
    ["GET", "/subscription/change?tier=pro"],
    ["POST", "/subscription/change", { tier: "pro" }],
    ["POST", "/subscription/cancel"],
  ];
  for (const [method, path, body] of asking) {
    expect(await client.fails(method, path, body)).toBe("503 payments_unavailable");
  }
  const stranger = await billing.newUser();
  expect(await stranger.fails("POST", "/subscription/checkout", { tier: "pro" })).toBe(
    "503 payments_unavailable",
  );
  expect(await stranger.summary()).toBeNull();
  billing.standIn.fault = undefined;
  expect(await client.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
  expect(await stranger.checkout("pro")).toContain("/pay/");
});

test("while Stripe is slow to change a plan, its user can use everything else", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  const { deps } = billing.app;
  const [requestReceived, responseReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: typeof deps.payments = {
    ...deps.payments,
    async upgrade(wanted) {
      requestReceived.resolve();
      await responseReleased.promise;
      return deps.payments.upgrade(wanted);
    },
  };
  const change = changePlan({ ...deps, payments: slow }, client.user.id, { tier: "pro" });
  await requestReceived.promise;
  try {
    await client.ended(await client.start());
    await client.json("PATCH", "/profile", { fullName: "Ada Busy" });
  } finally {
    responseReleased.resolve();
  }
  expect(await change).toMatchObject({ tier: "pro" });
});

test("Changes during an outage of Stripe appear soon after its return", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  down();
  billing.standIn.setStatus(client.stripe, "unpaid");
  await billing.standIn.delivered();
  const kept = await billing.app.deps.db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.customerId, client.stripe.customer));
  expect(kept.some(({ processedAt }) => processedAt === null)).toBe(true);
  expect(await client.summary()).toMatchObject({ status: "active" });
  billing.standIn.fault = undefined;
  await until("the plan is synced", async () => (await client.summary())?.status === "unpaid", 60_000);
});

test("a lost response to an upgrade does not charge twice", async () => {
  const client = await billing.subscriber("growth");
  let lost = 0;
  // All responses after the change are lost, so the product does not know that it succeeded.
  billing.standIn.fault = ({ method, path }) => {
    if (method === "POST" && path.startsWith("subscriptions/")) lost += 1;
    return lost > 0 ? "cut after" : undefined;
  };
  expect(await client.fails("POST", "/subscription/change", { tier: "pro" })).toBe(
    "503 payments_unavailable",
  );
  billing.standIn.fault = undefined;
  expect(await client.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
  const invoices = [...billing.standIn.state.invoices.values()];
  expect(invoices.filter(({ customer }) => customer === client.stripe.customer)).toHaveLength(2);
});

test("one failing customer does not block the reconciliation of others", async () => {
  const [bad, good] = [await billing.subscriber("growth"), await billing.subscriber("growth")];
  await billing.standIn.delivered();
  billing.standIn.webhookUrl = undefined;
  for (const { stripe } of [bad, good]) billing.standIn.setStatus(stripe, "paused");
  let reads = 0;
  billing.standIn.fault = ({ path }) =>
    path === "subscriptions" && (reads += 1) === 1 ? { status: 400 } : undefined;
  await reconcile(billing.app.deps);
  billing.standIn.fault = undefined;
  const statuses = [await bad.summary(), await good.summary()].map((summary) => summary?.status);
  expect(statuses).toContain("paused");
  // Skipped customers are reconciled later.
  await reconcile(billing.app.deps);
  expect(await bad.summary()).toMatchObject({ status: "paused" });
  expect(await good.summary()).toMatchObject({ status: "paused" });
});

test("during an outage at the end of a period a plan continues, and a canceled one ends", async () => {
  const [goes, ends] = [await billing.subscriber("growth"), await billing.subscriber("pro")];
  await ends.json("POST", "/subscription/cancel");
  await billing.standIn.delivered();
  const before = (await goes.usage()).period;
  down();
  billing.advance({ days: 32 });
  await applyDueChanges(billing.app.deps);
  expect((await goes.usage()).tier).toBe("growth");
  expect((await goes.usage()).period.start).toBe(before.end);
  expect((await ends.usage()).tier).toBe("free");
});

test("a deleted account cancels its subscription at once and keeps only a hash for the offer", async () => {
  const client = await billing.subscriber("growth");
  const { deps } = billing.app;
  await deps.db.transaction(async (tx) => {
    await scheduleBillingEnd(tx, deps, client.user.id);
    await tx.delete(users).where(eq(users.id, client.user.id));
  });
  await until("the subscription has ended", async () => client.stripe.status === "canceled");
  await endBilling(deps, { customerId: client.stripe.customer });
  const again = await billing.newUser();
  await deps.db.update(users).set({ email: client.user.email }).where(eq(users.id, again.user.id));
  expect(await again.json("GET", "/subscription/offer")).toMatchObject({ available: false });
});
