import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { GenerationKind, GenerationStatus } from "#core/generations/kinds.ts";
import { SCENES_PER_SCRIPT } from "#core/generations/video/video.ts";
import { time, timeInMs } from "#server/db/columns.ts";
import type { AiUsage } from "#server/adapters/ai/ai.ts";
import { ofUser } from "../accounts/accounts.table.ts";

const countOf = (path: string) =>
  `coalesce(jsonb_array_length(jsonb_path_query_array(output, '$.${path}[*] ? (@ != null)')), 0)`;
const script = `(${countOf("scenes")} >= ${SCENES_PER_SCRIPT})::integer`;
/**
 * Counts ads in an output: each text, each image, a complete script; not prompts or storyboards.
 * `undefined` for kinds that are not ads.
 */
const ADS_BY_KIND: Record<GenerationKind, string | undefined> = {
  text: countOf("ads"),
  image: countOf("images"),
  video: script,
  campaign: `${countOf("textAds")} + ${countOf("images")} + ${script}`,
  copy: undefined,
};
const CASES = Object.entries(ADS_BY_KIND).flatMap(([kind, ads]) =>
  ads === undefined ? [] : [`  when '${kind}' then ${ads}\n`],
);
const ADS_IN_OUTPUT = `case kind\n${CASES.join("")}  else 0 end`;

/**
 * Table of generations: one row serves as reservation, history entry, usage record and result.
 * `generations.repo.ts` has the queries of users, `runs/runs.repo.ts` those of runs,
 * `sweeps.repo.ts` those of sweeps. What counts as an ad in the column `ads` is `ADS_BY_KIND` in
 * this file; what costs a unit is `costsUnit` in `units/units.repo.ts`.
 */
export const generations = pgTable(
  "generations",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    kind: text("kind").$type<GenerationKind>().notNull(),
    status: text("status").$type<GenerationStatus>().notNull().default("pending"),
    /**
     * Fencing token: each claim increments it, and only the claim with the latest value may write.
     */
    fence: integer("attempt").notNull().default(0),
    /**
     * Claims since the unit was reserved. A retry by the owner resets it; restoring a deleted
     * generation subtracts the claim that the deletion canceled.
     */
    tries: integer("tries").notNull().default(0),
    /** Number of times the owner deleted it unfinished and then restored it. Never reset. */
    restarts: integer("restarts").notNull().default(0),
    /** Content in the format of the kind; its generator reads it. */
    input: jsonb("input").$type<object>().notNull(),
    /** Completed parts so far; null after a failure. */
    output: jsonb("output").$type<object>(),
    /** Number of complete ads, as a generated column: sums over years need not read the output. */
    ads: integer("ads").notNull().generatedAlwaysAs(sql.raw(ADS_IN_OUTPUT)),
    /** Code and the message for the user, never a provider's message. */
    error: jsonb("error").$type<{ code: string; message: string }>(),
    engine: text("engine"),
    fallbackReason: text("fallback_reason"),
    /** False when the generation costs no unit. */
    counted: boolean("counted").notNull().default(true),
    cost: jsonb("cost").$type<AiUsage>(),
    idempotencyKey: text("idempotency_key"),
    /** Distinguishes a repeat from a different request with the same Idempotency-Key. */
    requestHash: text("request_hash"),
    /** In milliseconds, the precision of a cursor. */
    createdAt: timeInMs("created_at").notNull().defaultNow(),
    /** Time of the last completion or failure. Kept while missing parts are generated. */
    completedAt: time("completed_at"),
    deletedAt: time("deleted_at"),
    /** Time when the deleted content was erased; the row stays until its unit no longer counts. */
    purgedAt: time("purged_at"),
  },
  (table) => [
    // A failed generation costs no unit, so it keeps no output.
    check("generations_failed_keeps_nothing", sql`status <> 'failed' or output is null`),
    uniqueIndex("generations_idempotency").on(table.userId, table.idempotencyKey),
    // Scanned backward. Declared descending, drizzle adds `nulls last`, which the lists do not use.
    index("generations_history").on(table.userId, table.kind, table.createdAt, table.id),
    index("generations_recent").on(table.userId, table.createdAt, table.id),
    // Covers the overview's sums: an index-only scan.
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

/**
 * Column `generation_id` of rows that belong to a generation and are deleted with its row; for the
 * tables of films (`film.table.ts`, `film-renders.table.ts`), files, results and ended packages.
 * The row itself is deleted by `deleteTombstones` (`sweeps.repo.ts`); the job `generation.purge`
 * removes most of these rows earlier.
 */
export const ofGeneration = () =>
  text("generation_id")
    .notNull()
    .references(() => generations.id, { onDelete: "cascade" });
