import type { MiddlewareHandler } from "hono";
import { checksApi } from "#core/api/checks.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { checkTexts, type ChecksDeps } from "./checks.service.ts";

/** The route that checks texts of an ad (`core/api/checks.api.ts`); `boot/app.ts` mounts it. */
export function checkRoutes(deps: ChecksDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    checksApi,
    { requireUser },
    {
      "POST /api/checks": (c, { body }) => checkTexts(deps, c.var.user.id, body),
    },
  );
}
