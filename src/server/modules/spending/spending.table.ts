import { date, doublePrecision, pgTable } from "drizzle-orm/pg-core";

/**
 * Table of the cost of the AI provider in US dollars per day (UTC), over all accounts, deleted ones
 * included; `recordSpending` (`spending.service.ts`) adds to it, and `isBudgetSpent` compares it
 * with the budget. Prices: `core/models/prices.ts` and the setting `AI_PRICES`.
 */
export const aiSpending = pgTable("ai_spending", {
  day: date("day").primaryKey(),
  /** According to the price table. */
  costUsd: doublePrecision("money").notNull(),
});
