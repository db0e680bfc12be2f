import type { MiddlewareHandler } from "hono";
import { resultsApi } from "#core/api/overview.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import * as service from "./results.service.ts";

/**
 * Routes of the results that users record for their campaigns (`results.service.ts`); paths and
 * schemas: `resultsApi` in `core/api/overview.api.ts`. `boot/app.ts` mounts them.
 */
export function resultsRoutes(deps: service.ResultsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    resultsApi,
    { requireUser },
    {
      "GET /api/results": (c, { query }) =>
        service.listCampaignResults(deps, { ...query, userId: c.var.user.id }),
      "PUT /api/generations/:id/results": (c, { params, body }) =>
        service.saveResults(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/generations/:id/results": (c, { params }) =>
        service.deleteResults(deps, { ...params, userId: c.var.user.id }),
      "PUT /api/generations/:id/ended": (c, { params }) =>
        service.setEnded(deps, { ...params, userId: c.var.user.id }, true),
      "DELETE /api/generations/:id/ended": (c, { params }) =>
        service.setEnded(deps, { ...params, userId: c.var.user.id }, false),
    },
  );
}
