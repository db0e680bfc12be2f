import { inArray } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { openDb, type Db } from "#server/db/client.ts";
import { rateLimitsSweep } from "#server/modules/rate-limits/rate-limits.jobs.ts";
import {
  clearCounters,
  clearCountersByPrefix,
  refund,
  rateLimitKey,
  consume,
  consumeWithin,
  tryConsume,
} from "#server/modules/rate-limits/rate-limits.service.ts";
import { rateLimits } from "#server/modules/rate-limits/rate-limits.table.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";

let database: TestDatabase;
let pool: pg.Pool;
let db: Db;
let offsetMs = 0;
const clock = createClock(() => offsetMs);
let next = 0;
const rate = (limit: number, windowSeconds = 60) => ({
  key: rateLimitKey("test", String(next++)),
  limit,
  windowSeconds,
});

beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  pool = new pg.Pool({ connectionString: database.url, max: 10 });
  // Ignores errors of connections that are still closing when the database is dropped.
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

test("admits requests up to the limit, then returns the waiting time; a new window follows", async () => {
  const limited = rate(2);
  expect([await tryConsume({ db, clock }, [limited]), await tryConsume({ db, clock }, [limited])]).toEqual([
    0, 0,
  ]);
  const wait = await tryConsume({ db, clock }, [limited]);
  expect(wait).toBeGreaterThan(55);
  expect(wait).toBeLessThanOrEqual(60);
  offsetMs = 61_000;
  expect(await tryConsume({ db, clock }, [limited])).toBe(0);
});

test("without limits nothing is rejected", async () => {
  expect(await tryConsume({ db, clock }, [])).toBe(0);
});

test("200 concurrent requests on a limit of 10: exactly 10 pass", async () => {
  const limited = rate(10);
  const waits = await Promise.all(Array.from({ length: 200 }, () => tryConsume({ db, clock }, [limited])));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
});

test("several limits are consumed together or not at all", async () => {
  const [wide, narrow] = [rate(5), rate(1)];
  expect(await tryConsume({ db, clock }, [wide, narrow])).toBe(0);
  expect(await tryConsume({ db, clock }, [wide, narrow])).toBeGreaterThan(0);
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [wide.key]));
  expect(row?.count).toBe(1);
});

test("the same limits in different orders do not deadlock", async () => {
  const [a, b] = [rate(1000), rate(1000)];
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, index) => tryConsume({ db, clock }, index % 2 === 0 ? [a, b] : [b, a])),
  );
  expect(waits.every((wait) => wait === 0)).toBe(true);
});

test("refunded units can be consumed again, cleared ones start over", async () => {
  const limited = rate(1);
  await consume({ db, clock }, [limited]);
  await refund({ db, clock }, [limited]);
  await consume({ db, clock }, [limited]);
  await expect(consume({ db, clock }, [limited])).rejects.toMatchObject({ code: "rate_limited" });
  await clearCounters({ db, clock }, [limited]);
  await consume({ db, clock }, [limited]);
});

test("the waiting time is that of the longest full window", async () => {
  const [short, long] = [rate(1, 60), rate(1, 600)];
  await consume({ db, clock }, [short, long]);
  expect(await tryConsume({ db, clock }, [short, long])).toBeGreaterThan(590);
  const within = db.transaction((tx) => consumeWithin(tx, clock, [long, short]));
  await expect(within).rejects.toMatchObject({ details: { retryAfter: 600 } });
});

test("counters with a common prefix are cleared together, and no others", async () => {
  const of = (key: string) => ({ key, limit: 1, windowSeconds: 60 });
  const [account, another] = [rateLimitKey("test_account", "a"), rateLimitKey("test_account", "b")];
  const below = [
    of(account),
    of(rateLimitKey(`${account}:client`, "one")),
    of(rateLimitKey(`${account}:client`, "two")),
  ];
  await consume({ db, clock }, [...below, of(another)]);
  await clearCountersByPrefix({ db, clock }, account);
  await consume({ db, clock }, below);
  expect(await tryConsume({ db, clock }, [of(another)])).toBeGreaterThan(0);
});

test("a rollback undoes the consumption", async () => {
  const limited = rate(1);
  const failing = db.transaction(async (tx) => {
    await consume({ db: tx, clock }, [limited]);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await tryConsume({ db, clock }, [limited])).toBe(0);
});

test("a rejection inside a transaction returns the waiting time and undoes everything", async () => {
  const [wide, narrow] = [rate(5), rate(1)];
  const both = () => db.transaction((tx) => consumeWithin(tx, clock, [wide, narrow]));
  await both();
  await expect(both()).rejects.toMatchObject({ code: "rate_limited", details: { retryAfter: 60 } });
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [wide.key]));
  expect(row?.count).toBe(1);
});

test("expired windows are swept, active ones stay", async () => {
  const [short, long] = [rate(1, 10), rate(1, 1000)];
  await consume({ db, clock }, [short, long]);
  offsetMs = 20_000;
  const { signal } = new AbortController();
  await rateLimitsSweep({ db, clock }).run({}, { retryCount: 0, lastTry: false, signal, stopping: signal });
  const rows = await db
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [short.key, long.key]));
  expect(rows.map((row) => row.key)).toEqual([long.key]);
});

test("the table contains no address", () => {
  expect(rateLimitKey("sign-in", "ada@example.com")).toMatch(/^sign-in:[\w-]{22}$/);
});

test("concurrent consumers and refunds of the same two limits do not deadlock", async () => {
  const deps = { db, clock };
  const both = [rate(1e6), rate(1e6)].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // Inserted in the reverse order of their consumption.
  for (const one of both.toReversed()) await consume(deps, [one]);
  const line = async () => {
    for (let time = 0; time < 40; time += 1) {
      await consume(deps, both);
      await refund(deps, both);
    }
  };
  await Promise.all(Array.from({ length: 10 }, line));
  const keys = both.map(({ key }) => key);
  const rows = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keys));
  expect(rows).toEqual([{ count: 1 }, { count: 1 }]);
});
