import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Network } from "#core/platforms/platforms.ts";
import type { MatchWay } from "#core/reports/api.ts";
import type { ReportLanguage } from "#core/reports/report-fields.ts";
import type { ReportAnswers } from "#core/reports/report-reading.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ads } from "../campaigns/ads.table.ts";
import { ofCampaign } from "../campaigns/campaigns.table.ts";

const day = (name: string) => date(name, { mode: "string" });

/**
 * Table of reports whose rows a campaign keeps; `reports.repo.ts` has its queries. A deleted one
 * does not count; `purgeReports` (`purge.service.ts`) removes it after `RESTORE_MINUTES`
 * (`core/limits.ts`).
 */
export const reports = pgTable(
  "reports",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    campaignId: ofCampaign(),
    /** Counts the reports of the campaign from 1; the highest number wins for the same day. */
    number: integer("number").notNull(),
    fileName: text("file_name").notNull(),
    network: text("network").$type<Network>(),
    language: text("language").$type<ReportLanguage>(),
    /** Which clicks its rows have; null without clicks. */
    clicksColumn: text("clicks_column").$type<"linkClicks" | "clicks">(),
    rows: integer("rows").notNull(),
    replaced: integer("replaced").notNull(),
    totals: integer("totals").notNull(),
    currencies: jsonb("currencies").$type<readonly string[]>().notNull(),
    dayFrom: day("day_from"),
    dayTo: day("day_to"),
    createdAt: timeInMs("created_at").notNull(),
    deletedAt: timeInMs("deleted_at"),
  },
  (table) => [
    uniqueIndex("reports_number").on(table.campaignId, table.number),
    index("reports_user").on(table.userId),
    index("reports_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/**
 * Table of the figures of one ad of a platform on one day or in one period; `rows.repo.ts` reads
 * and writes it. Of rows with the same source, days and currency, those of the newest report are
 * effective (`countedRows` in `rows.repo.ts`). At most `REPORT_LIMITS.campaignRows` of a campaign
 * (`core/reports/limits.ts`).
 */
export const reportRows = pgTable(
  "report_rows",
  {
    reportId: text("report_id")
      .notNull()
      .references(() => reports.id, { onDelete: "cascade" }),
    userId: ofUser(),
    campaignId: ofCampaign(),
    /** First line in the file. */
    line: integer("line").notNull(),
    /** Identifies the ad at the platform: `sourceOf`. */
    source: text("source").notNull(),
    adId: text("ad_id").references(() => ads.id, { onDelete: "set null" }),
    matchedBy: text("matched_by").$type<MatchWay>(),
    adName: text("ad_name").notNull(),
    adSet: text("ad_set").notNull(),
    campaignName: text("campaign_name").notNull(),
    /** Null in reports without days. */
    dayFrom: day("day_from"),
    dayTo: day("day_to"),
    impressions: bigint("impressions", { mode: "number" }).notNull(),
    clicks: bigint("clicks", { mode: "number" }),
    spend: doublePrecision("spend"),
    conversions: doublePrecision("conversions"),
    value: doublePrecision("value"),
    resultType: text("result_type").notNull(),
    /** ISO 4217 code; null without an amount. */
    currency: text("currency"),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.line] }),
    index("report_rows_campaign").on(table.campaignId, table.source),
    index("report_rows_user").on(table.userId),
    index("report_rows_ad").on(table.adId),
  ],
);

/**
 * Table of ads that rows are matched to, chosen by hand or known from the platform's id of the ad
 * (`linkedId` in `row-source.ts`); `matches.repo.ts` has its queries.
 */
export const reportMatches = pgTable(
  "report_matches",
  {
    /** The source of rows, or `linkedId` of the platform's id. */
    value: text("value").notNull(),
    userId: ofUser(),
    campaignId: ofCampaign(),
    adId: text("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    by: text("matched_by").$type<Extract<MatchWay, "linked_id" | "hand">>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.value] }),
    index("report_matches_user").on(table.userId),
    index("report_matches_ad").on(table.adId),
  ],
);

/**
 * Table of corrections of reports by the names of their columns, for the next report with the same
 * ones; `matches.repo.ts` has its queries.
 */
export const reportAnswers = pgTable(
  "report_answers",
  {
    headerHash: text("header_hash").notNull(),
    userId: ofUser(),
    answers: jsonb("answers").$type<ReportAnswers>().notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.headerHash] })],
);
