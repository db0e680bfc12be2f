import { and, eq, inArray, isNull, lt, ne, not, sql } from "drizzle-orm";
import type { PaymentEvent } from "#server/adapters/payments/payments.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { paymentEvents } from "./billing.table.ts";

/** Keeps an event unless it is there already; says whether it was new. One that nothing follows from is done with at once. */
export async function insertEvent(
  tx: Tx,
  clock: Clock,
  event: PaymentEvent,
  followed: boolean,
): Promise<boolean> {
  const { id, type, customerId = null, createdAt } = event;
  const kept = await tx
    .insert(paymentEvents)
    .values({
      id,
      type,
      customerId,
      createdAt,
      receivedAt: clock.now,
      processedAt: followed ? null : clock.now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return kept.length > 0;
}

/** The events of a customer that no sync has followed yet. */
export async function listUnprocessed(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.processedAt)));
  return rows.map(({ id }) => id);
}

const isOlder = (clock: Clock, seconds: number) =>
  lt(paymentEvents.receivedAt, sql`${clock.now} - make_interval(secs => ${seconds})`);

/**
 * Whether a recent event of the customer still waits, beside the given one: then a job for it waits or runs as well. That event
 * cannot be followed to its end before this transaction ends, so its job sees the given one, too. One that a job is just following
 * to its end does not count: that job may not see the given one, and may itself wait for whoever asks here.
 */
export async function hasWaiting(
  tx: Tx,
  clock: Clock,
  { id, customerId, seconds }: { id: string; customerId: string; seconds: number },
): Promise<boolean> {
  const waits = and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.processedAt));
  const found = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(waits, ne(paymentEvents.id, id), not(isOlder(clock, seconds))))
    .limit(1)
    .for("share", { skipLocked: true });
  return found.length > 0;
}

/** Customers with an event that nobody has followed for so many seconds. */
export async function listWaiting(
  db: Queryable,
  clock: Clock,
  { seconds, limit }: { readonly seconds: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ customerId: paymentEvents.customerId })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.processedAt), isOlder(clock, seconds)))
    .limit(limit);
  return rows.flatMap(({ customerId }) => customerId ?? []);
}

export async function setProcessed(tx: Tx, clock: Clock, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentEvents)
    .set({ processedAt: clock.now })
    .where(inArray(paymentEvents.id, [...ids]));
}

export async function deleteEventsOlderThan(db: Queryable, clock: Clock, days: number): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, sql`${clock.now} - make_interval(secs => ${days * 86_400})`));
}
