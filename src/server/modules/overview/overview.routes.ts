import type { MiddlewareHandler } from "hono";
import { overviewApi } from "#core/api/overview.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { dismissChecklist, readOverview, type OverviewDeps } from "./overview.service.ts";

/**
 * Routes of the start page (`overviewApi` in `core/api/overview.api.ts`); `boot/app.ts` mounts
 * them, and `overview.service.ts` answers them with the figures of `figures.ts`.
 */
export function overviewRoutes(deps: OverviewDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    overviewApi,
    { requireUser },
    {
      "GET /api/overview": (c, { query }) => readOverview(deps, { ...query, userId: c.var.user.id }),
      "DELETE /api/overview/checklist": (c) => dismissChecklist(deps, c.var.user.id),
    },
  );
}
