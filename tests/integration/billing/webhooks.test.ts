import { count, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "#studio/random.ts";
import { paymentEvents } from "#server/modules/billing/billing.table.ts";
import { billingJobs } from "#server/modules/billing/billing.jobs.ts";
import { reconcile } from "#server/modules/billing/reconcile.service.ts";
import { acceptWebhook } from "#server/modules/billing/webhook.service.ts";
import type { Logger } from "#server/observability/log.ts";
import { type StripeBilling, startStripeBilling } from "../../support/billing-stripe.ts";
import { until } from "../../support/until.ts";

let billing: StripeBilling;
let webhook: string;
beforeAll(async () => {
  billing = await startStripeBilling();
  webhook = billing.standIn.webhookUrl!;
});
afterAll(() => billing.stop());

interface Sent {
  readonly body: string;
  readonly signature: string;
}

const post = ({ body, signature }: Sent) =>
  fetch(webhook, {
    method: "POST",
    body,
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
  });

const event = (id: string, customer: string, more: object = {}) => ({
  id,
  object: "event",
  type: "customer.subscription.updated",
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object: { object: "subscription", customer, status: "active" } },
  ...more,
});

async function settled(): Promise<void> {
  await until(
    "every event is processed",
    async () => {
      const { db } = billing.app.deps;
      const [left] = await db
        .select({ events: count() })
        .from(paymentEvents)
        .where(isNull(paymentEvents.processedAt));
      return left?.events === 0;
    },
    30_000,
  );
}

test("1,000 events, shuffled, repeated and 20 at a time, result in a mirror that equals Stripe", async () => {
  const tiers = ["growth", "scale", "pro", "growth", "scale", "pro"];
  const clients = [];
  for (const tier of tiers) clients.push(await billing.subscriber(tier));
  await billing.standIn.delivered();
  await settled();
  billing.standIn.webhookUrl = undefined;
  const { state } = billing.standIn;
  const random = createRandom("storm");
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  const statuses = ["active", "past_due", "unpaid", "paused", "trialing"] as const;
  const price = () => pick([...state.prices.values()]).id;
  const since = state.events.length;
  while (state.events.length < since + 500) {
    const { stripe } = pick(clients);
    stripe.items[0]!.price = price();
    stripe.cancel_at_period_end = random() < 0.3;
    billing.standIn.setStatus(stripe, pick(statuses));
  }
  const own = state.events.slice(since);
  const storm = [...own, ...own].map((one) => ({ order: random(), sent: billing.standIn.sign(one) }));
  storm.sort((a, b) => a.order - b.order);
  const queue = storm.map(({ sent }) => sent);
  const responses: number[] = [];
  const sender = async () => {
    for (let sent = queue.pop(); sent; sent = queue.pop()) responses.push((await post(sent)).status);
  };
  await Promise.all(Array.from({ length: 20 }, sender));
  expect(responses).toHaveLength(1000);
  expect(new Set(responses)).toEqual(new Set([200]));
  await settled();
  for (const client of clients) {
    expect(await billing.mirrorOf(client)).toEqual(billing.stripeState(client.stripe));
  }
  const [kept] = await billing.app.deps.db.select({ events: count() }).from(paymentEvents);
  expect(kept!.events).toBeGreaterThanOrEqual(500);
  billing.standIn.webhookUrl = webhook;
});

test("An event without a signature over its raw bytes is refused and not stored", async () => {
  const sent = billing.standIn.sign(event("evt_forged", "cus_1"));
  const pretty = { ...sent, body: JSON.stringify(JSON.parse(sent.body), null, 2) };
  const bad = [pretty, { ...sent, signature: "" }, { ...sent, signature: "t=1,v1=abc" }];
  for (const forged of bad) {
    const response = await post(forged);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: "bad_signature" } });
  }
  const rows = await billing.app.deps.db.select().from(paymentEvents);
  expect(rows.map(({ id }) => id)).not.toContain("evt_forged");
});

test("a large event is accepted, an excessive one is not", async () => {
  const lines = (size: number) => ({ data: { object: { object: "invoice", lines: "x".repeat(size) } } });
  const large = billing.standIn.sign(event("evt_large", "cus_1", lines(200_000)));
  expect((await post(large)).status).toBe(200);
  const huge = billing.standIn.sign(event("evt_huge", "cus_1", lines(2_000_000)));
  expect((await post(huge)).status).toBe(413);
});

test("events of unknown objects are acknowledged and change nothing", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  const before = await billing.mirrorOf(client);
  const foreign = [
    event("evt_unknown_customer", "cus_of_somebody_else"),
    event("evt_other_type", client.stripe.customer, { type: "payout.paid", data: { object: {} } }),
    event("evt_new_type", client.stripe.customer, { type: "something.unknown" }),
  ];
  for (const one of foreign) expect((await post(billing.standIn.sign(one))).status).toBe(200);
  expect(await billing.mirrorOf(client)).toEqual(before);
});

describe("a signed body of an unknown format", () => {
  const thin = {
    id: "evt_thin",
    object: "v2.core.event",
    type: "v1.customer.subscription.updated",
    created: "2026-11-22T12:00:00.000Z",
    livemode: false,
    related_object: { id: "sub_1", type: "subscription", url: "/v1/subscriptions/sub_1" },
  };
  test.each<[what: string, body: unknown]>([
    ["a thin event", thin],
    ["a thin event's fields in an ordinary one", { ...thin, object: "event" }],
    ["no data", { ...event("evt_no_data", "cus_1"), data: undefined }],
    ["invalid data", { ...event("evt_data_text", "cus_1"), data: "text" }],
    ["an invalid id", { ...event("evt", "cus_1"), id: 5 }],
    ["an empty object", {}],
    ["a list", []],
    ["a number", 7],
    ["null", null],
  ])("%s is answered and changes nothing", async (_, body) => {
    const { db } = billing.app.deps;
    const before = await db.$count(paymentEvents);
    const response = await post(billing.standIn.sign(body as object));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(await db.$count(paymentEvents)).toBe(before);
  });

  test("is recorded by its id and type, if it has them", async () => {
    const notes: unknown[] = [];
    const log = Object.assign(Object.create(billing.app.deps.log) as Logger, {
      warn: (fields: object) => void notes.push(fields),
    });
    for (const body of [thin, {}]) {
      const sent = billing.standIn.sign(body);
      await acceptWebhook({ ...billing.app.deps, log }, sent.body, sent.signature);
    }
    expect(notes).toEqual([
      { event: "evt_thin", type: "v1.customer.subscription.updated" },
      { event: undefined, type: undefined },
    ]);
  });

  test("is rejected without a signature", async () => {
    const { body } = billing.standIn.sign(thin);
    expect((await post({ body, signature: "t=1,v1=00" })).status).toBe(400);
  });
});

test("The content of an event is ignored; the state is fetched from Stripe", async () => {
  const client = await billing.subscriber("growth");
  const claim = event("evt_claim", client.stripe.customer, {
    data: { object: { ...client.stripe, object: "subscription", status: "canceled" } },
  });
  expect((await post(billing.standIn.sign(claim))).status).toBe(200);
  await settled();
  expect(await client.summary()).toMatchObject({ status: "active", tier: "growth" });
});

test("Events of the other mode are ignored", async () => {
  const live = event("evt_live", "cus_1", { livemode: true });
  expect((await post(billing.standIn.sign(live))).status).toBe(200);
  const rows = await billing.app.deps.db.select().from(paymentEvents);
  expect(rows.map(({ id }) => id)).not.toContain("evt_live");
});

test("The reconciliation finds the changes of lost webhooks", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  await settled();
  billing.standIn.webhookUrl = undefined;
  billing.standIn.setStatus(client.stripe, "unpaid");
  await reconcile(billing.app.deps);
  expect(await client.summary()).toMatchObject({ status: "unpaid" });
  expect((await client.usage()).tier).toBe("free");
  billing.standIn.webhookUrl = webhook;
});

test("After a gap longer than Stripe keeps events, every customer with a plan is fetched", async () => {
  const client = await billing.subscriber("growth");
  await billing.standIn.delivered();
  await settled();
  await reconcile(billing.app.deps);
  billing.standIn.webhookUrl = undefined;
  billing.standIn.setStatus(client.stripe, "unpaid");
  billing.standIn.state.events.length = 0;
  await reconcile(billing.app.deps);
  expect(await client.summary()).toMatchObject({ status: "active" });
  billing.advance({ days: 31 });
  billing.standIn.state.events.length = 0;
  await reconcile(billing.app.deps);
  expect(await client.summary()).toMatchObject({ status: "unpaid" });
  billing.standIn.webhookUrl = webhook;
});

test("The reconciliation runs every 15 minutes and at the start", () => {
  const job = billingJobs(billing.app.deps).find(({ type }) => type.name === "billing.reconcile");
  expect(job).toMatchObject({ cron: "*/15 * * * *", atStart: true });
});
