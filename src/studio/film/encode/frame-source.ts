/** A painted frame in I420 planes, as a `FrameSource` gives it to the encoder. */
export interface PaintedFrame {
  readonly buffer: ArrayBuffer;
  /** Lets the painter use the buffer again and paint the next frame. */
  readonly release: () => void;
}

/** Source of a film's frames for `encodeFilm`: workers in a browser, or a canvas on the server. */
export interface FrameSource {
  /** Waits for a frame; frames must be asked for in order. */
  readonly take: (frame: number) => Promise<PaintedFrame>;
  readonly close: () => void;
}
