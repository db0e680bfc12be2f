import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ReadingStatus, ReadPage } from "#core/readings/api.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import type { ReadFailure } from "#core/readings/reading-failures.copy.ts";
import { time } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { brands } from "../brands/brands.public.ts";

/**
 * Table of readings of websites, with their proposals; `readings.repo.ts` reads and writes it.
 * `file_references` keeps the pictures (`readingReferrer` in `run-reading.ts`). A sweep deletes a
 * row after `READING_LIMITS.keptDays` (`core/readings/limits.ts`).
 */
export const readings = pgTable(
  "readings",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    /** Null after the deletion of the brand; the purge job then removes the row. */
    brandId: text("brand_id").references(() => brands.id, { onDelete: "set null" }),
    url: text("url").notNull(),
    status: text("status").$type<ReadingStatus>().notNull(),
    /** Why it failed. */
    failure: text("failure").$type<ReadFailure>(),
    proposals: jsonb("proposals").$type<readonly Proposal[]>().notNull(),
    pages: jsonb("pages").$type<readonly ReadPage[]>().notNull(),
    /** Number of the try; only the newest may write. */
    fence: integer("fence").notNull().default(0),
    createdAt: time("created_at").notNull(),
    /** Time of the last progress. */
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("readings_brand").on(table.brandId, table.createdAt),
    index("readings_user").on(table.userId, table.createdAt),
    index("readings_created").on(table.createdAt),
  ],
);
