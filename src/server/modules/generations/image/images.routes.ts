import type { MiddlewareHandler } from "hono";
import { imagesApi } from "#core/api/generations.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { contentDisposition } from "#server/http/content-disposition.ts";
import type { AppEnv } from "#server/http/env.ts";
import { archiveGeneration } from "../archive.service.ts";
import { redrawImage } from "./images.service.ts";
import type { GeneratorDeps } from "../generator.ts";

/**
 * Routes that edit the text of an image ad (`images.service.ts`) and download a generation's
 * results as ZIP (`../archive.service.ts`); paths and schemas are `imagesApi` in
 * `core/api/generations.api.ts`. `boot/app.ts` mounts them.
 */
export function imageRoutes(deps: GeneratorDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    imagesApi,
    { requireUser },
    {
      "POST /api/generations/:id/images/:platform": (c, { params, body }) =>
        redrawImage(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/generations/:id/download": async (c, { params, query }) => {
        const own = { ...params, userId: c.var.user.id };
        const { name, stream } = await archiveGeneration(deps, own, query.folder);
        c.header("Content-Disposition", contentDisposition("attachment", name));
        return c.body(stream, 200, { "Content-Type": "application/zip" });
      },
    },
  );
}
