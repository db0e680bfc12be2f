import { and, eq, inArray, isNull, lt, ne, not, sql } from "drizzle-orm";
import type { PaymentEvent } from "#server/adapters/payments/payments.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { paymentEvents } from "./billing.table.ts";

/**
 * Stores an event of the webhook and returns whether it was new, for `acceptWebhook`; the job
 * `PROCESS_EVENTS` (`webhook.service.ts`) processes the event afterwards. Irrelevant events (by
 * `RELEVANT_EVENTS` there) are marked processed immediately.
 */
export async function insertEvent(
  tx: Tx,
  clock: Clock,
  event: PaymentEvent,
  isRelevant: boolean,
): Promise<boolean> {
  const { id, type, customerId = null, createdAt } = event;
  const inserted = await tx
    .insert(paymentEvents)
    .values({
      id,
      type,
      customerId,
      createdAt,
      receivedAt: clock.now,
      processedAt: isRelevant ? null : clock.now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return inserted.length > 0;
}

/**
 * Ids of a customer's events that no sync has processed; `syncLocked` and `processEvents` in
 * `sync.service.ts` read them before a sync. `acceptWebhook` (`webhook.service.ts`) stores them.
 */
export async function listPendingEvents(db: Queryable, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.processedAt)));
  return rows.map(({ id }) => id);
}

const isOlder = (clock: Clock, seconds: number) =>
  lt(paymentEvents.receivedAt, sql`${clock.now} - make_interval(secs => ${seconds})`);

/**
 * Whether the customer has another event of the last `seconds` (`ORPHANED_AFTER_SECONDS` in
 * `webhook.service.ts`) that is pending, and therefore a job that is waiting or running;
 * `acceptWebhook` then spares a second job. The share lock keeps that event pending until this
 * transaction ends. An event that a job is marking as processed does not count (`skip locked`),
 * because that job may not see the given event.
 */
export async function hasPendingEvent(
  tx: Tx,
  clock: Clock,
  { id, customerId, seconds }: { id: string; customerId: string; seconds: number },
): Promise<boolean> {
  const isPending = and(eq(paymentEvents.customerId, customerId), isNull(paymentEvents.processedAt));
  const found = await tx
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isPending, ne(paymentEvents.id, id), not(isOlder(clock, seconds))))
    .limit(1)
    .for("share", { skipLocked: true });
  return found.length > 0;
}

/**
 * Up to `limit` customers with an event that has been pending for at least `seconds`: for
 * `applyDueChanges` (`BATCH_SIZE` in `reconcile.service.ts`), which finds lost jobs
 * (`ORPHANED_AFTER_SECONDS` in `webhook.service.ts`), and for `processEvents` (0 s, `MAX_OTHERS` in
 * `sync.service.ts`).
 */
export async function listCustomersWithPendingEvents(
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

/**
 * Marks events as processed in the transaction of the sync (`syncLocked` in `sync.service.ts`) that
 * they caused.
 */
export async function markProcessed(tx: Tx, clock: Clock, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(paymentEvents)
    .set({ processedAt: clock.now })
    .where(inArray(paymentEvents.id, [...ids]));
}

/**
 * Deletes events received more than `days` ago, in the daily sweep of `billing.jobs.ts`, which
 * passes `PAYMENT_EVENT_DAYS` (`core/billing/limits.ts`).
 */
export async function deleteEventsOlderThan(db: Queryable, clock: Clock, days: number): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(lt(paymentEvents.receivedAt, sql`${clock.now} - make_interval(secs => ${days * 86_400})`));
}
