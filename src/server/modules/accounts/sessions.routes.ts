import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionListSchema, endedSessionsSchema } from "#core/account/sessions-api.ts";
import { responses } from "../../http/responses.ts";
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

/** Routes for the list of the user's sessions. */
export function sessionRoutes(
  deps: SessionListDeps & CookieDeps & SecurityLogDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return new Hono<AppEnv>()
    .get(
      "/",
      describeRoute({
        summary: "Your sessions",
        description: "The current session first. `lastSeenAt` is accurate to a day.",
        responses: responses("The valid sessions", sessionListSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => c.json(await readSessions(deps, { userId: c.var.user.id, sessionId: c.var.sessionId })),
    )
    .delete(
      "/",
      describeRoute({
        summary: "End all other sessions",
        responses: responses("Number of ended sessions", endedSessionsSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => {
        const result = await endOtherSessions(deps, {
          userId: c.var.user.id,
          sessionId: c.var.sessionId,
          client: clientOf(c),
        });
        c.var.log.info({ userId: c.var.user.id, ...result }, "other sessions ended");
        return c.json(result);
      },
    )
    .delete(
      "/:id",
      describeRoute({
        summary: "End one session",
        responses: {
          204: { description: "The session has ended" },
          401: { description: "`unauthorized`" },
          404: { description: "No session of the user has this id" },
        },
      }),
      requireUser,
      async (c) => {
        const id = c.req.param("id");
        await endOwnSession(deps, { userId: c.var.user.id, id, client: clientOf(c) });
        if (id === c.var.sessionId) clearSessionCookies(c, deps);
        return c.body(null, 204);
      },
    );
}
