import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { PAID_TIERS } from "#core/billing/api.ts";
import { pick, shuffle } from "#studio/random.ts";
import { openDb, openPool } from "#server/db/client.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { createLog } from "#server/observability/log.ts";
import { findMirror } from "#server/modules/billing/billing.repo.ts";
import { startStripe, stripeEnv, stripeState } from "../support/billing-stripe.ts";
import { generationsClient } from "../support/generations.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { startFaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";
import { faultsRandom } from "./seed.ts";

const SECRET = randomUUID() + randomUUID();
const EVENTS = 500;
const AT_ONCE = 20;
const KILLS = 5;
const SUBSCRIBERS = 10;
const STATUSES = ["active", "past_due", "unpaid", "paused", "trialing"] as const;
/** Maximum time until the mirror equals Stripe. */
const SETTLED_MS = 60_000;

test(`${2 * EVENTS} webhooks, shuffled and repeated, during outages of Stripe and ${KILLS} kills of the product: the mirror equals Stripe`, async () => {
  const random = faultsRandom();
  const database = await createTestDatabase(inject("database"));
  const standIn = await startStripe();
  const line = await startFaultyProxy(standIn.url);
  const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
  const db = openDb(pool);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...stripeEnv(standIn),
    STRIPE_API_URL: line.url,
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    LOG_LEVEL: "warn",
    PORT: String(port),
    APP_URL: url,
  };
  let product = await startProduct({ env });
  const outputs = [product.output];
  try {
    const people = await Promise.all(
      Array.from({ length: SUBSCRIBERS }, () => createUser({ db, secret: SECRET, publicUrl: url })),
    );
    for (const [at, user] of people.entries()) {
      const { call } = generationsClient(url, user);
      const tier = PAID_TIERS[at % PAID_TIERS.length];
      const response = (await (await call("POST", "/subscription/checkout", { tier })).json()) as {
        url: string;
      };
      standIn.pay(response.url);
    }
    const { state } = standIn;
    const subscriptions = [...state.subscriptions.values()];
    const prices = [...state.prices.values()];
    const since = state.events.length;
    while (state.events.length < since + EVENTS) {
      const subscription = pick(random, subscriptions)!;
      subscription.items[0]!.price = pick(random, prices)!.id;
      subscription.cancel_at_period_end = random() < 0.3;
      standIn.setStatus(subscription, pick(random, STATUSES)!);
    }
    const events = state.events.slice(since);
    const queue = shuffle(random, [...events, ...events]);
    const sent = queue.length;
    let again = 0;
    // Like Stripe, repeats webhooks without a successful response, but sooner.
    const sender = async () => {
      for (let event = queue.pop(); event; event = queue.pop()) {
        for (;;) {
          const { body, signature } = standIn.sign(event);
          const headers = {
            "content-type": "application/json; charset=utf-8",
            "stripe-signature": signature,
          };
          const response = await fetch(`${url}/api/stripe/webhook`, { method: "POST", body, headers }).catch(
            () => undefined,
          );
          await response?.text().catch(() => "");
          if (response?.ok) break;
          if (response) expect(response.status).toBe(503);
          again += 1;
          await delay(200);
        }
        // Slow enough for the faults in between.
        await delay(150);
      }
    };
    const sending = Promise.all(Array.from({ length: AT_ONCE }, sender));
    sending.catch(() => {}); // Awaited below.
    for (let kill = 0; kill < KILLS; kill++) {
      line[pick(random, ["cut", "refuse", "silence", "slow"] as const)!](1500);
      await delay(pick(random, [300, 1000, 2000]));
      await product.end("SIGKILL");
      line.restore();
      product = await startProduct({ env, dataDir: product.dataDir });
      outputs.push(product.output);
      await delay(pick(random, [200, 700]));
    }
    await sending;
    const quiet = performance.now();
    for (const user of people) {
      const own = subscriptions.find(
        ({ customer }) => state.customers.get(customer)?.metadata["adloom_user"] === user.id,
      )!;
      await until(
        `the mirror of ${user.id} equals Stripe`,
        async () => {
          const mirror = await findMirror(db, user.id);
          if (!mirror) return false;
          const { id, status, tier, periodEnd, cancelAtPeriodEnd } = mirror;
          const shown = { id, status, tier, periodEnd: periodEnd.getTime(), cancelAtPeriodEnd };
          return JSON.stringify(shown) === JSON.stringify(stripeState(standIn, own));
        },
        SETTLED_MS,
      );
    }
    const left = "select from payment_events where processed_at is null";
    await until("every event is processed", async () => (await pool.query(left)).rowCount === 0, SETTLED_MS);
    const { rowCount } = await pool.query("select from payment_events where id = any($1)", [
      events.map(({ id }) => id),
    ]);
    expect(rowCount).toBe(EVENTS);
    expect(outputs.map((output) => output()).join("\n")).not.toMatch(/uncaught|unhandled|unexpected error/i);
    process.stdout.write(
      `${sent} webhooks, ${again} sent again, settled ${Math.round(performance.now() - quiet)} ms after the last\n`,
    );
  } finally {
    line.restore();
    await product.stop();
    await line.stop();
    await pool.end();
    await standIn.close();
    await database.drop();
  }
});
