import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { listUnitsSchema, unitListSchema } from "#core/generations/units.ts";
import { usageSchema } from "#core/quotas.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { listUnits } from "../generations/units/unit-list.service.ts";
import { readUsage, type UsageDeps } from "./usage.service.ts";

/** Routes for the used and included units. */
export function usageRoutes(deps: UsageDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/usage",
      describeRoute({
        summary: "Units used and included in this period",
        description:
          "A unit is one generation. `total` is a number or `unlimited`; failed generations do not count.",
        responses: {
          200: {
            description: "The period and its four categories",
            content: { "application/json": { schema: resolver(usageSchema) } },
          },
          401: { description: "Not signed in" },
        },
      }),
      requireUser,
      async (c) => c.json(await readUsage(deps, c.var.user.id)),
    )
    .get(
      "/usage/units",
      describeRoute({
        summary: "Generations with their units, newest first",
        description:
          "All generations with their date and whether they count. Failed ones do not count; deleted ones still count but have no title.",
        responses: {
          200: {
            description: "One page",
            content: { "application/json": { schema: resolver(unitListSchema) } },
          },
          401: { description: "Not signed in" },
        },
      }),
      requireUser,
      validate("query", listUnitsSchema),
      async (c) => c.json(await listUnits(deps.db, { ...c.req.valid("query"), userId: c.var.user.id })),
    );
}
