import type { FilmRender } from "#core/film/film-render.ts";
import type { Shape, ShapeStatus } from "./making-state.ts";

function statusOf({ status, frames, totalFrames }: FilmRender): ShapeStatus {
  if (status === "pending" || status === "failed") return status;
  if (status === "completed") return "done";
  if (totalFrames === 0) return "directing";
  return frames < totalFrames ? "working" : "storing";
}

/**
 * The shapes of a video that the server makes, in the order in which they were requested: while one
 * is made or has failed, with those of the same time that are done.
 * @param renders newest first, as the API lists them
 */
export function shapesOf(renders: readonly FilmRender[]): Shape[] {
  const isOpen = ({ status }: FilmRender) => status !== "completed";
  const first = renders.findLastIndex(isOpen);
  const shown = renders.slice(0, first + 1).toReversed();
  const newest = new Map(shown.map((render) => [render.ratio, render]));
  return [...newest.values()].map((render) => ({
    ratio: render.ratio,
    status: statusOf(render),
    frames: render.frames,
    total: Math.max(1, render.totalFrames),
    // The server does not tell the scene.
    scene: 0,
    scenes: 0,
    message: render.error ?? undefined,
  }));
}
