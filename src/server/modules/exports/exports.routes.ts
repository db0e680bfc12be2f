import type { Context, MiddlewareHandler } from "hono";
import { exportsApi } from "#core/api/exports.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { sendContent } from "#server/http/send-content.ts";
import type { FilesDeps } from "../files/files.public.ts";
import { createExport, type ExportsDeps } from "./create-export.service.ts";
import { findArchive, listExports, readExport, tickStep, type Archive } from "./exports.service.ts";
import { changeSettings, previewExport } from "./preview.service.ts";

/**
 * Routes of exports under /api/campaigns/:id/exports and /api/exports, mounted in `boot/app.ts`.
 * Their contract is `core/api/exports.api.ts`; exports per hour: `core/rate-limits.ts`.
 */
export function exportRoutes(deps: ExportsDeps & FilesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    exportsApi,
    { requireUser },
    {
      "GET /api/campaigns/:id/exports/preview": (c, { params }) =>
        previewExport(deps, { ...params, userId: c.var.user.id }),
      "PATCH /api/campaigns/:id/exports/settings": (c, { params, body }) =>
        changeSettings(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/campaigns/:id/exports": (c, { params, query }) =>
        listExports(deps, { ...params, userId: c.var.user.id }, query.cursor),
      "POST /api/campaigns/:id/exports": (c, { params, body }) =>
        createExport(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/exports/:id": (c, { params }) => readExport(deps, { ...params, userId: c.var.user.id }),
      "PATCH /api/exports/:id": (c, { params, body }) =>
        tickStep(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/exports/:id/download": async (c, { params }) =>
        sendArchive(c, await findArchive(deps, { ...params, userId: c.var.user.id })),
    },
  );
}

/** Sends an archive, or the range that a broken download continues with. */
function sendArchive(c: Context<AppEnv>, { name, bytes, etag, open }: Archive): Promise<Response> {
  const disposition = `attachment; filename="${name}"`;
  return sendContent(c, {
    type: "application/zip",
    bytes,
    etag,
    disposition,
    open: async (range) => open(range),
  });
}
