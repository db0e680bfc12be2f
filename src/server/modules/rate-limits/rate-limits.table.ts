import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Table of counters of rate limits, one row per key. */
export const rateLimits = pgTable(
  "rates",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rates_expires").on(table.expiresAt)],
);
