import { date, doublePrecision, pgTable } from "drizzle-orm/pg-core";

/** Cost of the AI provider per day (UTC), over all accounts, deleted ones included. */
export const aiSpending = pgTable("ai_spending", {
  day: date("day").primaryKey(),
  /** According to the price table. */
  costUsd: doublePrecision("money").notNull(),
});
