import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type pg from "pg";
import { openDb, openPool } from "#server/db/client.ts";
import { createClock } from "#server/lib/clock.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { createLog } from "#server/observability/log.ts";
import { pick } from "#studio/random.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { metaCsv, novemberDay, reportsClient } from "../support/reports/reports-client.ts";
import { createUser, type TestUser } from "../support/user.ts";
import { faultsRandom } from "./seed.ts";

const SECRET = "a secret that the processes of this run share";
const ROWS = 8000;
const KILLS = 8;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
let user: TestUser;
const env = () => ({ DATABASE_URL: database.url, AUTH_SECRET: SECRET });

beforeAll(async () => {
  database = await createTestDatabase(inject("database"));
  pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** A file of which each row is another ad or day. */
const file = (name: string) =>
  metaCsv(
    Array.from({ length: ROWS }, (_, at) => ({
      ...{ name: `${name} ${Math.floor(at / 100)}`, day: novemberDay(at % 100), views: 100, clicks: 1 },
    })),
  );

/** Reports with the number of rows that they should have and that they have. */
async function stored(campaignId: string): Promise<{ rows: number; found: number }[]> {
  const { rows } = await pool.query<{ rows: number; found: number }>(
    `select r.rows, (select count(*)::int from report_rows w where w.report_id = r.id) as found
     from reports r where r.campaign_id = $1 order by r.number`,
    [campaignId],
  );
  return rows;
}

async function newCampaign(url: string): Promise<string> {
  const db = openDb(pool);
  user = await createUser({ db, secret: SECRET, publicUrl: url });
  await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, "pro");
  return (await reportsClient(url, user).ready()).id;
}

test("Two processes that keep the same file at once count it once", async () => {
  const first = await startProduct({ env: env() });
  const second = await startProduct({ env: env() });
  try {
    const campaignId = await newCampaign(first.url);
    const csv = file("Autumn");
    const kept = await Promise.all(
      [first, second].map(({ url }) => reportsClient(url, user).keep(campaignId, csv)),
    );
    expect(kept.map(({ replaced }) => replaced).toSorted((a, b) => a - b)).toEqual([0, ROWS]);
    const { reports, other } = await reportsClient(second.url, user).results(campaignId);
    expect([reports, other.length]).toEqual([2, 50]);
    expect(other.map(({ impressions }) => impressions)).toEqual(Array(50).fill(10_000));
  } finally {
    await Promise.all([first.stop(), second.stop()]);
  }
});

test("kill -9 while a report is kept leaves all of its rows or none", async () => {
  const random = faultsRandom();
  let product = await startProduct({ env: env() });
  try {
    const campaignId = await newCampaign(product.url);
    for (let at = 0; at < KILLS; at++) {
      // The request may be cut off by the kill.
      const keeping = reportsClient(product.url, user)
        .keep(campaignId, file(`Run ${at}`))
        .catch(() => undefined);
      await delay(pick(random, [50, 150, 300, 500, 800]));
      await product.end("SIGKILL");
      product = await startProduct({ env: env(), dataDir: product.dataDir });
      const kept = await keeping;
      const reports = await stored(campaignId);
      for (const { rows, found } of reports) expect([rows, found]).toEqual([ROWS, ROWS]);
      if (kept) expect(reports.length).toBeGreaterThan(0);
    }
    const { rows } = await pool.query(
      "select 1 from report_rows where report_id not in (select id from reports)",
    );
    expect(rows).toEqual([]);
    const { replaced } = await reportsClient(product.url, user).keep(campaignId, file("Run 0"));
    expect([0, ROWS]).toContain(replaced);
  } finally {
    await product.stop();
  }
});
