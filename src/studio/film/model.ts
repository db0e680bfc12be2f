import type { Film } from "#core/film/film.ts";

/** Number of frames of a film, exactly `fps` for each second; encoders draw this number. */
export const framesOf = ({ seconds, fps }: Pick<Film, "seconds" | "fps">): number =>
  Math.round(seconds * fps);

/**
 * Time of a frame of a film in seconds; `index` starts at 0. Player and encoders both use it, so
 * they show the same frames.
 */
export const timeOfFrame = (index: number, { fps }: Pick<Film, "fps">): number => index / fps;
