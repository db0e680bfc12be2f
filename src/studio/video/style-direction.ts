/** One camera shot. */
export interface Shot {
  /** The shortest scene, in seconds, that has time for it. */
  readonly from: number;
  /**
   * A template: {place}, {trouble}, {detail}, {use}, {after} of the film set, {name}, {end} (the
   * end card).
   */
  readonly text: string;
}

/** How one of the three scenes is shot. */
interface SceneDirection {
  readonly shots: readonly Shot[];
  /** Alternatives; {noise} is that of the film set. */
  readonly sounds: readonly string[];
}

/** How a video style is shot and sounds. */
export interface StyleDirection {
  /** How the voice-over is spoken. */
  readonly voice: string;
  /** How an uploaded picture is shown; {picture} names it. */
  readonly insert: string;
  readonly scenes: readonly [SceneDirection, SceneDirection, SceneDirection];
}

/** A shot for scenes of `from` seconds and more. */
export const shot = (from: number, text: string): Shot => ({ from, text });
