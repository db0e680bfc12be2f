import pg from "pg";
import { expect, inject, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { openDb } from "#server/db/client.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { startStripe, stripeEnv } from "../support/billing-stripe.ts";
import { fuzz } from "../support/fuzz/fuzz.ts";
import { BRIEF, generationsClient } from "../support/generations.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";

const SECRET = "a secret that the processes of this run share";
const COUNT = Number(process.env["FUZZ_COUNT"] ?? 10_000);
const ROUNDS = 4;
const MB = 1024 * 1024;
/** Maximum growth after many requests, compared to the first quarter of them. */
const GROWTH_MB = 120;

/** Metrics of the process. */
async function measure({ url }: Product) {
  const text = await (await fetch(`${url}/metrics`, { headers: { connection: "close" } })).text();
  const read = (name: string) => Number(new RegExp(`^adloom_${name} (\\S+)`, "m").exec(text)?.[1]);
  return {
    memoryMb: Math.round(read("process_resident_memory_bytes") / MB),
    open: read("process_open_fds"),
    streams: read("event_streams"),
  };
}

test(`${COUNT} Malformed requests cause no 5xx, no hang and no leak`, async () => {
  const seed = process.env["FUZZ_SEED"] ?? String(Date.now());
  process.stdout.write(`FUZZ_SEED=${seed}\n`);
  const database = await createTestDatabase(inject("database"));
  const stripe = await startStripe();
  const product = await startProduct({
    env: {
      DATABASE_URL: database.url,
      AUTH_SECRET: SECRET,
      // The sandbox does not exist behind a proxy.
      ...stripeEnv(stripe),
      TRUSTED_PROXIES: "127.0.0.1,::1",
      LOG_LEVEL: "error",
    },
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const db = openDb(pool);
  const newUser = async () => {
    const user = await createUser({ db, secret: SECRET, publicUrl: product.url });
    if (Math.random() < 0.3) await grantTier({ db, clock: createClock() }, user.email, "growth");
    return user.cookie;
  };
  try {
    const owner = generationsClient(product.url, { cookie: await newUser() });
    const ids = [await owner.start(), await owner.start({ input: { ...BRIEF, productName: "Tandem" } })];
    await owner.ended(ids[0]!);
    const before = await measure(product);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const run = { url: product.url, count: COUNT / ROUNDS, atOnce: 12, newUser, ids };
      const { failures, statuses } = await fuzz({ ...run, seed: `${seed}-${round}` });
      rounds.push(await measure(product));
      process.stdout.write(`${JSON.stringify({ round, statuses, ...rounds.at(-1) })}\n`);
      expect(failures, product.output().slice(-4000)).toEqual([]);
    }
    // The server's timeouts of incomplete requests are 30 s.
    await until(
      "every socket is closed",
      async () => (await measure(product)).open <= before.open + 12,
      90_000,
    );
    const used = () =>
      pool.query(
        "select state from pg_stat_activity where datname = current_database() and state not in ('idle') and pid <> pg_backend_pid()",
      );
    await until("the database is at rest", async () => (await used()).rowCount === 0, 60_000);
    const after = await measure(product);
    const stats = "select deadlocks::int from pg_stat_database where datname = current_database()";
    expect((await pool.query(stats)).rows).toEqual([{ deadlocks: 0 }]);
    expect(after.streams).toBe(0);
    expect(after.memoryMb - rounds[0]!.memoryMb).toBeLessThan(GROWTH_MB);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await owner.ended(await owner.start());
    expect(product.output()).not.toMatch(/uncaught|unhandled/i);
    process.stdout.write(`${JSON.stringify({ before, after })}\n`);
  } finally {
    await pool.end();
    await product.stop();
    await stripe.close();
    await database.drop();
  }
});
