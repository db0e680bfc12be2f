import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { GenerationKind, GenerationStatus } from "#core/generations/kinds.ts";
import { SCENES_PER_SCRIPT } from "#core/generations/video/video.ts";
import type { AiUsage } from "#server/adapters/ai/ai.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

const countOf = (path: string) =>
  `coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.${path}[*] ? (@ != null)')), 0)`;
const script = `(${countOf("scenes")} >= ${SCENES_PER_SCRIPT})::integer`;
/** Single ads in an output: each text, each picture, a whole script. Prompts and storyboards go with them and are no ads. */
const ADS_IN_OUTPUT = `case kind
  when 'text' then ${countOf("ads")}
  when 'image' then ${countOf("images")}
  when 'video' then ${script}
  when 'campaign' then ${countOf("textAds")} + ${countOf("images")} + ${script}
  else 0 end`;

/** One row is the reservation, the history entry, the usage record and the result in one. */
export const generations = pgTable(
  "generations",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<GenerationKind>().notNull(),
    status: text("status").$type<GenerationStatus>().notNull().default("pending"),
    /** Fencing number: each claim raises it, nothing lowers it, and only its holder may write. */
    attempt: integer("attempt").notNull().default(0),
    /**
     * Claims since the unit was reserved. A retry by the owner sets it to 0; a claim that the owner
     * cancelled by a deletion is taken back when it is restored.
     */
    tries: integer("tries").notNull().default(0),
    /** How often the owner deleted it while it was unfinished and then restored it. Never reset. */
    restarts: integer("restarts").notNull().default(0),
    input: jsonb("input").notNull(),
    /** Whole parts only; grows while the work goes on. Empty once it has failed. */
    output: jsonb("output"),
    /** Ads that are whole in the output; the database counts, so that a sum over years need not read what they say. */
    ads: integer("ads").notNull().generatedAlwaysAs(sql.raw(ADS_IN_OUTPUT)),
    /** A code with the user's words, never a provider's message. */
    error: jsonb("error").$type<{ code: string; message: string }>(),
    engine: text("engine"),
    fallbackReason: text("fallback_reason"),
    /** False for work that costs the user no unit. */
    counted: boolean("counted").notNull().default(true),
    cost: jsonb("cost").$type<AiUsage>(),
    idempotencyKey: text("idempotency_key"),
    /** Tells a repeat of the same request from another request under the same key. */
    requestHash: text("request_hash"),
    /** To the millisecond, which is all that a cursor of the history can carry. */
    createdAt: timestamp("created_at", { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** When it last ended. Kept while the missing parts of a completed one are made. */
    completedAt: time("completed_at"),
    deletedAt: time("deleted_at"),
    /** When the content went after a deletion; the row stays until its unit no longer counts. */
    purgedAt: time("purged_at"),
  },
  (table) => [
    // A failed generation costs no unit, so it may keep nothing.
    check("generations_failed_keeps_nothing", sql`status <> 'failed' or output is null`),
    uniqueIndex("generations_idempotency").on(table.userId, table.idempotencyKey),
    // Read from their end. Declared as descending they would have the nulls last, which is not the order of the lists.
    index("generations_history").on(table.userId, table.kind, table.createdAt, table.id),
    index("generations_recent").on(table.userId, table.createdAt, table.id),
    // Holds all that the overview sums up, so that the rows themselves stay unread.
    index("generations_made")
      .on(table.userId, table.createdAt, table.ads)
      .where(sql`deleted_at is null and status <> 'failed'`),
    index("generations_campaigns")
      .on(table.userId, table.createdAt)
      .where(sql`kind = 'campaign' and status = 'completed' and deleted_at is null`),
    index("generations_unfinished")
      .on(table.userId, table.createdAt)
      .where(sql`status in ('pending', 'in-progress')`),
    index("generations_deleted")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
);
