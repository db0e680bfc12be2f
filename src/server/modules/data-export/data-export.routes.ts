import type { MiddlewareHandler } from "hono";
import { EXPORT_FILE_NAME } from "#core/account/export-readme.ts";
import { dataExportApi } from "#core/api/profile.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { clientOf } from "#server/http/client.ts";
import { consume, refund } from "../rate-limits/rate-limits.public.ts";
import { exportData, exportRateLimits, type DataExportDeps } from "./data-export.service.ts";

/**
 * Route that exports the signed-in user's data as a ZIP archive (`GET /api/profile/export`;
 * `exportData` in `data-export.service.ts`); `boot/app.ts` mounts it. Archives per hour:
 * `core/rate-limits.ts`; file name: `EXPORT_FILE_NAME` in `core/account/export-readme.ts`.
 */
export function dataExportRoutes(deps: DataExportDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    dataExportApi,
    { requireUser },
    {
      "GET /api/profile/export": async (c) => {
        const limits = exportRateLimits(c.var.user.id);
        await consume(deps, limits);
        // HEAD checks the availability and does not count against the limit.
        const isHead = c.req.method === "HEAD";
        if (isHead) await refund(deps, limits);
        c.header("Content-Type", "application/zip");
        c.header("Content-Disposition", `attachment; filename="${EXPORT_FILE_NAME}"`);
        if (isHead) return c.body(null);
        return c.body(
          await exportData(deps, { userId: c.var.user.id, sessionId: c.var.sessionId, client: clientOf(c) }),
        );
      },
    },
  );
}
