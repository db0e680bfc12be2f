import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";
import { campaigns } from "../campaigns/campaigns.table.ts";
import { generations } from "../generations/generations.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Origin of a file: an upload for ads, a generation's result or an avatar. */
export type FilePurpose = "upload" | "generated" | "avatar";

/**
 * Files in the storage. The row is inserted before the bytes and deleted after them: no orphaned
 * objects, apart from the marks of erased accounts.
 */
export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    /** Null after account deletion; the purge job then removes bytes and row. */
    userId: text("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose").$type<FilePurpose>().notNull(),
    key: text("key").notNull().unique(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** In pixels; null for files that are not images. */
    width: integer("width"),
    height: integer("height"),
    createdAt: time("created_at").notNull(),
    /** Time when the storage had the bytes; until then the file is invisible. */
    storedAt: time("stored_at"),
    /** Time of creation or of the last link to a generation. */
    usedAt: time("used_at").notNull(),
    /** Set on deletion: the file is invisible and the purge job removes its bytes. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    index("files_user").on(table.userId, table.purpose),
    index("files_used").on(table.usedAt),
    index("files_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);

/** Links between generations and files; a linked file is kept. */
export const generationFiles = pgTable(
  "generation_files",
  {
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** True while the generation is deleted but can be restored. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.fileId] }),
    index("generation_files_file").on(table.fileId),
  ],
);

/**
 * Links between campaigns and files. Versions of ads name pictures, so a linked file is kept as long
 * as the campaign, also when its generation is purged.
 */
export const campaignFiles = pgTable(
  "campaign_files",
  {
    campaignId: text("campaign_id")
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** True while the campaign is deleted but can be restored. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.fileId] }),
    index("campaign_files_file").on(table.fileId),
  ],
);
