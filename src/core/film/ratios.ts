import type { Canvas } from "#core/platforms/platform.ts";

/** Shapes of a film, in the order of the form. */
export const FILM_RATIOS = ["9:16", "4:5", "1:1", "16:9"] as const;

/** Id of a shape of a film. */
export type FilmRatio = (typeof FILM_RATIOS)[number];

/** Shape of a new film: full screen on a phone. */
export const DEFAULT_FILM_RATIO: FilmRatio = "9:16";

/** Canvas of a film by its shape, in px. All sides are even, as video encoders require. */
export const FILM_CANVASES: Readonly<Record<FilmRatio, Canvas>> = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
};

/** Frames per second of every film. */
export const FILM_FPS = 30;
