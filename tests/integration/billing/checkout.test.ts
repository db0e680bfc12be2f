import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ChangePreview, Offer, SubscriptionSummary } from "#core/billing/api.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { offerUses } from "#server/modules/billing/billing.table.ts";
import type { BillingClient } from "../../support/billing.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";
import { until } from "../../support/until.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterAll(() => billing.stop());

const RETURN = "/subscription/checkout/return";
const openSessions = () =>
  [...billing.standIn.state.sessions.values()].filter(({ status }) => status === "open");
const sessionIn = (address: string) => new URL(address).searchParams.get("session_id");

test("twenty concurrent clicks create one customer and one payable checkout", async () => {
  const client = await billing.newUser();
  const customers = billing.standIn.state.customers.size;
  const tiers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "growth" : "pro"));
  await Promise.all(tiers.map((tier) => client.checkout(tier)));
  expect(billing.standIn.state.customers.size).toBe(customers + 1);
  expect(openSessions()).toHaveLength(1);
});

test("the same plan reuses the checkout; another plan closes it", async () => {
  const client = await billing.newUser();
  const first = await client.checkout("growth");
  expect(await client.checkout("growth")).toBe(first);
  const other = await client.checkout("pro");
  expect(() => billing.standIn.pay(first)).toThrow("expired");
  billing.standIn.pay(other);
  expect(await client.fails("POST", "/subscription/checkout", { tier: "growth" })).toBe(
    "409 subscription_exists",
  );
});

test("a payment concurrent with a checkout of another plan creates one subscription", async () => {
  const client = await billing.newUser();
  const url = await client.checkout("growth");
  // The payment completes between the product's check and the closing of the checkout.
  billing.standIn.fault = ({ path }) => {
    if (!path.endsWith("/expire")) return undefined;
    billing.standIn.fault = undefined;
    billing.standIn.pay(url);
    return undefined;
  };
  expect(await client.fails("POST", "/subscription/checkout", { tier: "pro" })).toBe("409 checkout_done");
  const all = [...billing.standIn.state.subscriptions.values()];
  const customer = billing.standIn.state.sessions.get(new URL(url).pathname.split("/").at(-1)!)!.customer;
  expect(all.filter((one) => one.customer === customer)).toHaveLength(1);
  expect(await client.summary()).toMatchObject({ tier: "growth" });
});

test("the plan is active on the return from the checkout even if every webhook is lost", async () => {
  const { webhookUrl } = billing.standIn;
  billing.standIn.webhookUrl = undefined;
  const client = await billing.newUser();
  const sessionId = sessionIn(billing.standIn.pay(await client.checkout("scale")));
  expect(await client.summary()).toBeNull();
  expect(await client.json("POST", RETURN, { sessionId })).toMatchObject({ tier: "scale", price: 29.99 });
  expect((await client.usage()).videoAds.total).toBe(20);
  billing.standIn.webhookUrl = webhookUrl;
});

test("A checkout counts only for its own customer", async () => {
  const [buyer, other] = [await billing.newUser(), await billing.subscriber("growth")];
  const sessionId = sessionIn(billing.standIn.pay(await buyer.checkout("pro")));
  expect(await other.fails("POST", RETURN, { sessionId })).toBe("404 not_found");
  const stranger = await billing.newUser();
  expect(await stranger.fails("POST", RETURN, { sessionId })).toBe("404 not_found");
  expect(await stranger.summary()).toBeNull();
});

test("The browser cannot set the price of a plan", async () => {
  const client = await billing.newUser();
  const tampered = {
    tier: "pro",
    price: 1,
    amount: 1,
    priceId: "price_cheap",
    customer: "cus_1",
    quantity: 0,
  };
  const { url } = await client.json<{ url: string }>("POST", "/subscription/checkout", tampered);
  billing.standIn.pay(url);
  const { price } = await client.json<SubscriptionSummary>("POST", RETURN, {
    sessionId: url.split("/").at(-1),
  });
  expect(price).toBe(49.99);
  for (const tier of ["free", "gold", "", null, ["pro"]]) {
    expect(await client.fails("POST", "/subscription/checkout", { tier })).toBe("400 invalid_input");
  }
});

test("the offer is available once per customer", async () => {
  const client = await billing.subscriber("growth");
  expect(client.stripe.items[0]!.paid).toBe(999);
  expect(await client.json<Offer>("GET", "/subscription/offer")).toMatchObject({ available: false });
  await client.json("POST", "/subscription/cancel");
  billing.advance({ days: 32 });
  await client.json("POST", RETURN, {
    sessionId: sessionIn(billing.standIn.pay(await client.checkout("growth"))),
  });
  const [, second] = [...billing.standIn.state.subscriptions.values()].filter(
    ({ customer }) => customer === client.stripe.customer,
  );
  expect(second?.items[0]?.paid).toBe(1999);
});

test.each([
  ["the same with a tag", "ada.l@example.com", "ada.l+again@example.com", false],
  ["dots at a provider that ignores them", "ada.lovelace@gmail.com", "a.dalove.lace+1@googlemail.com", false],
  ["dots at a provider that tells them apart", "ada.k@example.com", "adak@example.com", true],
  ["a longer name", "ada@example.com", "adabc@example.com", true],
])("The offer is granted once per mailbox: %s", async (_, first, second, available) => {
  const { db } = billing.app.deps;
  const [buyer, next] = [await billing.newUser(), await billing.newUser()];
  const named = (client: BillingClient, email: string) =>
    db.update(users).set({ email }).where(eq(users.id, client.user.id));
  await named(buyer, first);
  billing.standIn.pay(await buyer.checkout("growth"));
  await until("the plan is shown", async () => (await buyer.summary()) !== null);
  await named(next, second);
  expect(await next.json<Offer>("GET", "/subscription/offer")).toMatchObject({ available });
  billing.standIn.pay(await next.checkout("growth"));
  await until("the plan is shown", async () => (await next.summary()) !== null);
  const { id } = (await next.summary())!;
  expect(billing.standIn.state.subscriptions.get(id)!.items[0]!.paid).toBe(available ? 999 : 1999);
});

test("an offer used before mailboxes were normalized stays used", async () => {
  const { db, secret } = billing.app.deps;
  const email = "grace+tag@example.com";
  const addressHash = createHmac("sha256", secret).update(`offer:${email}`).digest("base64url");
  await db.insert(offerUses).values({ addressHash });
  const client = await billing.newUser();
  await db.update(users).set({ email }).where(eq(users.id, client.user.id));
  expect(await client.json<Offer>("GET", "/subscription/offer")).toMatchObject({ available: false });
});

test("an upgrade charges the amount shown, once for two clicks", async () => {
  const client = await billing.subscriber("growth");
  billing.advance({ days: 12, minutes: 17 });
  const { amountDue } = await client.json<ChangePreview>("GET", "/subscription/change?tier=pro");
  const upgrade = () => client.json<SubscriptionSummary>("POST", "/subscription/change", { tier: "pro" });
  const [first, second] = await Promise.all([upgrade(), upgrade()]);
  expect([first.tier, second.tier]).toEqual(["pro", "pro"]);
  const invoices = [...billing.standIn.state.invoices.values()].filter(
    ({ customer }) => customer === client.stripe.customer,
  );
  expect(invoices.map(({ total }) => total)).toEqual([999, Math.round(amountDue * 100)]);
  expect(await client.fails("GET", "/subscription/change?tier=pro")).toBe("409 same_plan");
});

test("a declined upgrade is reported and changes nothing", async () => {
  const client = await billing.subscriber("growth");
  billing.standIn.useCard(client.stripe.customer, false);
  expect(await client.fails("POST", "/subscription/change", { tier: "pro" })).toBe("402 payment_declined");
  expect(await client.summary()).toMatchObject({ tier: "growth", status: "active" });
});

test("a scheduled downgrade is revoked by choosing the current plan or by canceling", async () => {
  const client = await billing.subscriber("pro");
  const { periodEnd } = billing.stripeState(client.stripe) as { periodEnd: number };
  const down = { tier: "pro", pendingTier: "growth", pendingAt: periodEnd, cancelAtPeriodEnd: false };
  expect(await client.json("POST", "/subscription/change", { tier: "growth" })).toMatchObject(down);
  expect(await client.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({
    pendingTier: null,
  });
  await client.json("POST", "/subscription/change", { tier: "growth" });
  const canceled = await client.json("POST", "/subscription/change", { tier: "free" });
  expect(canceled).toMatchObject({ tier: "pro", pendingTier: null, cancelAtPeriodEnd: true });
  expect(await client.json("POST", "/subscription/change", { tier: "scale" })).toMatchObject({
    pendingTier: "scale",
    cancelAtPeriodEnd: false,
  });
});

test("without a subscription nothing can be changed, canceled or resumed", async () => {
  const client = await billing.newUser();
  for (const path of ["cancel", "resume", "portal"]) {
    expect(await client.fails("POST", `/subscription/${path}`)).toBe("409 no_subscription");
  }
  expect(await client.fails("GET", "/subscription/change?tier=pro")).toBe("409 no_subscription");
  expect(await client.json("GET", "/subscription/invoices")).toEqual({ items: [] });
  expect((await fetch(`${billing.app.url}/api/subscription`)).status).toBe(401);
});

test("a customer deleted at Stripe is created again and can buy", async () => {
  const client = await billing.newUser();
  await client.checkout("growth");
  const [customer] = [...billing.standIn.state.customers.values()].slice(-1);
  customer!.deleted = true;
  billing.standIn.state.sessions.forEach((session) => {
    if (session.customer === customer!.id) session.status = "expired";
  });
  const sessionId = sessionIn(billing.standIn.pay(await client.checkout("growth")));
  expect(await client.json("POST", RETURN, { sessionId })).toMatchObject({ tier: "growth" });
});
