/** Finished videos of a script as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";
import { FILM_RATIOS } from "./ratios.ts";
import { filmMessages } from "./messages.ts";

/** What made the frames: the owner's browser, or this server. */
export const FILM_MAKERS = ["browser", "server"] as const;

/** `uploading` until all parts are received and checked. */
export const FILM_STATUSES = ["uploading", "completed"] as const;

/** A caption: what is said from `start` to `end`, in seconds from the first frame. */
export const captionSchema = z
  .object({
    start: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    end: z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds)),
    text: z.string().check(z.minLength(1), z.maxLength(500)),
  })
  .check(z.refine(({ start, end }) => start < end, filmMessages.captionTimes));
/** A caption of a video; the writers of SRT and VTT take a list of them. */
export type Caption = z.output<typeof captionSchema>;

/** Body that begins the upload of a video. */
export const beginFilmSchema = z.object({
  ratio: z.enum(FILM_RATIOS),
  /** Bytes of the whole file. */
  bytes: z.int().check(z.minimum(1, filmMessages.empty), z.maximum(FILM_LIMITS.bytes, filmMessages.tooLarge)),
  /** What is said, for SRT and VTT; empty for a video without words. */
  captions: z._default(z.array(captionSchema).check(z.maxLength(FILM_LIMITS.captions)), []),
});
/** A valid request to begin an upload. */
export type BeginFilm = z.output<typeof beginFilmSchema>;

/** A finished video, or one whose upload is not complete. */
export const filmSchema = z.object({
  id: z.string(),
  generationId: z.string(),
  ratio: z.enum(FILM_RATIOS),
  status: z.enum(FILM_STATUSES),
  madeBy: z.enum(FILM_MAKERS),
  /** Path of the MP4; answers ranges. `null` while it is uploading. */
  url: z.nullable(z.string()),
  /** Path of the picture that stands for the video. */
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
/** A video of a script; the list of the screen and responses of uploads have it. */
export type FinishedFilm = z.output<typeof filmSchema>;

/** The videos of a script, newest first, and the space that all videos of the user take. */
export const filmListSchema = z.object({
  items: z.array(filmSchema),
  usedBytes: z.number(),
  maxBytes: z.number(),
});
/** Response of the list of videos. */
export type FilmList = z.output<typeof filmListSchema>;

/** Text files of a video. */
export const FILM_FILES = ["captions.srt", "captions.vtt"] as const;
/** Name of a text file of a video. */
export type FilmFileName = (typeof FILM_FILES)[number];

/** Parts of an upload of this size. The web app cuts the file, the server expects this number. */
export const partCount = (bytes: number): number => Math.ceil(bytes / FILM_LIMITS.partBytes);

/** Bytes of part `index`, from 0, of a file of this size. */
export const partLength = (bytes: number, index: number): number =>
  Math.min(FILM_LIMITS.partBytes, bytes - index * FILM_LIMITS.partBytes);
