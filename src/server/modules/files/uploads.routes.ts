import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { LIMITS } from "#core/limits.ts";
import { uploadSchema } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import type { AppEnv } from "#server/http/env.ts";
import { FILE_FORM } from "#server/http/uploaded-form.ts";
import { imageReceiver, imageErrorResponses, limitUploads, type ReceiveDeps } from "./receive-image.ts";
import { deleteUpload, saveUpload, type UploadsDeps } from "./uploads.service.ts";

const receive = imageReceiver({
  maxBytes: LIMITS.uploadBytes,
  messages: uploadMessages,
  limits: { concurrency: 8, maxWaiting: 64 },
  limitsPerUser: { concurrency: 4, maxWaiting: 16 },
});

/** Routes of the images that users add to a form. */
export function uploadRoutes(deps: UploadsDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .post(
      "/",
      describeRoute({
        summary: "Upload an image",
        description:
          "JPEG, PNG or WebP, at most 10 MB and 50 megapixels. It is decoded and re-encoded without metadata. Pass its id in `input.images`; uploads that no generation uses are removed after 24 hours.",
        requestBody: FILE_FORM,
        responses: {
          201: { description: "Stored", content: { "application/json": { schema: resolver(uploadSchema) } } },
          ...imageErrorResponses("Larger than 10 MB, or the account's storage limit is reached"),
        },
      }),
      requireUser,
      limitUploads(deps),
      receive.bounds,
      async (c) =>
        c.json(await saveUpload(deps, { userId: c.var.user.id, file: await receive.read(c, deps) }), 201),
    )
    .delete(
      "/:id{[0-9a-f-]{36}}",
      describeRoute({
        summary: "Remove an uploaded image",
        description: "Generations that use it keep it.",
        responses: {
          204: { description: "Removed" },
          401: { description: "Not signed in" },
          404: { description: "No upload with this id, or another user's" },
        },
      }),
      requireUser,
      async (c) => {
        await deleteUpload(deps, { id: c.req.param("id"), userId: c.var.user.id });
        return c.body(null, 204);
      },
    );
}
