import type { FilmRender } from "#core/film/film-render.ts";
import type { ShapeProgress, ShapeStatus } from "./shape-progress.ts";

function statusOf({ status, frames, totalFrames }: FilmRender): ShapeStatus {
  if (status === "pending" || status === "failed") return status;
  if (status === "completed") return "done";
  if (totalFrames === 0) return "directing";
  return frames < totalFrames ? "working" : "storing";
}

/**
 * The shapes of a video that the server makes, for `useServerFilmJob`, in the order of their
 * requests, while one of them is unfinished or failed; includes the completed ones of the same
 * batch. States: `core/film/film-render.ts`, set by `render-runs.repo.ts`.
 * @param renders newest first, as the API lists them
 * @param usual frames of a video whose number of frames the server does not know yet
 */
export function shapesOf(renders: readonly FilmRender[], usual: number): ShapeProgress[] {
  const isOpen = ({ status }: FilmRender) => status !== "completed";
  const first = renders.findLastIndex(isOpen);
  const shown = renders.slice(0, first + 1).toReversed();
  const newest = new Map(shown.map((render) => [render.ratio, render]));
  return [...newest.values()].map((render) => ({
    ratio: render.ratio,
    status: statusOf(render),
    frames: render.frames,
    total: render.totalFrames || usual,
    // The server does not report the scene.
    scene: 0,
    scenes: 0,
    message: render.error ?? undefined,
  }));
}

/**
 * Frames that are completed (`done`) and all frames (`total`) of all shapes that the server makes,
 * from which `useServerFilmJob` computes the time left.
 */
export const framesOf = (shapes: readonly ShapeProgress[]) => ({
  done: shapes.reduce((sum, shape) => sum + shape.frames, 0),
  total: shapes.reduce((sum, shape) => sum + shape.total, 0),
});
