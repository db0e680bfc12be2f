import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import type { Subscription } from "#core/billing/subscription.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { checkouts, offerUses, reconciliations, subscriptions } from "./billing.table.ts";

/**
 * A row of the subscription mirror, table `subscriptions` (`billing.table.ts`). `writeMirror` here
 * writes it from a `Subscription` (`core/billing/subscription.ts`), which the adapters in
 * `adapters/payments` fill, with what `writeState` (`sync.service.ts`) computes. `findMirror` reads
 * it for the billing page, previews and the sync.
 */
export type MirrorRow = typeof subscriptions.$inferSelect;

/** Longest wait for a transaction that holds the lock of the same customer. */
const LOCK_TIMEOUT_MS = 4000;

/**
 * Takes the customer's advisory lock until the transaction ends, so that syncs and changes of one
 * customer run one after the other; waits at most `left` ms, and never more than 4 s
 * (`LOCK_TIMEOUT_MS` in this file), then fails. `withCustomerLock` (`customer-lock.ts`) calls it.
 */
export async function lockCustomer(tx: Tx, customerId: string, left = LOCK_TIMEOUT_MS): Promise<void> {
  // The transaction is idle during calls to the provider, which may take longer than the default
  // timeout.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '120s'`);
  // For Postgres, 0 means no timeout.
  const timeout = `${Math.max(1, Math.min(left, LOCK_TIMEOUT_MS))}ms`;
  await tx.execute(sql`select set_config('lock_timeout', ${timeout}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customerId}, 7236503))`);
}

/**
 * The mirrored subscription of a user, which billing page (`billing.service.ts`), paid plan
 * (`paid-plan.service.ts`), previews (`change-preview.service.ts`), the sync and the end of an
 * account (`end-billing.service.ts`) read; `undefined` for a user who never subscribed (no paid
 * plan).
 */
export async function findMirror(db: Queryable, userId: UserId): Promise<MirrorRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

interface MirrorWrite {
  readonly userId: UserId;
  readonly customerId: string;
  readonly subscription: Subscription;
  readonly history: readonly PlanPeriod[];
  readonly nextChangeAt: Date | null;
}

/**
 * Inserts or updates the mirror of a user's subscription; only `writeState` of the sync
 * (`sync.service.ts`) calls it, and computes history and next change
 * (`core/billing/plan-history.ts`, `subscription.ts`).
 */
export async function writeMirror(
  tx: Tx,
  clock: Clock,
  { userId, customerId, subscription, history, nextChangeAt }: MirrorWrite,
): Promise<void> {
  const set = { ...subscription, customerId, history, nextChangeAt, syncedAt: clock.now };
  await tx
    .insert(subscriptions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: subscriptions.userId, set });
}

/**
 * Deletes the mirror of a user's subscription, when the sync finds none at the provider or the
 * account ends (`scheduleBillingEnd` in `end-billing.service.ts`).
 */
export async function deleteMirror(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.userId, userId));
}

/**
 * Up to `limit` customers whose next scheduled change is due, earliest first, for the job
 * `applyDueChanges` (`BATCH_SIZE` in `reconcile.service.ts`), every minute. `nextChange` in
 * `core/billing/subscription.ts` computes when a change is due; the sync stores it.
 */
export async function listDueChanges(db: Queryable, clock: Clock, limit: number): Promise<string[]> {
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(lte(subscriptions.nextChangeAt, clock.now))
    .orderBy(subscriptions.nextChangeAt)
    .limit(limit);
  return rows.map((row) => row.customerId);
}

/**
 * All customers whose mirrored subscription has not ended, for `reconcile`
 * (`reconcile.service.ts`), every 15 minutes. Ended means that `nextChangeAt` is null (`nextChange`
 * in `core/billing/subscription.ts`).
 */
export async function listMirroredCustomers(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(sql`${subscriptions.nextChangeAt} is not null`);
  return rows.map((row) => row.customerId);
}

/**
 * Mirrors of active subscriptions that renew within the given number of days, `RENEWAL_NOTICE_DAYS`
 * in `core/billing/limits.ts`; `announceRenewals` (`reconcile.service.ts`, hourly) mails their
 * users.
 */
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

/**
 * Returns the user's next attempt number, which makes idempotency keys of provider calls unique;
 * `findOrOpenCheckout` (`checkout.service.ts`) and `changePlan` (`change.service.ts`) call it and
 * build the keys.
 */
export async function nextAttemptNumber(db: Queryable, userId: UserId): Promise<number> {
  const [row] = await db
    .insert(checkouts)
    .values({ userId, attempt: 1 })
    .onConflictDoUpdate({ target: checkouts.userId, set: { attempt: sql`${checkouts.attempt} + 1` } })
    .returning({ attempt: checkouts.attempt });
  return row?.attempt ?? 1;
}

/**
 * Whether one of the mailbox hashes (`offer-hash.ts`) has used the first-month offer; `hasOffer`
 * (`offer.service.ts`) asks. The rule of the offer is in `core/billing/offer.ts`.
 */
export async function hasOfferUse(db: Queryable, addressHashes: readonly string[]): Promise<boolean> {
  const found = await db
    .select()
    .from(offerUses)
    .where(inArray(offerUses.addressHash, [...addressHashes]));
  return found.length > 0;
}

/**
 * Records the use of the first-month offer by a mailbox, by its hash (`hashMailbox` in
 * `offer-hash.ts`), when the sync mirrors a subscription that is not incomplete (`writeState` in
 * `sync.service.ts`) or the account of a subscriber ends (`scheduleBillingEnd` in
 * `end-billing.service.ts`); a repeat changes nothing.
 */
export async function insertOfferUse(tx: Tx, clock: Clock, addressHash: string): Promise<void> {
  await tx.insert(offerUses).values({ addressHash, usedAt: clock.now }).onConflictDoNothing();
}

/**
 * Reads the current time of the product's clock, for the offer of visitors (`readOffer` in
 * `offer.service.ts`) and for `reconcile`.
 */
export async function readNow(db: Queryable, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: Date | string }>(sql`select ${clock.now} as now`);
  return new Date(rows[0]!.now);
}

/**
 * End of the time range that `reconcile` (`reconcile.service.ts`) has synced last; `undefined`
 * before the first reconciliation.
 */
export async function readReconciledUntil(db: Queryable): Promise<Date | undefined> {
  const [row] = await db.select().from(reconciliations);
  return row?.until;
}

/**
 * Stores the end of the time range that `reconcile` (`reconcile.service.ts`) has synced, at the end
 * of each successful run; it never moves back.
 */
export async function writeReconciledUntil(db: Queryable, until: Date): Promise<void> {
  await db
    .insert(reconciliations)
    .values({ id: 1, until })
    .onConflictDoUpdate({
      target: reconciliations.id,
      set: { until: sql`greatest(${reconciliations.until}, excluded.until)` },
    });
}
