import type { MiddlewareHandler } from "hono";
import { usageApi } from "#core/api/usage.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { listUnits } from "../generations/generations.public.ts";
import { readUsage, type UsageDeps } from "./usage.service.ts";

/**
 * Routes for the used and included units (`usage.service.ts`) and their list (`listUnits` in
 * `generations/units/unit-list.service.ts`); paths and schemas: `core/api/usage.api.ts`.
 * `boot/app.ts` mounts them.
 */
export function usageRoutes(deps: UsageDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    usageApi,
    { requireUser },
    {
      "GET /api/usage": (c) => readUsage(deps, c.var.user.id),
      "GET /api/usage/units": (c, { query }) => listUnits(deps.db, { ...query, userId: c.var.user.id }),
    },
  );
}
