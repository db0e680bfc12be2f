import { date, doublePrecision, pgTable } from "drizzle-orm/pg-core";

/** What the AI provider was paid on a day (UTC), whoever it was for; it stays when accounts go. */
export const aiSpending = pgTable("ai_spending", {
  day: date("day").primaryKey(),
  /** US dollars, by the price table. */
  money: doublePrecision("money").notNull(),
});
