import type { FilmRatio } from "#core/film/ratios.ts";

/** State of one shape. `failed` while it was made, `not_stored` after that. */
export type ShapeStatus = "pending" | "directing" | "working" | "storing" | "done" | "failed" | "not_stored";

/** One shape of a video in the making. */
export interface Shape {
  readonly ratio: FilmRatio;
  readonly status: ShapeStatus;
  /** Frames made, of `total`. */
  readonly frames: number;
  readonly total: number;
  /** Number of the scene in work, from 1. */
  readonly scene: number;
  readonly scenes: number;
  /** Message of a failed upload. */
  readonly message?: string | undefined;
}

/** A shape that waits for its turn; `total` is about right until it is directed. */
export const pendingShape = (ratio: FilmRatio, total: number, scenes: number): Shape => ({
  ratio,
  status: "pending",
  frames: 0,
  total,
  scene: 1,
  scenes,
});

/** Share of a shape's frames that are made, in whole percent. */
export const percentOf = ({ frames, total }: Shape): number => Math.floor((100 * frames) / total);

/** Whether the shape will not change any more. */
export const isOver = ({ status }: Shape): boolean =>
  status === "done" || status === "failed" || status === "not_stored";
