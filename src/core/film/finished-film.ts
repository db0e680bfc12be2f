/** Finished videos of a script as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";
import { FILM_RATIOS } from "./ratios.ts";
import { filmMessages } from "./messages.ts";

/**
 * Machine that made the frames of a finished video, stored with it and shown in the list: the
 * owner's browser, or this server.
 */
export const FILM_MAKERS = ["browser", "server"] as const;

/**
 * States of a video's upload, in its row and in responses: `uploading` until all parts are received
 * and checked.
 */
export const FILM_STATUSES = ["uploading", "completed"] as const;

/**
 * Schema of a caption of a finished video: the words spoken from `start` to `end`, in seconds from
 * the first frame. The browser sends it with the upload.
 */
export const captionSchema = z
  .object({
    start: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    end: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
  })
  .check(z.refine(({ start, end }) => start < end, filmMessages.captionTimes));
/** A caption of a finished video; the SRT and VTT files are written from a list of them. */
export type Caption = z.output<typeof captionSchema>;

/**
 * Body of `POST /api/generations/:id/films`, with which a browser begins the upload of a video that
 * it has encoded.
 */
export const beginFilmSchema = z.object({
  ratio: z.enum(FILM_RATIOS),
  /** Bytes of the whole file. */
  bytes: z.int().check(z.minimum(1, filmMessages.empty), z.maximum(FILM_LIMITS.bytes, filmMessages.tooLarge)),
  /** The spoken words, for SRT and VTT; empty for a video without words. */
  captions: z._default(z.array(captionSchema).check(z.maxLength(FILM_LIMITS.captions)), []),
});
/** A valid request to begin the upload of a video that a browser has made. */
export type BeginFilm = z.output<typeof beginFilmSchema>;

/**
 * Schema of a finished video, or one whose upload is not complete, in responses of the film routes.
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
/** A video of a script, in the list on the film screen and in responses to its upload. */
export type FinishedFilm = z.output<typeof filmSchema>;

/**
 * Schema of the list of a script's videos, newest first, with the space that all videos of the user
 * take.
 */
export const filmListSchema = z.object({
  items: z.array(filmSchema),
  usedBytes: z.number(),
  maxBytes: z.number(),
});
/** Response of the list of videos, which the film screen shows below the editor. */
export type FilmList = z.output<typeof filmListSchema>;

/**
 * Text files that can be downloaded with a video; the routes of `films.api.ts` take their names in
 * the path.
 */
export const FILM_FILES = ["captions.srt", "captions.vtt"] as const;
/** Name of a text file of a video in the path of its download; see `FILM_FILES`. */
export type FilmFileName = (typeof FILM_FILES)[number];

/**
 * Number of parts of `FILM_LIMITS.partBytes` (`limits.ts`) into which a video of this size is
 * split; the browser sends and the server expects them.
 */
export const filmPartCount = (bytes: number): number => Math.ceil(bytes / FILM_LIMITS.partBytes);

/**
 * Length in bytes of part `index`, from 0, of an upload of this size; the web app cuts and the
 * server checks by it.
 */
export const partLength = (bytes: number, index: number): number =>
  Math.min(FILM_LIMITS.partBytes, bytes - index * FILM_LIMITS.partBytes);
