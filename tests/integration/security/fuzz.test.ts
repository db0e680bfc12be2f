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
  // Each request may be another client's. Behind a proxy there is no sandbox, so somebody else has to take the payments.
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1", ...stripeEnv(stripe) } });
});
afterAll(async () => {
  await app.stop();
  await stripe.close();
});

// The long run, against a process of its own, is in tests/faults.
test("500 odd requests over every call of the document: no 5xx, no hang, and everything comes to rest", async () => {
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
