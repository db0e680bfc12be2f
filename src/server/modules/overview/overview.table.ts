import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ofGeneration } from "../generations/generations.table.ts";

const count = (name: string) => bigint(name, { mode: "number" }).notNull();

/**
 * Table of the results of a generation's ads on the platforms, as typed in by its user;
 * `results.repo.ts` writes it, and `overview.repo.ts` sums it. Rules for the numbers:
 * `core/overview/results.ts`, and the check of this table.
 */
export const campaignResults = pgTable(
  "campaign_results",
  {
    generationId: ofGeneration().primaryKey(),
    userId: ofUser(),
    impressions: count("impressions"),
    clicks: count("clicks"),
    conversions: count("conversions"),
    recordedAt: time("recorded_at").notNull(),
  },
  (table) => [
    index("campaign_results_user").on(table.userId),
    check(
      "campaign_results_possible",
      sql`0 <= ${table.clicks} and ${table.clicks} <= ${table.impressions} and 0 <= ${table.conversions}`,
    ),
  ],
);

/**
 * Table of users who have hidden the checklist of the start page; `dismissChecklist` in
 * `overview.repo.ts` writes it.
 */
export const dismissedChecklists = pgTable("dismissed_checklists", {
  userId: ofUser().primaryKey(),
  dismissedAt: time("dismissed_at").notNull(),
});
