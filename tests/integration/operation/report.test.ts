import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TIERS } from "#core/plans.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { subscriptions } from "#server/modules/billing/billing.table.ts";
import { recordSpending } from "#server/modules/spending/spending.service.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { readPlanReport } from "#server/cli/report/report.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { runCommand } from "../../support/processes/command.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const AT = new Date("2026-03-31T23:59:59Z");
const LATER = new Date("2026-04-01T00:00:00Z");

async function made(userId: UserId, kind: "text" | "image", costUsd: number, createdAt = AT, failed = false) {
  const cost = { inputTokens: 1, outputTokens: 1, images: 0, costUsd };
  const status = failed ? ("failed" as const) : ("completed" as const);
  const id = crypto.randomUUID();
  await app.deps.db
    .insert(generations)
    .values({ id, userId, kind, status, cost, createdAt, input: {}, requestHash: id });
}

test("reports users, work, cost and revenue by plan for a month", async () => {
  const { db, clock } = app.deps;
  const [free, granted, paying] = await Promise.all([
    createUser(app.deps),
    createUser(app.deps),
    createUser(app.deps),
  ]);
  await grantTier({ db, clock, newId: randomUUID }, granted.email, "growth");
  await db.insert(subscriptions).values({
    userId: paying.id,
    customerId: "cus_1",
    id: "sub_1",
    status: "active",
    tier: "growth",
    cents: 1999,
    createdAt: AT,
    anchor: AT,
    periodStart: AT,
    periodEnd: LATER,
    cancelAtPeriodEnd: false,
    syncedAt: AT,
  });
  await db.execute(`update users set subscription_status = 'growth' where id = '${paying.id}'`);
  await made(free.id, "text", 0.5);
  await made(free.id, "text", 0.25, AT, true);
  await made(free.id, "text", 8, LATER);
  await made(granted.id, "image", 2);
  await made(paying.id, "image", 1);
  await recordSpending({ db, clock }, 12.5);

  const march = await readPlanReport(db, "2026-03-01");
  expect(march.cost).toBe(0);
  expect(march.plans.map(({ tier }) => tier)).toEqual(TIERS);
  expect(march.plans[0]).toMatchObject({ users: 1, paying: 0, made: { text: 1, image: 0 }, failed: 1 });
  expect(march.plans[0]).toMatchObject({ cost: 0.75, revenue: 0 });
  expect(march.plans[1]).toMatchObject({ users: 2, paying: 1, made: { text: 0, image: 2 }, failed: 0 });
  expect(march.plans[1]).toMatchObject({ cost: 3, revenue: 19.99 });
  expect(march.plans[2]).toMatchObject({ users: 0, revenue: 0, cost: 0 });
  expect((await readPlanReport(db, "2026-04-01")).plans[0]).toMatchObject({ cost: 8, made: { text: 1 } });

  const now = new Date().toISOString().slice(0, 7);
  expect((await readPlanReport(db, `${now}-01`)).cost).toBe(12.5);
  const shown = await runCommand("report", [], { DATABASE_URL: app.databaseUrl });
  expect(shown).toEqual({
    code: 0,
    text: expect.stringContaining(`${now}: total AI cost $12.50`),
  });
});
