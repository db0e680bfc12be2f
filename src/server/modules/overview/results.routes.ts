import { Hono, type Context, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import {
  campaignListSchema,
  campaignSchema,
  listCampaignsSchema,
  resultsSchema,
} from "#core/overview/results.ts";
import { responses } from "../../http/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import * as service from "./results.service.ts";

const ownOf = (c: Context<AppEnv>) => ({ userId: c.var.user.id, id: c.req.param("id") ?? "" });

/** Routes of the results that users record for their campaigns. */
export function resultsRoutes(deps: service.ResultsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/results",
      describeRoute({
        summary: "List completed generations with their results, newest first",
        responses: responses("One page", campaignListSchema, ["invalid_input", "unauthorized"]),
      }),
      requireUser,
      validate("query", listCampaignsSchema),
      async (c) =>
        c.json(await service.listCampaigns(deps, { ...c.req.valid("query"), userId: c.var.user.id })),
    )
    .put(
      "/generations/:id/results",
      describeRoute({
        summary: "Record the results of a completed generation",
        responses: responses("The campaign", campaignSchema, ["invalid_input", "unauthorized", "not_found"]),
      }),
      requireUser,
      validate("json", resultsSchema),
      async (c) => c.json(await service.saveResults(deps, ownOf(c), c.req.valid("json"))),
    )
    .delete(
      "/generations/:id/results",
      describeRoute({
        summary: "Remove recorded results",
        responses: responses("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.deleteResults(deps, ownOf(c))),
    )
    .put(
      "/generations/:id/ended",
      describeRoute({
        summary: "Mark a full package's campaign as ended",
        responses: responses("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.setEnded(deps, ownOf(c), true)),
    )
    .delete(
      "/generations/:id/ended",
      describeRoute({
        summary: "Mark a full package's campaign as active again",
        responses: responses("The campaign", campaignSchema, ["unauthorized", "not_found"]),
      }),
      requireUser,
      async (c) => c.json(await service.setEnded(deps, ownOf(c), false)),
    );
}
