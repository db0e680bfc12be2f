import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { Caption, FinishedFilm } from "#core/film/finished-film.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { VoicingFailure } from "#core/film/speech.copy.ts";
import type { SceneVoice, SpokenSentence, Voicing } from "#core/film/voice.ts";
import type { UnspokenScene } from "#core/film/voicing.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";
import { ofGeneration } from "./generations.table.ts";

/**
 * Table of the settings of films as their owners last saved them, one row for a script;
 * `film/film-settings.service.ts` reads and writes it. Format: `filmSettingsSchema` in
 * `core/film/settings.ts`.
 */
export const filmSettings = pgTable(
  "film_settings",
  {
    generationId: ofGeneration().primaryKey(),
    userId: ofUser(),
    /** Increases with each save. */
    revision: integer("revision").notNull(),
    settings: jsonb("settings").$type<FilmSettings>().notNull(),
    updatedAt: timeInMs("updated_at").notNull(),
  },
  (table) => [index("film_settings_user").on(table.userId)],
);

/**
 * Table of finished videos, and of those whose upload is not complete; `film/films.repo.ts` reads
 * and writes it. States: `core/film/finished-film.ts`. `completeFilm` in
 * `film/film-upload.service.ts` sets `seconds` and `etag`; uncompleted uploads are removed after
 * `FILM_LIMITS.uploadHours` (`core/film/limits.ts`).
 */
export const films = pgTable(
  "films",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    generationId: ofGeneration(),
    ratio: text("ratio").$type<FilmRatio>().notNull(),
    status: text("status").$type<FinishedFilm["status"]>().notNull(),
    madeBy: text("made_by").$type<FinishedFilm["madeBy"]>().notNull(),
    /** Announced size of the whole file; it counts against the user's limit immediately. */
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    captions: jsonb("captions").$type<readonly Caption[]>().notNull(),
    /** As the file says; null until it is checked. */
    seconds: doublePrecision("seconds"),
    /** Identifies the bytes of the file; null until it is checked. */
    etag: text("etag"),
    /** File of the cover picture. */
    coverFileId: text("cover_file_id"),
    createdAt: timeInMs("created_at").notNull(),
    completedAt: timeInMs("completed_at"),
  },
  (table) => [
    index("films_generation").on(table.generationId, table.createdAt),
    index("films_user").on(table.userId),
    index("films_uploading").on(table.status, table.createdAt),
  ],
);

/**
 * Table of the stored files of a video, one for each uploaded part of `FILM_LIMITS.partBytes`
 * (`core/film/limits.ts`); `film/films.repo.ts` reads and writes it. They stay separate, so that
 * completing an upload copies nothing.
 */
export const filmParts = pgTable(
  "film_parts",
  {
    filmId: text("film_id")
      .notNull()
      .references(() => films.id, { onDelete: "cascade" }),
    /** From 0. */
    part: integer("part").notNull(),
    fileId: text("file_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.filmId, table.part] })],
);

/**
 * Table of the voices of scenes: recorded by the owner (`film/voices.service.ts`), or made by the
 * provider (`film/run-voicing.ts`). `film/voices.repo.ts` reads and writes it. The choice between
 * both is `voice` in the film's settings (`core/film/settings.ts`).
 */
export const sceneVoices = pgTable(
  "scene_voices",
  {
    generationId: ofGeneration(),
    /** From 0. */
    scene: integer("scene").notNull(),
    userId: ofUser(),
    source: text("source").$type<SceneVoice["source"]>().notNull(),
    fileId: text("file_id").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    /** Times of the sentences in seconds; empty for recordings and older voices. */
    sentences: jsonb("sentences").$type<readonly SpokenSentence[]>().notNull(),
    /** Text, speaker and model of the request to the provider; null for recordings. */
    spoken: jsonb("spoken").$type<NonNullable<SceneVoice["spoken"]>>(),
  },
  (table) => [
    // A scene can have a recording and a voice of the provider at the same time.
    primaryKey({ columns: [table.generationId, table.scene, table.source] }),
    index("scene_voices_user").on(table.userId),
  ],
);

/**
 * A scene that the provider has spoken. `speakScenes` in `film/run-voicing.ts` makes it and stores
 * it in the voicing's row until all scenes are complete, and then makes voices of them. `seconds`
 * and `sentences` come from `joinSentences` (`server/adapters/speech/join-sentences.ts`). Old rows
 * have no `sentences`.
 */
export interface SpokenScene extends UnspokenScene {
  readonly fileId: string;
  readonly seconds: number;
  /** Missing in scenes that were spoken before each sentence had its own call. */
  readonly sentences?: readonly SpokenSentence[];
}

/**
 * Table of voicings: requests to the provider to speak a script; `FILM_LIMITS.voicingsPerUnit`
 * (`core/film/limits.ts`) of them are included in the script's unit. `film/voicings.repo.ts` has
 * the user's queries, `film/voicing-runs.repo.ts` those of the job. States: `core/film/voice.ts`.
 */
export const voicings = pgTable(
  "voicings",
  {
    id: text("id").primaryKey(),
    generationId: ofGeneration(),
    userId: ofUser(),
    status: text("status").$type<Voicing["status"]>().notNull(),
    /** Whether it counts against the voicings that the unit includes. */
    counted: boolean("counted").notNull(),
    speaker: text("speaker").notNull(),
    model: text("model").notNull(),
    /** The scenes to speak. */
    scenes: jsonb("scenes").$type<readonly UnspokenScene[]>().notNull(),
    /** Completed scenes; they become voices of the script when all are complete. */
    spoken: jsonb("spoken").$type<readonly SpokenScene[]>().notNull(),
    failure: text("failure").$type<VoicingFailure>(),
    /** Number of the try; only the newest may write. */
    fence: integer("fence").notNull().default(0),
    /** Number of tries since the last request. */
    tries: integer("tries").notNull().default(0),
    createdAt: timeInMs("created_at").notNull(),
    /** Time of the last progress. */
    updatedAt: timeInMs("updated_at").notNull(),
  },
  (table) => [
    index("voicings_generation").on(table.generationId, table.createdAt),
    index("voicings_user").on(table.userId),
    index("voicings_running").on(table.status, table.updatedAt),
  ],
);
