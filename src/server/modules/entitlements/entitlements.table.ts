import { pgTable, text } from "drizzle-orm/pg-core";
import type { Tier } from "#core/plans.ts";
import { time } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";

/**
 * Table of tiers given by the operator without payment; `grantTier` (`grants.service.ts`) writes
 * it, and `entitlements.service.ts` takes the higher of this tier and the paid one.
 */
export const grants = pgTable("grants", {
  userId: ofUser().primaryKey(),
  tier: text("tier").$type<Tier>().notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});
