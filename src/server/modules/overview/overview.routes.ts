import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { overviewQuerySchema, overviewSchema } from "#core/overview/api.ts";
import { responses } from "../../http/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { dismissChecklist, readOverview, type OverviewDeps } from "./overview.service.ts";

/** Routes of the overview page. */
export function overviewRoutes(deps: OverviewDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/",
      describeRoute({
        summary: "Read the overview: figures, recent activity and checklist",
        description:
          "`sample` is true while the account has no generation: figures and activity are then sample data. Days begin at midnight of `utcOffset` (minutes ahead of UTC).",
        responses: responses("The overview", overviewSchema, ["invalid_input", "unauthorized"]),
      }),
      requireUser,
      validate("query", overviewQuerySchema),
      async (c) => c.json(await readOverview(deps, { ...c.req.valid("query"), userId: c.var.user.id })),
    )
    .delete(
      "/checklist",
      describeRoute({
        summary: "Dismiss the checklist permanently",
        responses: { 204: { description: "Dismissed" }, 401: { description: "Not signed in" } },
      }),
      requireUser,
      async (c) => {
        await dismissChecklist(deps, c.var.user.id);
        return c.body(null, 204);
      },
    );
}
