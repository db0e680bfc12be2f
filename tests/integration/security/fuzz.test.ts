import { afterAll, beforeAll, expect, test } from "vitest";
import { fuzz } from "../../support/fuzz/fuzz.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { startStripe, stripeEnv } from "../../support/billing-stripe.ts";
import { generationsClient } from "../../support/generations.ts";
import type { StripeStandIn } from "../../support/stand-ins/stripe.ts";
import { until } from "../../support/until.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;
let stripe: StripeStandIn;

beforeAll(async () => {
  stripe = await startStripe();
  // The sandbox does not exist behind a proxy, and the requests come from many clients.
  app = await startTestApp({ env: { ...stripeEnv(stripe), TRUSTED_PROXIES: "127.0.0.1" } });
  stripe.webhookUrl = `${app.url}/api/stripe/webhook`;
});
afterAll(async () => {
  await stripe.delivered();
  await app.stop();
  await stripe.close();
});

// tests/faults has the long run, against a separate process.
test("500 malformed requests over every route cause no 5xx and no hang, and all connections end", async () => {
  const seed = process.env["FUZZ_SEED"] ?? String(Date.now());
  const user = await createUser(app.deps);
  const ids = [await generationsClient(app.url, user).start()];
  const newUser = async () => (await createUser(app.deps)).cookie;
  const { failures, statuses } = await fuzz({ url: app.url, seed, count: 500, atOnce: 6, newUser, ids });
  expect(failures, `FUZZ_SEED=${seed}`).toEqual([]);
  expect(Object.keys(statuses), JSON.stringify(statuses)).toEqual(
    expect.arrayContaining(["200", "400", "401", "404"]),
  );
  const { pool } = app.deps;
  await until(
    "no connection is in use",
    async () => pool.idleCount === pool.totalCount && pool.waitingCount === 0,
  );
  expect((await generationsClient(app.url, user).call("GET", "/usage")).status).toBe(200);
});
