import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { ofUser } from "../accounts/accounts.table.ts";
import { generations } from "../generations/generations.table.ts";

/**
 * Table of full packages that their user has marked as ended before they became a campaign; the
 * campaign takes the time over in `campaigns.ended_at`.
 */
export const endedPackages = pgTable(
  "ended_campaigns",
  {
    generationId: text("generation_id")
      .primaryKey()
      .references(() => generations.id, { onDelete: "cascade" }),
    userId: ofUser(),
    endedAt: timestamp("ended_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("ended_campaigns_user").on(table.userId)],
);
