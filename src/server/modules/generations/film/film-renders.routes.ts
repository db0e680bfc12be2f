import type { MiddlewareHandler } from "hono";
import { filmRendersApi } from "#core/api/film-renders.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import * as service from "./film-renders.service.ts";

/**
 * Routes of videos that the server makes (`film-renders.service.ts`); paths and schemas:
 * `filmRendersApi` in `core/api/film-renders.api.ts`. `boot/app.ts` mounts them.
 */
export function filmRenderRoutes(deps: service.FilmRendersDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    filmRendersApi,
    { requireUser },
    {
      "POST /api/generations/:id/film": (c, { params, body }) =>
        service.startRender(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/generations/:id/film/renders": (c, { params }) =>
        service.listRenders(deps, { ...params, userId: c.var.user.id }),
      "GET /api/film-renders/:id": (c, { params }) =>
        service.readRender(deps, { ...params, userId: c.var.user.id }),
      "DELETE /api/film-renders/:id": (c, { params }) =>
        service.deleteRender(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
