/** Finished videos of a script as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";
import { FILM_RATIOS } from "./ratios.ts";
import { filmMessages } from "./messages.ts";

/**
 * Machine that made the frames of a finished video, stored with it: the owner's browser, or this
 * server.
 */
const FILM_MAKERS = ["browser", "server"] as const;

/**
 * States of a finished video's row: `uploading` until all parts are received and checked
 * (`film-upload.service.ts`).
 */
const FILM_STATUSES = ["uploading", "completed"] as const;

/**
 * A caption of a finished video: words spoken from `start` to `end`, in seconds; part of
 * `beginFilmSchema`.
 */
const captionSchema = z
  .object({
    start: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    end: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
  })
  .check(z.refine(({ start, end }) => start < end, filmMessages.captionTimes));
/**
 * A caption of a finished video. `studio/film/captions-of.ts` makes it from a film;
 * `core/generations/video/captions.ts` writes SRT and VTT from it.
 */
export type Caption = z.output<typeof captionSchema>;

/**
 * Body of `POST /api/generations/:id/films`, with which a browser begins the upload of a video.
 * Limits are `FILM_LIMITS` in `limits.ts` (a caption has at most 500 characters: `captionSchema` in
 * this file), messages are in `messages.ts`.
 */
export const beginFilmSchema = z.object({
  ratio: z.enum(FILM_RATIOS),
  /** Bytes of the whole file. */
  bytes: z.int().check(z.minimum(1, filmMessages.empty), z.maximum(FILM_LIMITS.bytes, filmMessages.tooLarge)),
  /** The spoken words, for SRT and VTT; empty for a video without words. */
  captions: z._default(z.array(captionSchema).check(z.maxLength(FILM_LIMITS.captions)), []),
});
/**
 * Checked body of the call that begins an upload, for `film-upload.service.ts`; `store-film.ts` of
 * the film screen sends it. Limits are those of `beginFilmSchema`.
 */
export type BeginFilm = z.output<typeof beginFilmSchema>;

/**
 * A finished video, or one whose upload is not complete, in responses of `core/api/films.api.ts`;
 * `present-film.ts` makes it from the row. `url` and `seconds` are `null` while it is uploading.
 */
export const filmSchema = z.object({
  id: z.string(),
  generationId: z.string(),
  ratio: z.enum(FILM_RATIOS),
  status: z.enum(FILM_STATUSES),
  madeBy: z.enum(FILM_MAKERS),
  /** Path of the MP4; answers ranges. `null` while it is uploading. */
  url: z.nullable(z.string()),
  /** Path of the cover picture. */
  coverUrl: z.nullable(z.string()),
  /** Name of a download, for example "Halden-Dusk-Lamp-9x16.mp4". */
  fileName: z.string(),
  bytes: z.number(),
  /** `null` while it is uploading. */
  seconds: z.nullable(z.number()),
  width: z.number(),
  height: z.number(),
  hasCaptions: z.boolean(),
  /** Numbers of the parts that were received, from 0; empty when complete. */
  receivedParts: z.array(z.number()),
  createdAt: z.iso.datetime(),
});
/**
 * A video of a script. `present-film.ts` on the server makes it; the list on the film screen shows
 * it. Its limits are `FILM_LIMITS` in `limits.ts`.
 */
export type FinishedFilm = z.output<typeof filmSchema>;

/**
 * Response of the list of a script's videos (`core/api/films.api.ts`), newest first, with the bytes
 * that all videos of the user take; `films.service.ts` makes it.
 */
export const filmListSchema = z.object({
  items: z.array(filmSchema),
  usedBytes: z.number(),
  maxBytes: z.number(),
});
/**
 * Response of the list of a script's videos, from `films.service.ts`; the film screen shows it
 * below the editor. `maxBytes` is `bytesPerUser` in `limits.ts`.
 */
export type FilmList = z.output<typeof filmListSchema>;

/**
 * Text files that can be downloaded with a video, by their name in the path
 * (`core/api/films.api.ts`); `films.service.ts` makes them from the captions.
 */
export const FILM_FILES = ["captions.srt", "captions.vtt"] as const;
/**
 * Name of a text file of a video, which `films.service.ts` gets from the path; see `FILM_FILES`.
 */
export type FilmFileName = (typeof FILM_FILES)[number];

/**
 * Number of parts of `FILM_LIMITS.partBytes` (`limits.ts`) into which a video of this size is
 * split; the browser sends (`store-film.ts`) and the server expects them (`film-upload.service.ts`,
 * `present-film.ts`).
 */
export const filmPartCount = (bytes: number): number => Math.ceil(bytes / FILM_LIMITS.partBytes);

/**
 * Length in bytes of part `index`, from 0, of an upload of this size (`FILM_LIMITS.partBytes` in
 * `limits.ts`); `store-film.ts` of the web app cuts and `film-upload.service.ts` checks by it,
 * `film-content.ts` reads parts by it.
 */
export const partLength = (bytes: number, index: number): number =>
  Math.min(FILM_LIMITS.partBytes, bytes - index * FILM_LIMITS.partBytes);
