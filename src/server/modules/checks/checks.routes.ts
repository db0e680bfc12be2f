import type { MiddlewareHandler } from "hono";
import { checksApi } from "#core/api/checks.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { checkTexts, type ChecksDeps } from "./checks.service.ts";

/**
 * The route that checks texts of an ad; `boot/app.ts` mounts it, `checkTexts` (`checks.service.ts`)
 * answers it. Path: `core/api/checks.api.ts`; schema and its limits: `core/checks/request.ts`;
 * rules: `core/checks/rules/`.
 */
export function checkRoutes(deps: ChecksDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    checksApi,
    { requireUser },
    {
      "POST /api/checks": (c, { body }) => checkTexts(deps, c.var.user.id, body),
    },
  );
}
