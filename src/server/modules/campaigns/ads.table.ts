import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AiUse, FindingDecision, VersionReason } from "#core/campaigns/ad.ts";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import type { CopyState } from "#core/campaigns/ad-state.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ofCampaign } from "./campaigns.table.ts";

/** Columns that an ad and its versions share: the hashed content. */
const content = () => ({
  fields: jsonb("fields").$type<AdFields>().notNull(),
  callToAction: text("call_to_action"),
  url: text("url").notNull().default(""),
  /** Id in `campaign_media`, whose rows stay as long as the campaign. */
  mediaId: text("media_id"),
  /** SHA-256 of the canonical JSON of the content. */
  hash: text("hash").notNull(),
  aiUse: jsonb("ai_use").$type<readonly AiUse[]>().notNull(),
});

/**
 * Table of ads of campaigns; `ads.repo.ts` has its queries. A row that was deleted
 * `RESTORE_MINUTES` (`core/limits.ts`) ago stays, empty, because its key
 * (`core/campaigns/ad-key.ts`) is never reused.
 */
export const ads = pgTable(
  "ads",
  {
    id: text("id").primaryKey(),
    campaignId: ofCampaign(),
    userId: ofUser(),
    key: text("key").notNull(),
    platform: text("platform").$type<PlatformId>().notNull(),
    placement: text("placement").notNull(),
    /** Counts the ads that this platform and variant have had. */
    part: integer("part").notNull(),
    variant: text("variant").notNull(),
    angle: text("angle").$type<Angle>(),
    copyState: text("copy_state").$type<CopyState>().notNull().default("written"),
    /** The generation that writes or rewrites its texts at the moment. */
    writingId: text("writing_id"),
    ...content(),
    /** Number of saves. */
    revision: integer("revision").notNull().default(1),
    /** The newest entry in `ad_versions`. */
    versionId: text("version_id").notNull(),
    /** Decisions of the owner about findings. */
    decisions: jsonb("decisions").$type<readonly FindingDecision[]>().notNull().default([]),
    /** Hash of the content that a reviewer approved last. */
    approvedHash: text("approved_hash"),
    exportedAt: timeInMs("exported_at"),
    /** Whether it was complete or approved when it was last checked; for lists of campaigns. */
    ready: boolean("ready").notNull(),
    /** Key of the facts of the last check: `Readiness.checkedFacts`. */
    checkedFacts: text("checked_facts").notNull().default(""),
    /** All texts, for the search. */
    searchText: text("search_text").notNull(),
    createdAt: timeInMs("created_at").notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
    deletedAt: timeInMs("deleted_at"),
    purgedAt: timeInMs("purged_at"),
  },
  (table) => [
    uniqueIndex("ads_key").on(table.userId, table.key),
    index("ads_campaign").on(table.campaignId),
    index("ads_writing")
      .on(table.writingId)
      .where(sql`writing_id is not null`),
    index("ads_recent")
      .on(table.userId, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    index("ads_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and purged_at is null`),
  ],
);

/**
 * Table of versions of ads; `versions.repo.ts` has its queries. Only the newest version of an ad
 * may be open to saves, for `QUIET_MINUTES` (`versions.repo.ts`).
 */
export const adVersions = pgTable(
  "ad_versions",
  {
    id: text("id").primaryKey(),
    adId: text("ad_id")
      .notNull()
      .references(() => ads.id, { onDelete: "cascade" }),
    userId: ofUser(),
    /** Counts from 1 for each ad. */
    number: integer("number").notNull(),
    reason: text("reason").$type<VersionReason>().notNull(),
    ...content(),
    createdAt: timeInMs("created_at").notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
    /** Null while saves go into it. */
    closedAt: timeInMs("closed_at"),
  },
  (table) => [
    uniqueIndex("ad_versions_number").on(table.adId, table.number),
    index("ad_versions_user").on(table.userId),
  ],
);

/**
 * Table of reviews and exports that name a version: it is not deleted, and its picture is kept.
 * `version-references.repo.ts` reads and writes it; `referrerOf` in
 * `reviews/ask-for-review.service.ts` and `exportReferrer` in `exports/archive-entry.ts` make the
 * names.
 */
export const adVersionReferences = pgTable(
  "ad_version_references",
  {
    versionId: text("version_id")
      .notNull()
      .references(() => adVersions.id, { onDelete: "cascade" }),
    userId: ofUser(),
    /** Type and id of the naming row, for example "review:0b1e". */
    referrer: text("referrer").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.versionId, table.referrer] }),
    index("ad_version_references_referrer").on(table.referrer),
    index("ad_version_references_user").on(table.userId),
  ],
);
