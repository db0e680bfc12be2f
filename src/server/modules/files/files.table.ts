import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { UserId } from "../../user-id.ts";
import { users } from "../accounts/accounts.table.ts";
import { generations } from "../generations/generations.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Where a file comes from: a user's upload for ads, something a generation made, or a profile picture. */
export type FilePurpose = "upload" | "generated" | "avatar";

/**
 * Files in the storage. A row is there before its bytes and leaves after them, so nothing in the storage is unknown here but
 * the marks of deleted accounts.
 */
export const files = pgTable(
  "files",
  {
    id: text("id").primaryKey(),
    /** Empties with the account; the row then waits for the sweep, which removes the bytes. */
    userId: text("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "set null" }),
    purpose: text("purpose").$type<FilePurpose>().notNull(),
    key: text("key").notNull().unique(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    sha256: text("sha256").notNull(),
    /** Pixels; empty for what is no picture. */
    width: integer("width"),
    height: integer("height"),
    createdAt: time("created_at").notNull(),
    /** When the bytes were safe in the storage. Before, nobody can see the file. */
    storedAt: time("stored_at"),
    /** When it was made, or last put to use by a generation. */
    usedAt: time("used_at").notNull(),
    /** Nobody can see it any more, and its bytes are to be removed. */
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

/** Which generation uses which file. A file that one of them uses is kept. */
export const generationFiles = pgTable(
  "generation_files",
  {
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    fileId: text("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    /** While the generation is deleted but can still be brought back. */
    hidden: boolean("hidden").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.fileId] }),
    index("generation_files_file").on(table.fileId),
  ],
);
