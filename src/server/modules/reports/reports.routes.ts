import type { Context, MiddlewareHandler } from "hono";
import { adResultsApi, reportsApi } from "#core/api/reports.api.ts";
import type { GivenAnswers } from "#core/reports/api.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import { startCampaignLike } from "../campaigns/campaigns.public.ts";
import type { GenerationsDeps } from "../generations/generations.public.ts";
import type { RateLimitDeps } from "../rate-limits/rate-limits.public.ts";
import { keepReport, readReport, type ReportsDeps } from "./keep-report.service.ts";
import * as service from "./reports.service.ts";
import { readResults } from "./results.service.ts";
import { limitReportUploads } from "./upload-limits.ts";

/**
 * Routes of the reports of a campaign, answered by `keep-report.service.ts` and
 * `reports.service.ts`; `boot/app.ts` mounts them. Paths: `core/api/reports.api.ts`; limits of
 * uploads: `limitReportUploads` in `upload-limits.ts` (numbers: `core/reports/limits.ts` and
 * `core/rate-limits.ts`).
 */
export function reportRoutes(deps: ReportsDeps & RateLimitDeps, requireUser: MiddlewareHandler<AppEnv>) {
  const uploads = limitReportUploads(deps);
  const upload = async (c: Context<AppEnv>, id: string, answers: GivenAnswers) => ({
    own: { id, userId: c.var.user.id },
    answers,
    form: await uploadedForm(c, REPORT_LIMITS.bytes),
  });
  return apiRoutes(
    reportsApi,
    { requireUser },
    {
      "POST /api/campaigns/:id/reports/read": {
        use: uploads,
        handle: async (c, { params, query }) => readReport(deps, await upload(c, params.id, query.answers)),
      },
      "POST /api/campaigns/:id/reports": {
        use: uploads,
        handle: async (c, { params, query }) => keepReport(deps, await upload(c, params.id, query.answers)),
      },
      "GET /api/campaigns/:id/reports": (c, { params, query }) =>
        service.listReports(deps, { ...params, userId: c.var.user.id }, query.cursor),
      "PUT /api/campaigns/:id/reports/match": (c, { params, body }) =>
        service.matchByHand(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/reports/:id": (c, { params }) =>
        service.deleteReport(deps, { ...params, userId: c.var.user.id }),
      "POST /api/reports/:id/restore": (c, { params }) =>
        service.restoreReport(deps, { ...params, userId: c.var.user.id }),
    },
  );
}

/**
 * Routes of the results that ads have in kept reports (`results.service.ts`), and of a new campaign
 * like an ad (`startCampaignLike` in `campaigns/start-like.service.ts`). Paths:
 * `core/api/reports.api.ts`. `boot/app.ts` mounts them.
 */
export function adResultRoutes(deps: GenerationsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    adResultsApi,
    { requireUser },
    {
      "GET /api/campaigns/:id/results": (c, { params }) =>
        readResults(deps, { ...params, userId: c.var.user.id }),
      "POST /api/campaigns/:id/more-like-this": (c, { params, body }) =>
        startCampaignLike(deps, { ...params, userId: c.var.user.id }, body.adId),
    },
  );
}
