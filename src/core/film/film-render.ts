/** Renders: videos that the server makes, in API requests and responses. */
import * as z from "zod/mini";
import { FILM_RATIOS } from "./ratios.ts";
import { filmSettingsSchema } from "./settings.ts";

/**
 * States of a video that the server makes; `render-runs.repo.ts` sets them. The last two are final.
 * Labels are in `makingCopy` (`making.copy.ts`).
 */
const FILM_RENDER_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;

/**
 * Body of `POST /api/generations/:id/film`, which makes a video on the server. Missing settings:
 * the saved ones, else proposed ones. Limits of settings are `FILM_LIMITS` in `limits.ts`, ratios
 * in `ratios.ts`. `film-renders.service.ts` refuses more unfinished ones than `rendersPerUser` of
 * `limits.ts`.
 */
export const renderFilmSchema = z.object({
  ratio: z.enum(FILM_RATIOS),
  /** If missing, the server uses the saved settings, or proposed ones if none were saved. */
  settings: z.optional(filmSettingsSchema),
});
/**
 * Checked body of `POST /api/generations/:id/film`, for `film-renders.service.ts`; the film screen
 * sends it. Limits are those of `renderFilmSchema`.
 */
export type RenderFilm = z.output<typeof renderFilmSchema>;

/**
 * A video that the server makes, in responses of `core/api/film-renders.api.ts`;
 * `film-renders.service.ts` makes it from the row. Ratios are in `ratios.ts`. `ahead` is `null`
 * unless it waits, `error` unless it failed, `filmId` until it is complete.
 */
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
/**
 * A video that the server makes. `film-renders.service.ts` makes it; the film screen follows its
 * progress.
 */
export type FilmRender = z.output<typeof filmRenderSchema>;

/**
 * Videos of a script that the server is making, or has made in the last `renderHours`
 * (`core/film/limits.ts`), in the response of the list of renders. `isEnabled` follows the setting
 * `FILM_RENDERER` (`server/boot/settings.ts`).
 */
export const filmRenderListSchema = z.object({
  items: z.array(filmRenderSchema),
  /** Whether this server makes videos at all. */
  isEnabled: z.boolean(),
});
/**
 * Response of the list of renders, from `film-renders.service.ts`; it also says whether this server
 * makes videos. The film screen reads both.
 */
export type FilmRenderList = z.output<typeof filmRenderListSchema>;
