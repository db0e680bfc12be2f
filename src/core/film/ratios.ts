/** Ratios of a video, width to height, in the order of the screen. */
export const FILM_RATIOS = ["9:16", "4:5", "1:1", "16:9"] as const;

/** Ratio of a video. */
export type FilmRatio = (typeof FILM_RATIOS)[number];

/** Size of a video in px by ratio; encoder, server render and check of an upload use it. */
export const FILM_SIZES: Readonly<Record<FilmRatio, { readonly width: number; readonly height: number }>> = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
};

/** Shape of a new film: full screen on a phone. */
export const DEFAULT_FILM_RATIO: FilmRatio = "9:16";

/** Frames per second of every film. */
export const FILM_FPS = 30;
