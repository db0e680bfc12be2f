/** One shot: what the camera does, and from which length of scene on there is time for it (seconds). */
export interface Shot {
  readonly from: number;
  /** Frames hold {place}, {trouble}, {detail}, {use}, {after} of a film set, {name} and {end} (the end card). */
  readonly text: string;
}

export interface SceneDirection {
  readonly shots: readonly Shot[];
  /** Alternatives; {noise} is the set's own. */
  readonly sounds: readonly string[];
}

export interface StyleDirection {
  /** How the voice-over is to be spoken. */
  readonly voice: string;
  /** How an uploaded picture comes into the film; {picture} names it. */
  readonly insert: string;
  readonly scenes: readonly [SceneDirection, SceneDirection, SceneDirection];
}

export const shot = (from: number, text: string): Shot => ({ from, text });
