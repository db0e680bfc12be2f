import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PlanState } from "#core/billing/plan-state.ts";
import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import type { Card, SubscriptionStatus } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import { time } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";

/**
 * The mirror, table `subscriptions`: each user's effective subscription at the payment provider.
 * Only the sync (`sync.service.ts`) writes it, with the statements of `billing.repo.ts`. The
 * columns are the fields of `Subscription` in `core/billing/subscription.ts`;
 * `read-subscription.ts` in `server/adapters/payments/stripe` fills them.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: ofUser().primaryKey(),
    customerId: text("customer_id").notNull(),
    id: text("id").notNull().unique(),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    tier: text("tier").$type<Tier>().notNull(),
    cents: integer("cents").notNull(),
    createdAt: time("created_at").notNull(),
    anchor: time("anchor").notNull(),
    periodStart: time("period_start").notNull(),
    periodEnd: time("period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    canceledAt: time("cancelled_at"),
    pendingTier: text("pending_tier").$type<Tier>(),
    pendingAt: time("pending_at"),
    pastDueSince: time("past_due_since"),
    card: jsonb("card").$type<Card>(),
    /** Tiers of the current and the previous period, newest first; `null` until the first sync. */
    history: jsonb("history").$type<readonly PlanPeriod[]>(),
    syncedAt: time("synced_at").notNull(),
    /** Time of the next scheduled change; `null` after the end. The column keeps its first name. */
    nextChangeAt: time("turns_at"),
  },
  (table) => [index("subscriptions_turns").on(table.nextChangeAt)],
);

/**
 * Table of plan changes that were requested from the payment provider, until their outcome is known
 * and stored; `requested-changes.repo.ts` reads and writes it, `resolve-changes.service.ts`
 * resolves open ones.
 */
export const requestedChanges = pgTable("requested_changes", {
  userId: ofUser().primaryKey(),
  subscriptionId: text("subscription_id").notNull(),
  before: jsonb("before").$type<PlanState>().notNull(),
  wanted: jsonb("wanted").$type<PlanState>().notNull(),
  /** The billing period at the time of the request. */
  periodStart: time("period_start").notNull(),
  periodEnd: time("period_end").notNull(),
  /** Time from which the new tier counts. */
  at: time("at").notNull(),
  requestedAt: time("requested_at").notNull(),
});

/**
 * Table of webhook events, each stored once and kept for `PAYMENT_EVENT_DAYS`
 * (`core/billing/limits.ts`); `events.repo.ts` reads and writes it. An event triggers a sync;
 * nothing else is read from it.
 */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    /** Time of the event at the provider. */
    createdAt: time("created_at").notNull(),
    receivedAt: time("received_at").notNull().defaultNow(),
    processedAt: time("processed_at"),
  },
  (table) => [
    index("payment_events_received").on(table.receivedAt),
    // Partial index: almost all events are processed.
    index("payment_events_waiting")
      .on(table.customerId, table.receivedAt)
      .where(sql`processed_at is null`),
  ],
);

/**
 * Table that counts each user's attempts to open a checkout or change the plan, from which
 * `nextAttemptNumber` (`billing.repo.ts`) makes idempotency keys at the provider.
 */
export const checkouts = pgTable("checkouts", {
  userId: ofUser().primaryKey(),
  attempt: integer("attempt").notNull(),
});

/**
 * Table of keyed hashes (`offer-hash.ts`) of mailboxes that used the first-month offer; they
 * outlive the account. `billing.repo.ts` reads and writes it.
 */
export const offerUses = pgTable("offer_uses", {
  addressHash: text("address_hash").primaryKey(),
  usedAt: time("used_at").notNull().defaultNow(),
});

/**
 * Table with the end of the reconciled time range, one row (`billing.repo.ts`). `reconcile`
 * (`reconcile.service.ts`) reads it to know since when to ask the provider for changes.
 */
export const reconciliations = pgTable("reconciliations", {
  id: integer("id").primaryKey().default(1),
  until: time("until").notNull(),
});
