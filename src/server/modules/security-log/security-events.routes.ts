import type { MiddlewareHandler } from "hono";
import { securityEventsApi } from "#core/api/profile.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readSecurityEvents, type SecurityEventsDeps } from "./security-events.service.ts";

/**
 * Route for "Security activity" on the profile page (`securityEventsApi` in
 * `core/api/profile.api.ts`); `boot/app.ts` mounts it, and `readSecurityEvents`
 * (`security-events.service.ts`) answers it.
 */
export function securityEventRoutes(deps: SecurityEventsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    securityEventsApi,
    { requireUser },
    {
      "GET /api/profile/security-events": (c, { query }) =>
        readSecurityEvents(deps, { ...query, userId: c.var.user.id }),
    },
  );
}
