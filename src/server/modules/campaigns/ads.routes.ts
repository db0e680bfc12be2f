import type { MiddlewareHandler } from "hono";
import { adsApi } from "#core/api/campaigns.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import type { GenerationsDeps } from "../generations/generations.public.ts";
import * as service from "./ads.service.ts";
import { decideFinding } from "./findings.service.ts";
import { redrawMedia, type RedrawDeps } from "./redraw.service.ts";
import { saveAd } from "./save-ad.service.ts";
import { closeCurrentVersion, readVersions, restoreVersion } from "./versions.service.ts";
import { rewriteAd } from "./write-texts.service.ts";

/**
 * Routes of ads and their versions; `boot/app.ts` mounts them. Answered by `ads.service.ts`,
 * `save-ad.service.ts`, `redraw.service.ts`, `write-texts.service.ts`, `findings.service.ts` and
 * `versions.service.ts`. Paths: `core/api/campaigns.api.ts`.
 */
export function adRoutes(deps: GenerationsDeps & RedrawDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    adsApi,
    { requireUser },
    {
      "GET /api/ads": (c, { query }) => service.searchAds(deps, c.var.user.id, query.q),
      "GET /api/ads/:id": (c, { params }) => service.readOwnAd(deps, { ...params, userId: c.var.user.id }),
      "PATCH /api/ads/:id": (c, { params, body }) => saveAd(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/ads/:id": (c, { params }) => service.deleteAd(deps, { ...params, userId: c.var.user.id }),
      "POST /api/ads/:id/restore": (c, { params }) =>
        service.restoreAd(deps, { ...params, userId: c.var.user.id }),
      "POST /api/ads/:id/duplicate": (c, { params }) =>
        service.duplicateAd(deps, { ...params, userId: c.var.user.id }),
      "POST /api/ads/:id/media": (c, { params, body }) =>
        redrawMedia(deps, { ...params, userId: c.var.user.id }, body),
      "POST /api/ads/:id/rewrite": (c, { params, body }) =>
        rewriteAd(deps, { ...params, userId: c.var.user.id }, body),
      "POST /api/ads/:id/findings/:rule": (c, { params: { id, rule }, body }) =>
        decideFinding(deps, { id, userId: c.var.user.id }, rule, body),
      "GET /api/ads/:id/versions": (c, { params, query }) =>
        readVersions(deps, { ...params, userId: c.var.user.id }, query.cursor),
      "POST /api/ads/:id/versions": (c, { params }) =>
        closeCurrentVersion(deps, { ...params, userId: c.var.user.id }),
      "POST /api/ads/:id/versions/:versionId/restore": (c, { params: { id, versionId } }) =>
        restoreVersion(deps, { id, userId: c.var.user.id }, versionId),
    },
  );
}
