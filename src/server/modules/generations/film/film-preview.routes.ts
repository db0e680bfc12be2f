import type { MiddlewareHandler } from "hono";
import { filmApi } from "#core/api/film.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { type FilmPreviewDeps, previewFilm } from "./film-preview.service.ts";

/**
 * The route that directs films for the browser (`filmApi` in `core/api/film.api.ts`); `boot/app.ts`
 * mounts it, and `previewFilm` in `film-preview.service.ts` answers it.
 */
export function filmPreviewRoutes(deps: FilmPreviewDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    filmApi,
    { requireUser },
    {
      "POST /api/generations/:id/film/preview": (c, { params, body }) =>
        previewFilm(deps, { ...params, userId: c.var.user.id }, body.settings),
    },
  );
}
