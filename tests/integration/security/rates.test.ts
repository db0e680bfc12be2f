import { inArray } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { openDb, type Db } from "#server/db/client.ts";
import { ratesSweep } from "#server/modules/rates/rates.jobs.ts";
import {
  clearRate,
  clearRatesBelow,
  giveBackRate,
  rateKey,
  takeRate,
  takeRateWithin,
  tryRate,
} from "#server/modules/rates/rates.service.ts";
import { rates } from "#server/modules/rates/rates.table.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
let offsetMs = 0;
const clock = createClock(() => offsetMs);
let next = 0;
const rate = (limit: number, windowSeconds = 60) => ({
  key: rateKey("test", String(next++)),
  limit,
  windowSeconds,
});

beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // The database is dropped while the pool's last connections are still saying goodbye.
  pool.on("error", () => {});
  db = openDb(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(() => {
  offsetMs = 0;
});

test("admits up to the limit, then says how long to wait; a new window opens after it", async () => {
  const limited = rate(2);
  expect([await tryRate({ db, clock }, [limited]), await tryRate({ db, clock }, [limited])]).toEqual([0, 0]);
  const wait = await tryRate({ db, clock }, [limited]);
  expect(wait).toBeGreaterThan(55);
  expect(wait).toBeLessThanOrEqual(60);
  offsetMs = 61_000;
  expect(await tryRate({ db, clock }, [limited])).toBe(0);
});

test("where nothing is limited nothing is refused", async () => {
  expect(await tryRate({ db, clock }, [])).toBe(0);
});

test("200 at once on a limit of 10: exactly 10 pass", async () => {
  const limited = rate(10);
  const waits = await Promise.all(Array.from({ length: 200 }, () => tryRate({ db, clock }, [limited])));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("several limits count together or not at all", async () => {
  const [wide, narrow] = [rate(5), rate(1)];
  expect(await tryRate({ db, clock }, [wide, narrow])).toBe(0);
  expect(await tryRate({ db, clock }, [wide, narrow])).toBeGreaterThan(0);
  const [row] = await db
    .select()
    .from(rates)
    .where(inArray(rates.key, [wide.key]));
  expect(row?.count).toBe(1);
});

test("the same limits in any order never wait for each other in a circle", async () => {
  const [a, b] = [rate(1000), rate(1000)];
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, index) => tryRate({ db, clock }, index % 2 === 0 ? [a, b] : [b, a])),
  );
  expect(waits.every((wait) => wait === 0)).toBe(true);
});

test("what is given back can be taken again, what is cleared is forgotten", async () => {
  const limited = rate(1);
  await takeRate({ db, clock }, [limited]);
  await giveBackRate({ db, clock }, [limited]);
  await takeRate({ db, clock }, [limited]);
  await expect(takeRate({ db, clock }, [limited])).rejects.toMatchObject({ code: "rate_limited" });
  await clearRate({ db, clock }, [limited]);
  await takeRate({ db, clock }, [limited]);
});

test("the time to wait is that of the longest full window", async () => {
  const [short, long] = [rate(1, 60), rate(1, 600)];
  await takeRate({ db, clock }, [short, long]);
  expect(await tryRate({ db, clock }, [short, long])).toBeGreaterThan(590);
  const within = db.transaction((tx) => takeRateWithin(tx, clock, [long, short]));
  await expect(within).rejects.toMatchObject({ details: { retryAfter: 600 } });
});

test("counters with one beginning are forgotten together, and no others", async () => {
  const of = (key: string) => ({ key, limit: 1, windowSeconds: 60 });
  const [account, another] = [rateKey("test_account", "a"), rateKey("test_account", "b")];
  const below = [
    of(account),
    of(rateKey(`${account}:client`, "one")),
    of(rateKey(`${account}:client`, "two")),
  ];
  await takeRate({ db, clock }, [...below, of(another)]);
  await clearRatesBelow({ db, clock }, account);
  await takeRate({ db, clock }, below);
  expect(await tryRate({ db, clock }, [of(another)])).toBeGreaterThan(0);
});

test("inside a transaction that fails, nothing was counted", async () => {
  const limited = rate(1);
  const failing = db.transaction(async (tx) => {
    await takeRate({ db: tx, clock }, [limited]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await tryRate({ db, clock }, [limited])).toBe(0);
});

test("a refusal inside a transaction says how long to wait and undoes all of it", async () => {
  const [wide, narrow] = [rate(5), rate(1)];
  const both = () => db.transaction((tx) => takeRateWithin(tx, clock, [wide, narrow]));
  await both();
  await expect(both()).rejects.toMatchObject({ code: "rate_limited", details: { retryAfter: 60 } });
  const [row] = await db
    .select()
    .from(rates)
    .where(inArray(rates.key, [wide.key]));
  expect(row?.count).toBe(1);
});

test("ended windows are swept, running ones stay", async () => {
  const [short, long] = [rate(1, 10), rate(1, 1000)];
  await takeRate({ db, clock }, [short, long]);
  offsetMs = 20_000;
  const { signal } = new AbortController();
  await ratesSweep({ db, clock }).run({}, { retryCount: 0, lastTry: false, signal, stopping: signal });
  const rows = await db
    .select()
    .from(rates)
    .where(inArray(rates.key, [short.key, long.key]));
  expect(rows.map((row) => row.key)).toEqual([long.key]);
});

test("the table holds no address", () => {
  expect(rateKey("sign-in", "ada@example.com")).toMatch(/^sign-in:[\w-]{22}$/);
});

test("many who count under the same two limits and give it back never wait for each other in a circle", async () => {
  const deps = { db, clock };
  const both = [rate(1e6), rate(1e6)].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // In the table they stand the other way round than they are counted.
  for (const one of both.toReversed()) await takeRate(deps, [one]);
  const line = async () => {
    for (let time = 0; time < 40; time += 1) {
      await takeRate(deps, both);
      await giveBackRate(deps, both);
    }
  };
  await Promise.all(Array.from({ length: 10 }, line));
  const keys = both.map(({ key }) => key);
  const rows = await db.select({ count: rates.count }).from(rates).where(inArray(rates.key, keys));
  expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
});
