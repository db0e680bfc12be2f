import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { listSecurityEventsSchema, securityEventListSchema } from "#core/account/security-events.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { responses } from "#server/http/responses.ts";
import { readSecurityEvents, type SecurityEventsDeps } from "./security-events.service.ts";

/** Route for the security log of the signed-in user. */
export function securityEventRoutes(deps: SecurityEventsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>().get(
    "/",
    describeRoute({
      summary: "Your security events, newest first",
      description:
        "Sign-ins, changes of password, name, second factor and plan, ended sessions and exports of the last 180 days. `client` is the address that caused the event.",
      responses: responses("One page", securityEventListSchema, ["invalid_input", "unauthorized"]),
    }),
    requireUser,
    validate("query", listSecurityEventsSchema),
    async (c) =>
      c.json(await readSecurityEvents(deps, { userId: c.var.user.id, cursor: c.req.valid("query").cursor })),
  );
}
