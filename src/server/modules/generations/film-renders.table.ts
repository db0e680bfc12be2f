import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { FilmRenderFailureReason } from "#core/film/film-render.copy.ts";
import type { FilmRender } from "#core/film/film-render.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ofGeneration } from "./generations.table.ts";

/**
 * Table of renders: videos that the server is making or has made in the last
 * `FILM_LIMITS.renderHours` (`core/film/limits.ts`) hours. `film/film-renders.repo.ts` has the
 * queries of users, `film/render-runs.repo.ts` those of the job. States:
 * `core/film/film-render.ts`; reasons of failures: `core/film/film-render.copy.ts`.
 */
export const filmRenders = pgTable(
  "film_renders",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    generationId: ofGeneration(),
    ratio: text("ratio").$type<FilmRatio>().notNull(),
    /** Settings at the time of the request; null for proposed settings. */
    settings: jsonb("settings").$type<FilmSettings>(),
    status: text("status").$type<FilmRender["status"]>().notNull(),
    /** Number of the try; only the newest may write. */
    fence: integer("fence").notNull().default(0),
    frames: integer("frames").notNull().default(0),
    totalFrames: integer("total_frames").notNull().default(0),
    failure: text("failure").$type<FilmRenderFailureReason>(),
    /** Id of the video, set when it is stored. */
    filmId: text("film_id"),
    createdAt: timeInMs("created_at").notNull(),
    endedAt: timeInMs("ended_at"),
  },
  (table) => [
    index("film_renders_generation").on(table.generationId, table.createdAt),
    index("film_renders_user").on(table.userId),
    index("film_renders_status").on(table.status, table.createdAt),
  ],
);
