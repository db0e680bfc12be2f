import type { MiddlewareHandler } from "hono";
import { adUsesApi } from "#core/api/ad-uses.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { GenerationsDeps } from "../generations/generations.public.ts";
import * as service from "./ad-uses.service.ts";

/**
 * Routes that list the ads which state a claim or a product's price, answered by
 * `ad-uses.service.ts` (rules: `core/brands/claim-uses.ts` and `price-uses.ts`). Paths:
 * `core/api/ad-uses.api.ts`. `boot/app.ts` mounts them.
 */
export function adUseRoutes(
  deps: Pick<GenerationsDeps, "db" | "clock">,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return apiRoutes(
    adUsesApi,
    { requireUser },
    {
      "GET /api/claims/:id/ads": (c, { params, query }) =>
        service.listClaimUses(deps, { ...params, userId: c.var.user.id }, query.cursor),
      "GET /api/products/:id/ads": (c, { params, query }) =>
        service.listPriceUses(deps, { ...params, userId: c.var.user.id }, query.cursor),
    },
  );
}
