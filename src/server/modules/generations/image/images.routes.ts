import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as z from "zod";
import { adImageSchema, imageEditSchema } from "#core/generations/image/image.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { archiveGeneration } from "../archive.service.ts";
import { redrawImage } from "./images.service.ts";
import type { GeneratorDeps } from "../generator.ts";

const ownImage = z.object({ id: z.string(), platform: z.enum(IMAGE_PLATFORMS) });

/** Routes that edit the text of an image ad and download a generation's results. */
export function imageRoutes(deps: GeneratorDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .post(
      "/generations/:id/images/:platform",
      describeRoute({
        summary: "Change the text of a finished image ad",
        description: `Redraws it in the same layout; costs no unit. \`platform\` is one of ${IMAGE_PLATFORMS.join(", ")}. Omitted fields stay; an empty callToAction is replaced by a generated one.`,
        responses: {
          200: {
            description: "The new ad",
            content: { "application/json": { schema: resolver(adImageSchema) } },
          },
          400: { description: "Invalid text; `fields` contains a message per field" },
          401: { description: "Not signed in" },
          404: { description: "No such ad, or another user's" },
          409: { description: "The generation is not finished" },
          429: { description: "More than 60 in a minute" },
        },
      }),
      requireUser,
      validate("param", ownImage),
      validate("json", imageEditSchema),
      async (c) => {
        const own = { ...c.req.valid("param"), userId: c.var.user.id };
        return c.json(await redrawImage(deps, own, c.req.valid("json")));
      },
    )
    .get(
      "/generations/:id/download",
      describeRoute({
        summary: "Download the results of an image, video or campaign generation as a ZIP archive",
        description:
          "`folder` limits the archive of a full package to copy, images (with the image prompts) or video.",
        responses: {
          200: {
            description: "A ZIP archive",
            content: { "application/zip": { schema: { type: "string", format: "binary" } } },
          },
          401: { description: "Not signed in" },
          404: { description: "No generation with files under this id, or another user's" },
        },
      }),
      requireUser,
      validate("query", z.object({ folder: z.enum(["copy", "images", "video"]).optional() })),
      async (c) => {
        const own = { id: c.req.param("id"), userId: c.var.user.id };
        const { name, stream } = await archiveGeneration(deps, own, c.req.valid("query").folder);
        const fileName = encodeURIComponent(name);
        c.header("Content-Disposition", `attachment; filename*=UTF-8''${fileName}`);
        return c.body(stream, 200, { "Content-Type": "application/zip" });
      },
    );
}
