import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";

/**
 * Table of counters of rate limits, one row per key (`rateLimitKey`); `rate-limits.service.ts`
 * counts in it, and an hourly job (`rate-limits.jobs.ts`) deletes ended ones.
 */
export const rateLimits = pgTable(
  "rates",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [index("rates_expires").on(table.expiresAt)],
);
