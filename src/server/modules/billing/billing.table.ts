import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { PlanState } from "#core/billing/plan-state.ts";
import type { PlanPeriod } from "#core/billing/period-quotas.ts";
import type { Card, SubscriptionStatus } from "#core/billing/subscription.ts";
import type { Tier } from "#core/plans.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The mirror: the one subscription of each user that counts, as the payment provider told it. Only the sync writes it. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: text("user_id")
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
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
    cancelledAt: time("cancelled_at"),
    pendingTier: text("pending_tier").$type<Tier>(),
    pendingAt: time("pending_at"),
    pastDueSince: time("past_due_since"),
    card: jsonb("card").$type<Card>(),
    /** The tiers of the running and the last period, newest first; `null` until the first sync records them. */
    history: jsonb("history").$type<readonly PlanPeriod[]>(),
    syncedAt: time("synced_at").notNull(),
    /** When it next changes by itself; `null` once it has ended. */
    turnsAt: time("turns_at"),
  },
  (table) => [index("subscriptions_turns").on(table.turnsAt)],
);

/** A change that was asked of the payment provider. The row goes once the outcome is known and written. */
export const requestedChanges = pgTable("requested_changes", {
  userId: text("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  subscriptionId: text("subscription_id").notNull(),
  before: jsonb("before").$type<PlanState>().notNull(),
  wanted: jsonb("wanted").$type<PlanState>().notNull(),
  /** The period in which it was asked for. */
  periodStart: time("period_start").notNull(),
  periodEnd: time("period_end").notNull(),
  /** The moment from which it counts. */
  at: time("at").notNull(),
  requestedAt: time("requested_at").notNull(),
});

/** Webhook events, each once. They only say that a customer is worth a look. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    /** The provider's time. */
    createdAt: time("created_at").notNull(),
    receivedAt: time("received_at").notNull().defaultNow(),
    processedAt: time("processed_at"),
  },
  (table) => [
    index("payment_events_received").on(table.receivedAt),
    // Almost every event has been followed: the few that wait are found without reading the others.
    index("payment_events_waiting")
      .on(table.customerId, table.receivedAt)
      .where(sql`processed_at is null`),
  ],
);

/** How many checkouts a user has opened: each gets idempotency keys of its own. */
export const checkouts = pgTable("checkouts", {
  userId: text("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  attempt: integer("attempt").notNull(),
});

/** Who has had the first-month offer, as a keyed hash of the mailbox: it outlives the account. */
export const offerUses = pgTable("offer_uses", {
  addressHash: text("address_hash").primaryKey(),
  usedAt: time("used_at").notNull().defaultNow(),
});

/** Up to which moment changes at the provider have been looked through. One row. */
export const reconciliations = pgTable("reconciliations", {
  id: integer("id").primaryKey().default(1),
  until: time("until").notNull(),
});
