import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { BrandLook } from "#core/brands/brand-look.ts";
import type { DrawnFacts } from "#studio/image/drawn-facts.ts";
import type { StoredRecipe } from "#studio/image/stored-recipe.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { files } from "../files/files.table.ts";
import { ofCampaign } from "./campaigns.table.ts";

/**
 * Everything needed to draw a picture of a campaign again, stored with it by `keepImages`
 * (`keep-media.ts`). Redraws (`redraw.service.ts`) and exports with pictures without texts
 * (`exports/write-folder.ts`) read it.
 */
export interface MediaSource {
  readonly recipe: StoredRecipe;
  /** Ids of the uploads that the composer got, in order, with the id of the logo. */
  readonly images: readonly string[];
  readonly logo?: string;
  /** Forms of the brand's logo. */
  readonly logos?: BrandLook["logos"];
  /** File id of the background that a model generated. */
  readonly background?: string;
  /** Facts for the checks; missing in pictures from before they were stored. */
  readonly facts?: DrawnFacts;
  /** Set if its generation used no unit, so that redrawing it is not free. */
  readonly uncounted?: true;
}

/**
 * Table of pictures of campaigns; `media.repo.ts` has its queries. A row never changes. It stays
 * until its campaign is purged (`RESTORE_MINUTES` in `core/limits.ts` after its deletion), or
 * longer if a review or an export names a version with it.
 */
export const campaignMedia = pgTable(
  "campaign_media",
  {
    id: text("id").primaryKey(),
    campaignId: ofCampaign(),
    userId: ofUser(),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    sha256: text("sha256").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    alt: text("alt").notNull().default(""),
    /** `studio`, or the model that generated the background. */
    engine: text("engine").notNull(),
    source: jsonb("source").$type<MediaSource>().notNull(),
    createdAt: timeInMs("created_at").notNull(),
  },
  (table) => [
    index("campaign_media_campaign").on(table.campaignId, table.createdAt),
    index("campaign_media_file").on(table.fileId),
    index("campaign_media_user").on(table.userId),
  ],
);
