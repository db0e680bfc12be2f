import type { MiddlewareHandler } from "hono";
import { reportApi } from "#core/api/overview.api.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import type { RateLimitDeps } from "../rate-limits/rate-limits.public.ts";
import { limitReportUploads, type ReadUploadDeps } from "../reports/reports.public.ts";
import { readUploadedReport } from "./report.service.ts";

/**
 * Route that reads a platform's report for the simple form of results (`POST /api/results/report`,
 * `core/api/overview.api.ts`); `boot/app.ts` mounts it, and `report.service.ts` answers it. Limits:
 * `REPORT_LIMITS` in `core/reports/limits.ts`, applied by `limitReportUploads`
 * (`reports/upload-limits.ts`).
 */
export function summedReportRoutes(
  deps: ReadUploadDeps & RateLimitDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return apiRoutes(
    reportApi,
    { requireUser, use: limitReportUploads(deps) },
    {
      "POST /api/results/report": async (c) =>
        readUploadedReport(deps, c.var.user.id, await uploadedForm(c, REPORT_LIMITS.bytes)),
    },
  );
}
