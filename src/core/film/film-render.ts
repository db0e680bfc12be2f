/** Renders: videos that the server makes, in API requests and responses. */
import * as z from "zod/mini";
import { FILM_RATIOS } from "./ratios.ts";
import { filmSettingsSchema } from "./settings.ts";

/**
 * States of a video that the server makes: `pending` in the queue, then `in-progress`, finally
 * `completed` or `failed` with a message.
 */
export const FILM_RENDER_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;

/** Request body of `POST /api/generations/:id/film`, which makes videos on the server. */
export const renderFilmSchema = z.object({
  ratio: z.enum(FILM_RATIOS),
  /** If missing, the server uses the saved settings, or proposed ones if none were saved. */
  settings: z.optional(filmSettingsSchema),
});
/** A valid request to make a video on the server (`POST /api/generations/:id/film`). */
export type RenderFilm = z.output<typeof renderFilmSchema>;

/** Schema of a video that the server makes, in responses of the routes of renders. */
export const filmRenderSchema = z.object({
  id: z.string(),
  generationId: z.string(),
  ratio: z.enum(FILM_RATIOS),
  status: z.enum(FILM_RENDER_STATUSES),
  /** Number of completed frames, out of `totalFrames`. */
  frames: z.number(),
  /** 0 until the film has been directed. */
  totalFrames: z.number(),
  /** Number of videos that the server makes before this one; `null` unless it is pending. */
  ahead: z.nullable(z.number()),
  /** Why it failed. */
  error: z.nullable(z.string()),
  /** Id of the finished video. */
  filmId: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
/** A video that the server makes, whose progress the film screen follows. */
export type FilmRender = z.output<typeof filmRenderSchema>;

/**
 * Schema of the videos of a script that the server is making or has made in the last `renderHours`
 * (`core/film/limits.ts`).
 */
export const filmRenderListSchema = z.object({
  items: z.array(filmRenderSchema),
  /** Whether this server makes videos at all. */
  isEnabled: z.boolean(),
});
/**
 * Response of the list of renders, which also states whether this server makes videos; the film
 * screen reads both.
 */
export type FilmRenderList = z.output<typeof filmRenderListSchema>;
