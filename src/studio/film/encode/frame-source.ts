/** A painted frame in I420 planes. */
export interface PaintedFrame {
  readonly buffer: ArrayBuffer;
  /** Lets the painter use the buffer again and paint the next frame. */
  readonly release: () => void;
}

/**
 * Where `encodeFilm` takes the frames of a film from: workers of a browser, or a canvas of the
 * server.
 */
export interface FrameSource {
  /** Waits for a frame; frames must be asked for in order. */
  readonly take: (frame: number) => Promise<PaintedFrame>;
  readonly close: () => void;
}
