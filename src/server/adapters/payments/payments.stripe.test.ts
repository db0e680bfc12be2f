import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  SECRET_KEY,
  startStripeStandIn,
  WEBHOOK_SECRET,
  type StripeStandIn,
} from "../../../../tests/support/stand-ins/stripe.ts";
import { startDeadline } from "#server/lib/deadline.ts";
import { paymentsContract, type PaymentsRig } from "./payments.contract.ts";
import { createStripePayments } from "./payments.stripe.ts";
import { setUpStripe } from "./stripe/setup.ts";

let standIn: StripeStandIn;
beforeAll(async () => {
  standIn = await startStripeStandIn();
  await setUpStripe({ secretKey: SECRET_KEY, apiUrl: standIn.url });
});
afterAll(() => standIn.close());

const open = () =>
  createStripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: standIn.url });

async function rig(): Promise<PaymentsRig> {
  return {
    payments: open(),
    now: () => new Date(standIn.state.now() * 1000),
    pay: async (url, card) => void standIn.pay(url, card),
    useCard: async (customer, pays) => standIn.useCard(customer, pays),
    advance: (days) => standIn.advance(days * 86_400),
  };
}

describe("Stripe passes the contract", () => paymentsContract(rig));

const newCustomer = (key = `customer:${crypto.randomUUID()}`) =>
  open().createCustomer({ userId: "u", email: "u@example.com", key });

test("A second run of the set-up changes nothing", async () => {
  const lines = await setUpStripe({ secretKey: SECRET_KEY, apiUrl: standIn.url });
  expect(lines).toHaveLength(10);
  expect(lines.every((line) => line.startsWith("unchanged"))).toBe(true);
  expect(lines.join("\n")).toContain("adloom_scale_monthly ($29.99 a month)");
});

test("The period's end is read from the item of the plan", async () => {
  const payments = open();
  const customerId = await newCustomer();
  const checkout = {
    customerId,
    userId: "u",
    tier: "growth",
    offer: false,
    key: `c:${customerId}`,
    successUrl: "http://localhost/?s={CHECKOUT_SESSION_ID}",
    cancelUrl: "http://localhost/",
  } as const;
  standIn.pay((await payments.createCheckout(checkout)).url);
  const [stored] = [...standIn.state.subscriptions.values()].filter(
    ({ customer }) => customer === customerId,
  );
  const own = stored!.items[0]!;
  // Another product on the same subscription, with its own period.
  const foreign = { id: "price_other", product: "other", unit_amount: 500, currency: "usd" };
  standIn.state.prices.set(foreign.id, { ...foreign, lookup_key: null, metadata: {} });
  stored!.items.unshift({ ...own, id: "si_other", price: foreign.id, current_period_end: 1, paid: 500 });
  const [read] = await payments.readSubscriptions(customerId);
  expect(read).toMatchObject({ tier: "growth", periodEnd: new Date(own.current_period_end * 1000) });

  // A subscription to a product that is not ours is ignored.
  stored!.items.splice(1);
  stored!.items[0]!.current_period_end = own.current_period_end;
  expect(await payments.readSubscriptions(customerId)).toEqual([]);
});

test("A lost response creates no second customer, and a spent idempotency key locks no user out", async () => {
  const before = standIn.state.customers.size;
  let lost = 0;
  standIn.fault = ({ path }) => (path === "customers" && (lost += 1) === 1 ? "cut after" : undefined);
  await newCustomer();
  expect(standIn.state.customers.size).toBe(before + 1);
  let failed = 0;
  standIn.fault = () => ((failed += 1) === 1 ? { status: 500 } : undefined);
  const customer = await newCustomer("customer:spent");
  standIn.fault = undefined;
  expect(standIn.state.customers.has(customer)).toBe(true);
  const keys = standIn.requests.map(({ key }) => key).filter((key) => key?.startsWith("customer:spent"));
  expect(keys).toEqual(["customer:spent", "customer:spent:2"]);
});

test.each([
  [429, "unavailable"],
  [500, "unavailable"],
  [401, "refused"],
])("Status %s is reported as %s", async (status, code) => {
  const customerId = await newCustomer();
  standIn.fault = () => ({ status });
  const read = open().readSubscriptions(customerId);
  await expect(read).rejects.toMatchObject({ name: "PaymentsError", code });
  standIn.fault = undefined;
});

test("A deadline ends calls and prevents new ones, while a job keeps waiting", async () => {
  const customerId = await newCustomer();
  const released = Promise.withResolvers<void>();
  standIn.fault = () => ({ hold: released.promise, before: "work" });
  const job = open().readSubscriptions(customerId);
  const bounded = open().withDeadline(startDeadline(100));
  const late = { name: "PaymentsError", code: "unavailable" };
  await expect(bounded.readSubscriptions(customerId)).rejects.toMatchObject(late);
  const asked = standIn.requests.length;
  await expect(bounded.readSubscriptions(customerId)).rejects.toMatchObject(late);
  await expect(bounded.listInvoices(customerId)).rejects.toMatchObject(late);
  expect(standIn.requests).toHaveLength(asked);
  standIn.fault = undefined;
  released.resolve();
  expect(await job).toEqual([]);
});

test("No code accepts an event without verifying its signature", async () => {
  // Not `glob("src/**")`, because knip would count every matching file as used.
  const names = await readdir("src", { recursive: true });
  const sources = names.filter((name) => name.endsWith(".ts")).map((name) => join("src", name));
  expect(sources.length).toBeGreaterThan(100);
  for (const source of sources.filter((path) => !path.endsWith(".test.ts"))) {
    expect(await readFile(source, "utf8"), source).not.toContain("WithoutVerification");
  }
});

test("The portal allows card and invoices only", async () => {
  const url = await open().openPortal(await newCustomer(), "http://localhost/");
  const portal = standIn.state.portals.get(new URL(url).searchParams.get("configuration") ?? "");
  expect(portal?.["features"]).toMatchObject({
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: false },
    subscription_update: { enabled: false },
  });
});

test("An old signature, a changed body and the other mode are distinguished", async () => {
  const payments = open();
  const event = {
    id: "evt_1",
    object: "event",
    type: "customer.updated",
    created: 1,
    livemode: true,
    data: { object: { object: "customer", id: "cus_1" } },
  };
  const { body, signature } = standIn.sign(event);
  expect(await payments.readEvent(body, signature)).toMatchObject({
    customerId: "cus_1",
    matchesMode: false,
  });
  const changed = payments.readEvent(body.replace("cus_1", "cus_2"), signature);
  await expect(changed).rejects.toMatchObject({ code: "bad_signature" });
  const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`);
  await expect(payments.readEvent(body, old)).rejects.toMatchObject({ code: "bad_signature" });
});
