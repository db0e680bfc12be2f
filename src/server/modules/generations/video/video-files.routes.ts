import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { videoFilesApi } from "#core/api/generations.api.ts";
import { VIDEO_FILE_TYPES, videoFile, videoFileName } from "#core/generations/video/files.ts";
import { SHOT_LIST_STYLE } from "#core/generations/video/shot-list.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { contentDisposition } from "#server/http/content-disposition.ts";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/http/env.ts";
import { readGeneration, type GenerationsDeps } from "../generations.service.ts";

const STYLE_HASH = createHash("sha256").update(SHOT_LIST_STYLE).digest("base64");
/** Allows the shot list's inline style and its images, nothing else. */
const PAGE_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * Routes of the files of a finished script: text and captions as downloads, the shot list as a
 * page; `boot/app.ts` mounts them. Names and texts: `core/generations/video/files.ts`; style of the
 * page: `shot-list.ts` beside it. Throws 404 for other generations, also full packages. What the
 * page may load is `PAGE_POLICY` in this file.
 */
export function videoFileRoutes(deps: GenerationsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    videoFilesApi,
    { requireUser },
    {
      "GET /api/generations/:id/files/:name": async (c, { params: { id, name } }) => {
        const generation = await readGeneration(deps, { id, userId: c.var.user.id });
        if (generation.kind !== "video" || generation.status !== "completed") {
          throw new AppError("not_found");
        }
        const { input, output } = generation;
        if (!output) throw new AppError("not_found");
        const page = name === "shot-list.html";
        if (page) c.header("Content-Security-Policy", PAGE_POLICY);
        const fileName = videoFileName(name, input);
        c.header("Content-Disposition", contentDisposition(page ? "inline" : "attachment", fileName));
        const frames = output.storyboard.map(({ url }) => url);
        return c.body(videoFile(name, input, output, frames), 200, {
          "Content-Type": `${VIDEO_FILE_TYPES[name]}; charset=utf-8`,
        });
      },
    },
  );
}
