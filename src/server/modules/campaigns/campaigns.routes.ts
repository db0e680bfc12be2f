import type { MiddlewareHandler } from "hono";
import { campaignsApi } from "#core/api/campaigns.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { GenerationsDeps } from "../generations/generations.public.ts";
import * as service from "./campaigns.service.ts";
import { addPlatform } from "./write-texts.service.ts";

/**
 * Routes of campaigns, answered by `campaigns.service.ts`, and the one that adds a platform
 * (`addPlatform` in `write-texts.service.ts`). Paths: `core/api/campaigns.api.ts`. `boot/app.ts`
 * mounts them.
 */
export function campaignRoutes(
  deps: GenerationsDeps & service.CampaignListDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return apiRoutes(
    campaignsApi,
    { requireUser },
    {
      "GET /api/campaigns": (c, { query }) =>
        service.listCampaigns(deps, { ...query, userId: c.var.user.id }),
      "POST /api/campaigns": (c, { body }) => service.createCampaign(deps, c.var.user.id, body),
      "GET /api/campaigns/:id": (c, { params }) =>
        service.readCampaign(deps.db, deps, { ...params, userId: c.var.user.id }),
      "PATCH /api/campaigns/:id": (c, { params, body }) =>
        service.changeCampaign(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/campaigns/:id": (c, { params }) =>
        service.deleteCampaign(deps, { ...params, userId: c.var.user.id }),
      "POST /api/campaigns/:id/restore": (c, { params }) =>
        service.restoreCampaign(deps, { ...params, userId: c.var.user.id }),
      "POST /api/campaigns/:id/ads": (c, { params, body }) =>
        addPlatform(deps, { ...params, userId: c.var.user.id }, body.platform),
    },
  );
}
