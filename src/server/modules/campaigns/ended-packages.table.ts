import { index, pgTable } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ofGeneration } from "../generations/generations.table.ts";

/**
 * Table of full packages that their user has marked as ended before they became a campaign; when
 * the campaign is built, the time is copied to `campaigns.ended_at`. `ended.repo.ts` reads and
 * writes it.
 */
export const endedPackages = pgTable(
  "ended_campaigns",
  {
    generationId: ofGeneration().primaryKey(),
    userId: ofUser(),
    endedAt: time("ended_at").notNull(),
  },
  (table) => [index("ended_campaigns_user").on(table.userId)],
);
