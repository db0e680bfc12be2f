import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { checkouts, offerUses, reconciliations, subscriptions } from "./billing.table.ts";

export type MirrorRow = typeof subscriptions.$inferSelect;

/** How long a transaction waits for another one that works on the same customer. */
const LOCK_TIMEOUT_MS = 4000;

/** Takes the customer's lock until the transaction ends, within `left` milliseconds where a deadline is set. */
export async function lockCustomer(tx: Tx, customerId: string, left = LOCK_TIMEOUT_MS): Promise<void> {
  // The provider is asked while the lock is held: its slowest answer must not cost the transaction.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`);
  // 0 would mean no limit.
  const timeout = `${Math.max(1, Math.min(left, LOCK_TIMEOUT_MS))}ms`;
  await tx.execute(sql`select set_config('lock_timeout', ${timeout}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 7236503))`);
}

export async function findMirror(db: Queryable, userId: UserId): Promise<MirrorRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

interface Written {
  readonly userId: UserId;
  readonly customerId: string;
  readonly subscription: Subscription;
  readonly history: readonly PlanPeriod[];
  readonly turnsAt: Date | null;
}

export async function writeMirror(
  tx: Tx,
  clock: Clock,
  { userId, customerId, subscription, history, turnsAt }: Written,
): Promise<void> {
  const set = { ...subscription, customerId, history, turnsAt, syncedAt: clock.now };
  await tx
    .insert(subscriptions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: subscriptions.userId, set });
}

export async function deleteMirror(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
}

/** Customers whose subscription has come to a turn that the mirror does not show yet. */
export async function listTurned(db: Queryable, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(lte(subscriptions.turnsAt, clock.now))
    .orderBy(subscriptions.turnsAt)
    .limit(limit);
  return rows.map((row) => row.customerId);
}

/** Every customer whose subscription has not ended in the mirror. */
export async function listMirrored(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(sql`${subscriptions.turnsAt} is not null`);
  return rows.map((row) => row.customerId);
}

/** Mirrors that renew within the given days, and are neither cancelled nor ended. */
export async function listRenewing(db: Queryable, clock: Clock, days: number): Promise<MirrorRow[]> {
  const until = sql`${clock.now} + make_interval(secs => ${days * 86_400})`;
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, "active"),
        eq(subscriptions.cancelAtPeriodEnd, false),
        sql`${subscriptions.periodEnd} > ${clock.now}`,
        lte(subscriptions.periodEnd, until),
      ),
    );
}

/** A number that no earlier checkout of this user had. */
export async function nextAttempt(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db
    .insert(checkouts)
    .values({ userId, attempt: 1 })
    .onConflictDoUpdate({ target: checkouts.userId, set: { attempt: sql`${checkouts.attempt} + 1` } })
    .returning({ attempt: checkouts.attempt });
  return row?.attempt ?? 1;
}

export async function hasOfferUse(db: Queryable, addressHashes: readonly string[]): Promise<boolean> {
  const found = await db
    .select()
    .from(offerUses)
    .where(inArray(offerUses.addressHash, [...addressHashes]));
  return found.length > 0;
}

export async function insertOfferUse(tx: Tx, clock: Clock, addressHash: string): Promise<void> {
  await tx.insert(offerUses).values({ addressHash, usedAt: clock.now }).onConflictDoNothing();
}

/** The product's present time. */
export async function readNow(db: Queryable, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select ${clock.now} as now`);
  return new Date(rows[0]!.now);
}

/** Up to when changes were looked through; `undefined` before the first time. */
export async function readReconciled(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select().from(reconciliations);
  return row?.until;
}

export async function writeReconciled(db: Queryable, until: Date): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ id: 1, until })
    .onConflictDoUpdate({
      target: reconciliations.id,
      set: { until: sql`greatest(${reconciliations.until}, excluded.until)` },
    });
}
