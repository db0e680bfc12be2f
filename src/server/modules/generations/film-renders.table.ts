import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { FilmRenderFailureReason } from "#core/film/film-render.copy.ts";
import type { FilmRender } from "#core/film/film-render.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { generations } from "./generations.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Table of videos that the server makes, or has made in the last day. */
export const filmRenders = pgTable(
  "film_renders",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    generationId: text("generation_id")
      .notNull()
      .references(() => generations.id, { onDelete: "cascade" }),
    ratio: text("ratio").$type<FilmRatio>().notNull(),
    /** As they were when the video was requested; null if they are proposed. */
    settings: jsonb("settings").$type<FilmSettings>(),
    status: text("status").$type<FilmRender["status"]>().notNull(),
    /** Number of the try; only the newest may write. */
    fence: integer("fence").notNull().default(0),
    frames: integer("frames").notNull().default(0),
    totalFrames: integer("total_frames").notNull().default(0),
    failure: text("failure").$type<FilmRenderFailureReason>(),
    /** The video, from the moment in which it is stored. */
    filmId: text("film_id"),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("film_renders_generation").on(table.generationId, table.createdAt),
    index("film_renders_user").on(table.userId),
    index("film_renders_status").on(table.status, table.createdAt),
  ],
);
