/**
 * Ratios of a film, width to height, in the order of the choice on screen (`make-bar.tsx`,
 * `film-player.tsx`). Each needs an entry in `FILM_SIZES`; which placements take it is in
 * `platform-fit.ts`.
 */
export const FILM_RATIOS = ["9:16", "4:5", "1:1", "16:9"] as const;

/**
 * Ratio of a film, width to height, in settings, in `film.table.ts` and `film-renders.table.ts`,
 * and in the making of files; see `FILM_RATIOS`, sizes in px: `FILM_SIZES` (both in this file).
 */
export type FilmRatio = (typeof FILM_RATIOS)[number];

/**
 * Size of a film in px by ratio. Film direction, encoders and the check of uploads
 * (`film-upload.service.ts`) use it.
 */
export const FILM_SIZES: Readonly<Record<FilmRatio, { readonly width: number; readonly height: number }>> = {
  "9:16": { width: 1080, height: 1920 },
  "4:5": { width: 1080, height: 1350 },
  "1:1": { width: 1080, height: 1080 },
  "16:9": { width: 1920, height: 1080 },
};

/** Ratio of a new film before the user chooses one; `propose-settings.ts` in the studio sets it. */
export const DEFAULT_FILM_RATIO: FilmRatio = "9:16";

/**
 * Frames per second of every film: `direct-film.ts` writes it into the film, and drawing and
 * encoding read it there. The progress on the film screen (`use-browser-film-job.ts`,
 * `use-server-film-job.ts`) counts with it too.
 */
export const FILM_FPS = 30;
