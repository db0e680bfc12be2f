/**
 * A painted frame in I420 planes, converted by `toI420` (`studio/film/yuv.ts`). `encodeFilm`
 * (`encode-film.ts`) gets it from a `FrameSource` and must call `release`, so that the painter can
 * use the buffer again.
 */
export interface PaintedFrame {
  readonly buffer: ArrayBuffer;
  /** Lets the painter use the buffer again and paint the next frame. */
  readonly release: () => void;
}

/**
 * Source of a film's frames for `encodeFilm` (`encode-film.ts`): workers in a browser
 * (`painters.ts` in the web app), or a canvas on the server (`paint-frames.ts` of the film
 * renderer).
 */
export interface FrameSource {
  /** Waits for a frame; frames must be asked for in order. */
  readonly take: (frame: number) => Promise<PaintedFrame>;
  readonly close: () => void;
}
