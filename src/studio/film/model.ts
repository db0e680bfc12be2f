import type { Film } from "#core/film/film.ts";

/**
 * Number of frames of a film, exactly `fps` for each second (`FILM_FPS` in `core/film/ratios.ts`);
 * `encodeFilm` (`encode/encode-film.ts`) and the painters draw this number.
 */
export const framesOf = ({ seconds, fps }: Pick<Film, "seconds" | "fps">): number =>
  Math.round(seconds * fps);

/**
 * Time of a frame of a film in seconds; `index` starts at 0. `encode-film.ts` and the painters of
 * browsers and server use it.
 */
export const timeOfFrame = (index: number, { fps }: Pick<Film, "fps">): number => index / fps;
