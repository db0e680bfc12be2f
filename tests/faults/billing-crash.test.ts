import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { openDb, openPool, type Db } from "#server/db/client.ts";
import { createLog } from "#server/observability/log.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { findMirror } from "#server/modules/billing/billing.repo.ts";
import { startStripe, stripeEnv, stripeState } from "../support/billing-stripe.ts";
import { generationsClient } from "../support/generations.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import type { StripeStandIn } from "../support/stand-ins/stripe.ts";
import { until } from "../support/until.ts";
import { createUser, type TestUser } from "../support/user.ts";

const SECRET = randomUUID() + randomUUID();
const KILLS = 2;

/** Buys, upgrades, downgrades and cancels while the product responds; counts the successes. */
async function live(
  product: Product,
  standIn: StripeStandIn,
  user: TestUser,
  done: () => void,
): Promise<void> {
  const { call } = generationsClient(product.url, user);
  const post = (path: string, body: object = {}) => call("POST", `/subscription${path}`, body);
  try {
    for (;;) {
      const checkout = await post("/checkout", { tier: "growth" });
      const { url } = (await checkout.json()) as { url?: string };
      if (url !== undefined) standIn.pay(url);
      for (const tier of ["pro", "scale", "pro", "growth"]) await post("/change", { tier });
      await post("/cancel");
      await post("/resume");
      done();
    }
  } catch {
    // The product was killed during a request.
  }
}

async function expectOneOfEach(db: Db, standIn: StripeStandIn, user: TestUser): Promise<void> {
  const { customers, subscriptions, sessions } = standIn.state;
  const own = [...customers.values()].filter(({ metadata }) => metadata["adloom_user"] === user.id);
  expect(own.length).toBeLessThanOrEqual(1);
  const isOwn = ({ customer }: { customer: string }) => own.some(({ id }) => id === customer);
  const running = [...subscriptions.values()].filter((one) => isOwn(one) && one.status !== "canceled");
  expect(running.length).toBeLessThanOrEqual(1);
  const open = [...sessions.values()].filter((one) => isOwn(one) && one.status === "open");
  expect(open.length).toBeLessThanOrEqual(1);
  const [row] = await db.select().from(users).where(eq(users.id, user.id));
  const [truth] = running;
  await until(
    `the mirror of ${user.id} to equal Stripe`,
    async () => {
      const mirror = await findMirror(db, user.id);
      if (!truth) return mirror === undefined;
      if (!mirror) return false;
      const { id, status, tier, periodEnd, cancelAtPeriodEnd } = mirror;
      const shown = { id, status, tier, periodEnd: periodEnd.getTime(), cancelAtPeriodEnd };
      return JSON.stringify(shown) === JSON.stringify(stripeState(standIn, truth));
    },
    30_000,
  );
  expect(row).toBeDefined();
}

test(
  "kill -9 at any step duplicates nothing, and the mirror equals Stripe",
  { timeout: 180_000 },
  async () => {
    const database = await createTestDatabase(inject("database"));
    const standIn = await startStripe();
    const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
    const db = openDb(pool);
    const env = { DATABASE_URL: database.url, AUTH_SECRET: SECRET, ...stripeEnv(standIn) };
    const people: TestUser[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const product = await startProduct({ env });
        standIn.webhookUrl = `${product.url}/api/stripe/webhook`;
        const crowd: TestUser[] = [];
        for (let count = 0; count < 5; count += 1) {
          crowd.push(await createUser({ db, secret: SECRET, publicUrl: product.url }));
        }
        people.push(...crowd);
        let rounds = 0;
        const lives = crowd.map((user) => live(product, standIn, user, () => void (rounds += 1)));
        await until("some rounds", async () => rounds >= 4 + kill * 3, 60_000);
        await product.end("SIGKILL");
        await Promise.all(lives);
        await product.stop();
      }
      standIn.webhookUrl = undefined;
      const product = await startProduct({ env });
      for (const user of people) await expectOneOfEach(db, standIn, user);
      await product.stop();
    } finally {
      await pool.end();
      await standIn.close();
      await database.drop();
    }
  },
);
