import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "#server/db/client.ts";
import {
  hasPendingEvent,
  insertEvent,
  listPendingEvents,
  markProcessed,
} from "#server/modules/billing/events.repo.ts";
import { processEvents } from "#server/modules/billing/sync.service.ts";
import { startBilling, type BillingTest } from "../../support/billing.ts";
import { until } from "../../support/until.ts";

let billing: BillingTest;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.app.stop());

const newId = (kind: string) => `${kind}_${randomUUID()}`;

/** Stores an event of a customer; returns whether it is left to the job of an earlier event. */
async function accept(tx: Tx, customerId: string, id: string): Promise<boolean> {
  const { clock } = billing.app.deps;
  const event = {
    form: "known" as const,
    id,
    type: "invoice.paid",
    customerId,
    createdAt: new Date(),
    matchesMode: true,
  };
  await insertEvent(tx, clock, event, true);
  return hasPendingEvent(tx, clock, { id, customerId, seconds: 20 });
}

/** Resolves once a transaction waits for another one to end. */
const oneWaits = () =>
  until("one transaction waits for another", async () => {
    const { rowCount } = await billing.app.deps.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });

test("an event left to an earlier event's job is processed by it, even if both arrive concurrently", async () => {
  const { deps } = billing.app;
  const customerId = newId("cus");
  await deps.db.transaction((tx) => accept(tx, customerId, newId("evt")));
  const { following } = await deps.db.transaction(async (tx) => {
    expect(await accept(tx, customerId, newId("evt"))).toBe(true);
    const running = processEvents(deps, customerId);
    await oneWaits();
    return { following: running };
  });
  await following;
  expect(await listPendingEvents(deps.db, customerId)).toEqual([]);
});

test("an event that arrives while an earlier one is completed has its own job, without waiting", async () => {
  const { db, clock } = billing.app.deps;
  const customerId = newId("cus");
  const first = newId("evt");
  await db.transaction((tx) => accept(tx, customerId, first));
  const left = await db.transaction(async (tx) => {
    await markProcessed(tx, clock, [first]);
    return db.transaction((other) => accept(other, customerId, newId("evt")));
  });
  expect(left).toBe(false);
});
