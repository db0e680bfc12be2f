import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";
import { ofGeneration } from "../generations/generations.table.ts";

/**
 * Origin of a file, on which its visibility (`isVisible` in `files.repo.ts`) and retention
 * (`sweeps.repo.ts`) depend: an upload for ads, a generation's result, an avatar, the proof of a
 * claim, a part or the cover of a video, the voice of a scene, or a picture of a video's preview,
 * which expires. The callers of `storeFile` (`store-file.ts`) choose it.
 */
export type FilePurpose = "upload" | "generated" | "avatar" | "proof" | "film" | "voice" | "preview";

/**
 * Table of files in the storage; `files.repo.ts` has its queries, `sweeps.repo.ts` those of the
 * sweeps. The row is inserted before the bytes and deleted after them (`store-file.ts`,
 * `files.jobs.ts`): no orphaned objects, apart from the marks of erased accounts.
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
    /** Name of the file in downloads; null for files that are served under their id. */
    name: text("name"),
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

/**
 * Table of links between generations and files; a linked file is kept. `files.repo.ts` and
 * `sweeps.repo.ts` read and write it; `files.service.ts` links and hides for the slice
 * `generations`.
 */
export const generationFiles = pgTable(
  "generation_files",
  {
    generationId: ofGeneration(),
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
 * Rows of other slices that refer to files, for example a product's pictures. A referenced file is
 * kept, and visible unless all references are hidden; the slice adds and removes references with
 * `references.service.ts` in the transaction of its own change, and names the `referrer`.
 */
export const fileReferences = pgTable(
  "file_references",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** Type and id of the referring row, for example "product:0b1e". */
    referrer: text("referrer").notNull(),
    /** True for a row that keeps the file but does not show it, such as a deleted campaign. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.referrer] }),
    index("file_references_referrer").on(table.referrer),
  ],
);
