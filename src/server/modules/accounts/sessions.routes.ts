import type { MiddlewareHandler } from "hono";
import { sessionsApi } from "#core/api/profile.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { SecurityLogDeps } from "../security-log/security-log.public.ts";
import { clientOf } from "#server/http/client.ts";
import { clearSessionCookies, type CookieDeps } from "./cookies.ts";
import {
  endOtherSessions,
  endOwnSession,
  readSessions,
  type SessionListDeps,
} from "./session-list.service.ts";

/**
 * Routes for "Where you are signed in" on the profile page (`session-list.service.ts`); paths and
 * schemas: `sessionsApi` in `core/api/profile.api.ts`. `boot/app.ts` mounts them.
 */
export function sessionRoutes(
  deps: SessionListDeps & CookieDeps & SecurityLogDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return apiRoutes(
    sessionsApi,
    { requireUser },
    {
      "GET /api/sessions": (c) => readSessions(deps, { userId: c.var.user.id, sessionId: c.var.sessionId }),
      "DELETE /api/sessions": async (c) => {
        const result = await endOtherSessions(deps, {
          userId: c.var.user.id,
          sessionId: c.var.sessionId,
          client: clientOf(c),
        });
        c.var.log.info({ userId: c.var.user.id, ...result }, "other sessions ended");
        return result;
      },
      "DELETE /api/sessions/:id": async (c, { params: { id } }) => {
        await endOwnSession(deps, { userId: c.var.user.id, id, client: clientOf(c) });
        if (id === c.var.sessionId) clearSessionCookies(c, deps);
      },
    },
  );
}
