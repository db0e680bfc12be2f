import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { EXPORT_FILE_NAME } from "#core/account/export-readme.ts";
import type { AppEnv } from "#server/http/env.ts";
import { refund, consume } from "../rates/rates.service.ts";
import { exportData, exportRateLimits, type DataExportDeps } from "./data-export.service.ts";

/** Everything that is kept of the signed-in user, as one file. */
export function dataExportRoutes(deps: DataExportDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>().get(
    "/",
    describeRoute({
      summary: "Download all your data",
      description:
        "One ZIP with the account, all generations, results, images, usage, subscription and mails. It is made while it is sent.",
      responses: {
        200: { description: "The archive", content: { "application/zip": {} } },
        401: { description: "`unauthorized`" },
        429: { description: "More than 10 in an hour" },
      },
    }),
    requireUser,
    async (c) => {
      const rates = exportRateLimits(c.var.user.id);
      await consume(deps, rates);
      // A look whether it may be downloaded counts for nothing.
      const asks = c.req.method === "HEAD";
      if (asks) await refund(deps, rates);
      c.header("Content-Type", "application/zip");
      c.header("Content-Disposition", `attachment; filename="${EXPORT_FILE_NAME}"`);
      if (asks) return c.body(null);
      return c.body(await exportData(deps, { userId: c.var.user.id, sessionId: c.var.sessionId }));
    },
  );
}
