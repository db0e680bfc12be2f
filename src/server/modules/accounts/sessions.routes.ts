import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionListSchema, sessionsEndedSchema } from "#core/account/sessions-api.ts";
import { answers } from "#server/http/answers.ts";
import type { AppEnv } from "#server/http/env.ts";
import { clearSession, type CookieDeps } from "./cookies.ts";
import {
  endOtherSessions,
  endOwnSession,
  readSessions,
  type SessionListDeps,
} from "./session-list.service.ts";

/** Where the user is signed in, and the way out of there. */
export function sessionRoutes(deps: SessionListDeps & CookieDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/",
      describeRoute({
        summary: "Where you are signed in",
        description: "The asking session first. `lastSeenAt` is exact to a day.",
        responses: answers("The running sessions", sessionListSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => c.json(await readSessions(deps, { userId: c.var.user.id, sessionId: c.var.sessionId })),
    )
    .delete(
      "/",
      describeRoute({
        summary: "Sign out everywhere else",
        responses: answers("How many sessions have ended", sessionsEndedSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => {
        const answer = await endOtherSessions(deps, { userId: c.var.user.id, sessionId: c.var.sessionId });
        c.var.log.info({ userId: c.var.user.id, ...answer }, "other sessions ended");
        return c.json(answer);
      },
    )
    .delete(
      "/:id",
      describeRoute({
        summary: "Sign out in one place",
        responses: {
          204: { description: "That session has ended" },
          401: { description: "`unauthorized`" },
          404: { description: "None with this id, or somebody else's" },
        },
      }),
      requireUser,
      async (c) => {
        const id = c.req.param("id");
        await endOwnSession(deps, { userId: c.var.user.id, id });
        if (id === c.var.sessionId) clearSession(c, deps);
        return c.body(null, 204);
      },
    );
}
