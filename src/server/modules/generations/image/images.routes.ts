import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import * as z from "zod";
import { adImageSchema, imageEditSchema } from "#core/generations/image/image.ts";
import { PLATFORMS } from "#core/platforms/canvases.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { archiveGeneration } from "../archive.service.ts";
import { redrawImage } from "./images.service.ts";
import type { GeneratorDeps } from "../generator.ts";

const ownImage = z.object({ id: z.string(), platform: z.enum(PLATFORMS) });

/** Finished image ads: other words in them; and what was made in one file. */
export function imageRoutes(deps: GeneratorDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .post(
      "/generations/:id/images/:platform",
      describeRoute({
        summary: "Change the words of a finished image ad",
        description: `Draws it anew in the same layout; no unit is used. \`platform\` is one of ${PLATFORMS.join(", ")}. What is left out of the body stays; an empty callToAction lets the product choose.`,
        responses: {
          200: {
            description: "The new ad",
            content: { "application/json": { schema: resolver(adImageSchema) } },
          },
          400: { description: "The words are not valid; `fields` says where" },
          401: { description: "Not signed in" },
          404: { description: "No such ad, or somebody else's" },
          409: { description: "It is still being made" },
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
        summary: "What a generation of image ads, a video script or a full package made, in one file",
        description:
          "With `folder` only that part of a full package: copy, images (with the image prompts) or video.",
        responses: {
          200: {
            description: "A ZIP archive",
            content: { "application/zip": { schema: { type: "string", format: "binary" } } },
          },
          401: { description: "Not signed in" },
          404: { description: "Nothing made under this id that has files, or somebody else's" },
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
