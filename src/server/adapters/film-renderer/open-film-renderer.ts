import type { FilmRenderer } from "./film-renderer.ts";
import { createProcessRenderer } from "./film-renderer.process.ts";

/**
 * Creates the renderer of videos if the operator has enabled it with `FILM_RENDERER`; `deps.ts` and
 * `npm run doctor` call it. Returns `undefined` otherwise: `run-render.ts` then fails with
 * `not_installed`.
 */
export const openFilmRenderer = (config: {
  readonly filmRenderer: "none" | "server";
}): FilmRenderer | undefined => (config.filmRenderer === "server" ? createProcessRenderer() : undefined);
