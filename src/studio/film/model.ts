import type { Film } from "#core/film/film.ts";

/** Number of frames of a film, exactly `fps` for each second. */
export const framesOf = ({ seconds, fps }: Pick<Film, "seconds" | "fps">): number =>
  Math.round(seconds * fps);

/** Time of a frame in seconds; `index` starts at 0. The player and all encoders use it. */
export const timeOfFrame = (index: number, { fps }: Pick<Film, "fps">): number => index / fps;
