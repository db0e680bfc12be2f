import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ErrorBody } from "#core/errors.ts";
import { billingMessages } from "#core/billing/messages.ts";
import { resolveRequestedChanges } from "#server/modules/billing/resolve-changes.service.ts";
import { startStripeBilling, type StripeBilling } from "../../support/billing-stripe.ts";
import type { BillingClient } from "../../support/billing.ts";
import type { RecordedCall, Fault } from "../../support/stand-ins/stripe.ts";
import { until } from "../../support/until.ts";

let billing: StripeBilling;
beforeAll(async () => {
  billing = await startStripeBilling();
});
afterEach(() => {
  billing.standIn.fault = undefined;
});
afterAll(() => billing.stop());

const never = new Promise<never>(() => {});
/** Fault: accepts the request and never responds. */
const HANGS: Fault = { hold: never, before: "work" };
const RESPONSE_LOST: Fault = { hold: never, before: "response" };

/**
 * The deadline is 8 s; the rest is a margin for busy machines. Three tries with the library's
 * default of 10 s take 31 s.
 */
const AT_MOST_MS = 14_000;

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A call that must be rejected soon. */
async function refused(client: BillingClient, method: string, path: string, body?: object): Promise<Refusal> {
  const requestedAt = performance.now();
  const response = await client.call(method, path, body);
  expect(performance.now() - requestedAt, `${method} ${path}`).toBeLessThan(AT_MOST_MS);
  const { error } = (await response.json()) as ErrorBody;
  return { status: response.status, code: error.code, message: error.message };
}

const unavailable = { status: 503, code: "payments_unavailable", message: billingMessages.unavailable };
const unconfirmed = { ...unavailable, message: billingMessages.unconfirmed };
const invoicesOf = ({ customer }: { readonly customer: string }) =>
  [...billing.standIn.state.invoices.values()].filter((invoice) => invoice.customer === customer);
const days = ({ start, end }: { readonly start: string; readonly end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000;
const UPDATE = /^subscriptions\/\w+$/;
const SCHEDULE = /^subscription_schedules/;

/** Moves the clock past the time at which requests of unknown outcome are resolved. */
async function settle(): Promise<void> {
  billing.standIn.fault = undefined;
  billing.advance({ minutes: 1 });
  await resolveRequestedChanges(billing.app.deps);
}

test("With a provider that never responds, every request ends by the deadline with an error and changes nothing", async () => {
  const calls: [string, string, object?][] = [
    ["GET", "/subscription/invoices"],
    ["GET", "/subscription/change?tier=pro"],
    ["POST", "/subscription/change", { tier: "pro" }],
    ["POST", "/subscription/change", { tier: "free" }],
    ["POST", "/subscription/cancel"],
    ["POST", "/subscription/resume"],
    ["POST", "/subscription/portal"],
    ["POST", "/subscription/portal/return"],
    ["POST", "/subscription/checkout/return", { sessionId: "cs_test_1" }],
    ["POST", "/subscription/checkout", { tier: "pro" }],
  ];
  const clients = await Promise.all(calls.map(() => billing.subscriber("growth")));
  const stranger = await billing.newUser();
  await billing.standIn.delivered();
  billing.standIn.fault = () => HANGS;
  const refusals = await Promise.all([
    ...calls.map(([method, path, body], index) => refused(clients[index]!, method, path, body)),
    refused(stranger, "POST", "/subscription/checkout", { tier: "scale" }),
  ]);
  for (const refusal of refusals) expect(refusal).toEqual(unavailable);
  billing.standIn.fault = undefined;
  for (const client of clients) {
    expect(await client.summary()).toMatchObject({ tier: "growth", cancelAtPeriodEnd: false });
    expect(await billing.mirrorOf(client)).toEqual(billing.stripeState(client.stripe));
    expect(invoicesOf(client.stripe)).toHaveLength(1);
    expect(await client.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
    expect(invoicesOf(client.stripe)).toHaveLength(2);
  }
  expect(await stranger.checkout("scale")).toContain("/pay/");
});

test("one customer's concurrent requests do not delay other users", async () => {
  const [many, other] = [await billing.subscriber("growth"), await billing.subscriber("growth")];
  await billing.standIn.delivered();
  billing.standIn.fault = ({ form }) => (form.includes(many.stripe.customer) ? HANGS : undefined);
  let ended = 0;
  // The maximum number of concurrent requests of one user.
  const waiting = Array.from({ length: 4 }, async () => {
    const refusal = await refused(many, "POST", "/subscription/portal/return");
    ended += 1;
    return refusal;
  });
  await until("the provider is requested", async () =>
    billing.standIn.requests.some(
      ({ path, form }) => path === "subscriptions" && form.includes(many.stripe.customer),
    ),
  );
  expect(await other.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
  expect(ended).toBe(0);
  for (const refusal of await Promise.all(waiting)) expect(refusal).toEqual(unavailable);
});

describe("a provider that hangs during a change", () => {
  test("Repeated attempts lose neither a planned downgrade nor a planned end", async () => {
    const upgrades = await billing.subscriber("scale");
    await upgrades.json("POST", "/subscription/change", { tier: "growth" });
    const cancels = await billing.subscriber("pro");
    await cancels.json("POST", "/subscription/change", { tier: "scale" });
    const returns = await billing.subscriber("pro");
    await returns.json("POST", "/subscription/cancel");
    await billing.standIn.delivered();

    const isUpdate = ({ method, path }: RecordedCall) => method === "POST" && UPDATE.test(path);
    billing.standIn.fault = (call) => (isUpdate(call) ? HANGS : undefined);
    const attempts = await Promise.all([
      refused(upgrades, "POST", "/subscription/change", { tier: "pro" }),
      refused(cancels, "POST", "/subscription/cancel"),
    ]);
    expect(attempts).toEqual([unconfirmed, unconfirmed]);
    // Stripe has released the schedules by now; a retry must not assume that this was the state
    // before.
    expect([upgrades.stripe.schedule, cancels.stripe.schedule]).toEqual([null, null]);
    billing.standIn.fault = (call) => {
      if (call.method === "POST" && SCHEDULE.test(call.path)) return HANGS;
      // This cancellation is revoked before its schedule is created.
      return isUpdate(call) && call.path !== `subscriptions/${returns.stripe.id}` ? HANGS : undefined;
    };
    const again = await Promise.all([
      refused(upgrades, "POST", "/subscription/change", { tier: "pro" }),
      refused(cancels, "POST", "/subscription/cancel"),
      refused(returns, "POST", "/subscription/change", { tier: "growth" }),
    ]);
    expect(again).toEqual([unconfirmed, unconfirmed, unconfirmed]);
    expect(returns.stripe.cancel_at_period_end).toBe(false);

    await settle();
    expect(await upgrades.summary()).toMatchObject({ tier: "scale", pendingTier: "growth" });
    expect(await cancels.summary()).toMatchObject({
      tier: "pro",
      pendingTier: "scale",
      cancelAtPeriodEnd: false,
    });
    expect(await returns.summary()).toMatchObject({ tier: "pro", cancelAtPeriodEnd: true });
    for (const { stripe } of [upgrades, cancels, returns]) expect(invoicesOf(stripe)).toHaveLength(1);
    expect(await upgrades.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({
      tier: "pro",
      pendingTier: null,
    });
    expect(invoicesOf(upgrades.stripe)).toHaveLength(2);
  });

  test("an upgrade without a response is charged once and counts from its request", async () => {
    const [again, waits] = [await billing.subscriber("growth"), await billing.subscriber("growth")];
    await billing.standIn.delivered();
    const { webhookUrl } = billing.standIn;
    billing.standIn.webhookUrl = undefined;
    const { period } = await waits.usage();
    billing.advance({ minutes: (Date.parse(period.end) - billing.now()) / 60_000 - 15 * 1440 });
    billing.standIn.fault = ({ method, path }) =>
      method === "POST" && UPDATE.test(path) ? RESPONSE_LOST : undefined;
    const upgrade = (client: BillingClient) =>
      refused(client, "POST", "/subscription/change", { tier: "pro" });
    expect(await Promise.all([upgrade(again), upgrade(waits)])).toEqual([unconfirmed, unconfirmed]);
    billing.standIn.fault = undefined;
    expect(await again.json("POST", "/subscription/change", { tier: "pro" })).toMatchObject({ tier: "pro" });
    billing.advance({ days: 1 });
    await settle();
    expect(await waits.summary()).toMatchObject({ tier: "pro" });
    for (const client of [again, waits]) {
      expect(invoicesOf(client.stripe)).toHaveLength(2);
      expect((await client.usage()).imageAds.total).toBe(10 + Math.ceil((90 * 15) / days(period)));
    }
    billing.standIn.webhookUrl = webhookUrl;
  });
});
