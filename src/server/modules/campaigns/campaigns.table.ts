import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CampaignBrief } from "#core/campaigns/brief.ts";
import type { CampaignVariant } from "#core/campaigns/campaign.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { brands, products } from "../brands/brands.table.ts";
import { generations } from "../generations/generations.table.ts";

/**
 * Table of campaigns: one brief about one product, with its ads; `campaigns.repo.ts` reads and
 * writes it. A row that was deleted `RESTORE_MINUTES` (`core/limits.ts`) ago stays, empty
 * (`purgeCampaigns` in `purge.service.ts`): its code is never reused, and its package does not
 * become a campaign again.
 */
export const campaigns = pgTable(
  "campaigns",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    /** Six characters at the start of the keys of its ads; never changes. */
    code: text("code").notNull(),
    generationId: text("generation_id").references(() => generations.id, { onDelete: "set null" }),
    brandId: text("brand_id").references(() => brands.id, { onDelete: "set null" }),
    productId: text("product_id").references(() => products.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** Brief from which the texts are written. */
    brief: jsonb("brief").$type<CampaignBrief>().notNull(),
    goal: text("goal").notNull().default(""),
    url: text("url").notNull().default(""),
    /** Value of `utm_campaign`; never changes, because it is part of the approved content. */
    slug: text("slug").notNull(),
    startsOn: date("starts_on"),
    endsOn: date("ends_on"),
    /** When its owner marked it as ended; null while it is active. */
    endedAt: timeInMs("ended_at"),
    /** All variants that the campaign has had, in the order of the board. */
    variants: jsonb("variants").$type<readonly CampaignVariant[]>().notNull(),
    /** Words that the owner has marked as names: no rule applies to them. */
    names: jsonb("names").$type<readonly string[]>().notNull().default([]),
    createdAt: timeInMs("created_at").notNull(),
    /** Time of the last change of the campaign or one of its ads. */
    updatedAt: timeInMs("updated_at").notNull(),
    deletedAt: timeInMs("deleted_at"),
    purgedAt: timeInMs("purged_at"),
  },
  (table) => [
    uniqueIndex("campaigns_code").on(table.userId, table.code),
    uniqueIndex("campaigns_generation")
      .on(table.generationId)
      .where(sql`deleted_at is null`),
    index("campaigns_generation_any").on(table.generationId),
    index("campaigns_recent")
      .on(table.userId, table.updatedAt, table.id)
      .where(sql`deleted_at is null`),
    index("campaigns_brand").on(table.brandId),
    index("campaigns_product").on(table.productId),
    index("campaigns_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and purged_at is null`),
  ],
);

/**
 * Column of rows that belong to a campaign and are deleted with it; for the tables of `campaigns`,
 * `exports`, `reports` and `reviews`.
 */
export const ofCampaign = () =>
  text("campaign_id")
    .notNull()
    .references(() => campaigns.id, { onDelete: "cascade" });
