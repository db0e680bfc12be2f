import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  ExportPlatform,
  ExportStatus,
  ExportStep,
  ExportWarning,
  IncludedAd,
  LeftBehind,
} from "#core/exports/api.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { brands } from "../brands/brands.table.ts";
import { campaigns, ofCampaign } from "../campaigns/campaigns.table.ts";
import type { TableMapping } from "#core/exports/templates.ts";
import type { Network } from "#core/platforms/platforms.ts";
import type { TemplateReading } from "#server/workers/templates/template-reading.ts";
import type { ArchiveEntry } from "./archive-entry.ts";
import type { Override } from "./records.ts";
import type { TemplateSheet } from "./templates/template-sheet.ts";
import type { RememberedMapping } from "./templates/propose-mapping.ts";

/**
 * Facts about the campaign at the time of the export, so that later changes do not reach its files.
 * `factsOf` in `create-export.service.ts` makes them, `buildArchive` reads them.
 */
export interface CampaignFacts {
  readonly name: string;
  readonly productName: string;
  readonly businessName: string;
  readonly code: string;
  readonly slug: string;
  readonly language: string;
}

/**
 * Table of exports of campaigns; `exports.repo.ts` has its queries. The ad versions and files that
 * an export names are kept as long as its row, which only a deletion of the account removes
 * (`removeExports`).
 */
export const exportsTable = pgTable(
  "exports",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    campaignId: ofCampaign(),
    /** Counts the exports of the campaign from 1. */
    number: integer("number").notNull(),
    status: text("status").$type<ExportStatus>().notNull(),
    platforms: jsonb("platforms").$type<readonly ExportPlatform[]>().notNull(),
    settings: jsonb("settings").$type<ExportSettings>().notNull(),
    campaign: jsonb("campaign").$type<CampaignFacts>().notNull(),
    included: jsonb("included").$type<readonly IncludedAd[]>().notNull(),
    left: jsonb("left_behind").$type<readonly LeftBehind[]>().notNull(),
    warnings: jsonb("warnings").$type<readonly ExportWarning[]>().notNull(),
    overrides: jsonb("overrides").$type<readonly Override[]>().notNull(),
    /** The user's own sheets as they were, for the format `template`. */
    sheets: jsonb("sheets").$type<readonly TemplateSheet[]>().notNull().default([]),
    /** Ads whose files are written. */
    done: integer("done").notNull().default(0),
    steps: jsonb("steps").$type<readonly Omit<ExportStep, "done">[]>().notNull().default([]),
    /** Ticked steps, as `stepKey` writes them. */
    ticks: jsonb("ticks").$type<readonly string[]>().notNull().default([]),
    archiveName: text("archive_name"),
    /** The files of the archive in their order; null until it is complete. */
    entries: jsonb("entries").$type<readonly ArchiveEntry[]>(),
    bytes: bigint("bytes", { mode: "number" }),
    files: integer("files"),
    pictures: integer("pictures"),
    /** Identifies the bytes of the archive. */
    etag: text("etag"),
    /** Number of the try; only the newest may write. */
    fence: integer("fence").notNull().default(0),
    createdAt: timeInMs("created_at").notNull(),
    /** Time of the last progress. */
    updatedAt: timeInMs("updated_at").notNull(),
    completedAt: timeInMs("completed_at"),
  },
  (table) => [
    uniqueIndex("exports_number").on(table.campaignId, table.number),
    index("exports_user").on(table.userId, table.createdAt),
    index("exports_status").on(table.status, table.updatedAt),
  ],
);

/**
 * Table of export settings: one row for a brand, and one for each campaign with the settings that
 * differ between campaigns. A campaign without a brand has all settings in its own row
 * (`settings.repo.ts`). `BRAND_SETTINGS` in `core/exports/settings.ts` says which are the brand's.
 */
export const exportSettings = pgTable(
  "export_settings",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    brandId: text("brand_id").references(() => brands.id, { onDelete: "cascade" }),
    campaignId: text("campaign_id").references(() => campaigns.id, { onDelete: "cascade" }),
    settings: jsonb("settings").$type<Partial<ExportSettings>>().notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("export_settings_brand").on(table.brandId),
    uniqueIndex("export_settings_campaign").on(table.campaignId),
    index("export_settings_user").on(table.userId),
  ],
);

/**
 * Table of the user's own sheets: one for each campaign and network; `templates/templates.repo.ts`
 * has its queries. Rows without use for `TEMPLATE_DAYS` (`core/exports/limits.ts`) are deleted;
 * exports have a copy of the data they need.
 */
export const exportTemplates = pgTable(
  "export_templates",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    campaignId: ofCampaign(),
    network: text("network").$type<Network>().notNull(),
    fileId: text("file_id").notNull(),
    name: text("name").notNull(),
    bytes: integer("bytes").notNull(),
    reading: jsonb("reading").$type<TemplateReading>().notNull(),
    mapping: jsonb("mapping").$type<readonly TableMapping[]>().notNull(),
    /** Time of the upload, the last correction or the last export. */
    usedAt: timeInMs("used_at").notNull(),
  },
  (table) => [
    uniqueIndex("export_templates_network").on(table.campaignId, table.network),
    index("export_templates_user").on(table.userId),
    index("export_templates_used").on(table.usedAt),
  ],
);

/**
 * Table of the user's choices for the columns of sheets with the same header
 * (`templates/templates.repo.ts`; `headerHash` in `templates/propose-mapping.ts` is the key). The
 * next uploaded sheet with that header gets the same choices.
 */
export const templateMappings = pgTable(
  "template_mappings",
  {
    userId: ofUser(),
    /** From `headerHash`. */
    header: text("header").notNull(),
    mapping: jsonb("mapping").$type<RememberedMapping>().notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.header] })],
);
