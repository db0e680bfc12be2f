import type { FilmRatio } from "#core/film/ratios.ts";

/**
 * State of one shape while videos are made. `failed`: its file could not be made; `not_stored`: the
 * browser made the file, but its upload failed. `useBrowserFilmJob` sets it, for the server's work
 * `statusOf` in `server-shapes.ts`; `FilmJobPanel` has words for each (`BADGES` there, words in
 * `core/film/making.copy.ts`).
 */
export type ShapeStatus = "pending" | "directing" | "working" | "storing" | "done" | "failed" | "not_stored";

/**
 * Progress of one shape's file in a `FilmJob`: `useBrowserFilmJob` and `shapesOf` make it,
 * `FilmJobPanel` shows it. `message` is why it failed, in words of the server or
 * `core/film/making.copy.ts`.
 */
export interface ShapeProgress {
  readonly ratio: FilmRatio;
  readonly status: ShapeStatus;
  /** Frames made, of `total`. */
  readonly frames: number;
  readonly total: number;
  /** Number of the scene in work, from 1; 0 for a video that the server makes. */
  readonly scene: number;
  readonly scenes: number;
  /** Why the shape could not be made or stored. */
  readonly message?: string | undefined;
}

/**
 * A shape that waits for its turn in `useBrowserFilmJob`; `total` is an estimate until the server
 * has directed it.
 */
export const pendingShape = (ratio: FilmRatio, total: number, scenes: number): ShapeProgress => ({
  ratio,
  status: "pending",
  frames: 0,
  total,
  scene: 1,
  scenes,
});

/**
 * Percentage of a shape's completed frames, rounded down, for the progress bars of `FilmJobPanel`.
 */
export const percentOf = ({ frames, total }: ShapeProgress): number => Math.floor((100 * frames) / total);

/**
 * Whether the file of a shape is complete or has failed, for `useBrowserFilmJob` and
 * `FilmJobPanel`.
 */
export const isFinished = ({ status }: ShapeProgress): boolean =>
  status === "done" || status === "failed" || status === "not_stored";
