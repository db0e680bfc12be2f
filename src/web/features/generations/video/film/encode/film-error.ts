/**
 * Error of a video that the browser could not make: `makeFilm` throws it, `useBrowserFilmJob` names
 * the scene of its frame (words: `makingCopy.failed` in `core/film/making.copy.ts`).
 */
export class FilmError extends Error {
  /** Index of the frame at which the encoding failed. */
  readonly frame: number;

  constructor(reason: string, frame: number) {
    super(reason);
    this.frame = frame;
  }
}
