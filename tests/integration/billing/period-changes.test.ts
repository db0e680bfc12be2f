import { afterAll, beforeAll, expect, test } from "vitest";
import { announceRenewals, applyDueChanges } from "#server/modules/billing/reconcile.service.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterAll(() => billing.stop());

/** Days pass and every webhook of them is lost; only the sweep of known turns runs. */
async function pass(days: number): Promise<void> {
  billing.standIn.webhookUrl = undefined;
  billing.advance({ days });
  await applyDueChanges(billing.app.deps);
}

test("a renewal starts a new period, in which counting restarts", async () => {
  const client = await billing.subscriber("growth");
  const { period } = await client.usage();
  expect(Date.parse(period.end)).toBe((await client.summary())!.currentPeriodEnd);
  await pass(32);
  const after = (await client.usage()).period;
  expect(after.start).toBe(period.end);
  expect((await client.summary())!.currentPeriodEnd).toBe(Date.parse(after.end));
});

test("a downgrade takes effect on its date", async () => {
  const client = await billing.subscriber("pro");
  await client.json("POST", "/subscription/change", { tier: "growth" });
  expect((await client.usage()).tier).toBe("pro");
  await pass(32);
  expect(await client.summary()).toMatchObject({ tier: "growth", price: 19.99, pendingTier: null });
  expect((await client.usage()).imageAds.total).toBe(10);
});

test("a canceled plan ends on its date, and another one can be bought", async () => {
  const client = await billing.subscriber("scale");
  await client.json("POST", "/subscription/cancel");
  await pass(32);
  expect(await client.summary()).toBeNull();
  expect((await client.usage()).tier).toBe("free");
  expect(await client.checkout("growth")).toContain("/pay/");
  expect(await billing.mailsTo(client.user)).toEqual(["plan-welcome", "plan-cancelled"]);
});

test("a failed payment: a mail, three days of grace, fixed with a new card", async () => {
  const client = await billing.subscriber("growth");
  billing.standIn.useCard(client.stripe.customer, false);
  await billing.standIn.delivered();
  const { currentPeriodEnd } = (await client.summary())!;
  await pass((currentPeriodEnd - billing.standIn.state.now() * 1000) / 86_400_000 + 0.01);
  expect(await client.summary()).toMatchObject({ status: "past_due" });
  expect((await client.usage()).tier).toBe("growth");
  expect(await client.json("GET", "/subscription/details")).toMatchObject({
    failedPayment: { since: currentPeriodEnd, planUntil: currentPeriodEnd + 3 * 86_400_000 },
  });
  expect(await client.fails("POST", "/subscription/change", { tier: "pro" })).toBe("409 payment_due");
  expect(await client.json("GET", "/profile")).toMatchObject({ subscriptionStatus: "growth" });
  billing.advance({ days: 3 });
  expect((await client.usage()).tier).toBe("free");
  await applyDueChanges(billing.app.deps);
  expect(await client.json("GET", "/profile")).toMatchObject({ subscriptionStatus: "free" });
  expect(await billing.mailsTo(client.user)).toEqual(["plan-welcome", "payment-failed"]);
  billing.standIn.useCard(client.stripe.customer, true);
  expect(await client.json("POST", "/subscription/resume")).toMatchObject({ status: "active" });
  expect((await client.usage()).tier).toBe("growth");
});

test("a renewal is announced once some days before, but not for a canceled plan", async () => {
  const [stays, leaves] = [await billing.subscriber("pro"), await billing.subscriber("pro")];
  await leaves.json("POST", "/subscription/cancel");
  await announceRenewals(billing.app.deps);
  expect(await billing.mailsTo(stays.user)).toEqual(["plan-welcome"]);
  const { currentPeriodEnd } = (await stays.summary())!;
  const daysLeft = (currentPeriodEnd - billing.standIn.state.now() * 1000) / 86_400_000;
  billing.advance({ days: daysLeft - 4 });
  await announceRenewals(billing.app.deps);
  await announceRenewals(billing.app.deps);
  expect(await billing.mailsTo(stays.user)).toEqual(["plan-welcome"]);
  billing.advance({ days: 2 });
  await announceRenewals(billing.app.deps);
  await announceRenewals(billing.app.deps);
  expect(await billing.mailsTo(stays.user)).toEqual(["plan-welcome", "plan-renewal"]);
  expect(await billing.mailsTo(leaves.user)).toEqual(["plan-welcome", "plan-cancelled"]);
});

test("the higher of a grant and a subscription applies, each with its own period", async () => {
  const client = await billing.subscriber("scale");
  const paid = (await client.usage()).period;
  await grantTier(billing.app.deps, client.user.email, "growth");
  expect(await client.usage()).toMatchObject({ tier: "scale", period: paid });
  await grantTier(billing.app.deps, client.user.email, "pro");
  const granted = await client.usage();
  expect(granted.tier).toBe("pro");
  expect(granted.period.start).toMatch(/-01T00:00:00\.000Z$/);
});
