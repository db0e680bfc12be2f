import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Tier } from "#core/plans.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";

/**
 * Table of tiers given by the operator without payment. The effective tier is the higher of this
 * and the paid one.
 */
export const grants = pgTable("grants", {
  userId: text("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tier: text("tier").$type<Tier>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
