import { Hono, type Context, type MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { describeRoute, resolver } from "hono-openapi";
import { LIMITS } from "../../../core/limits.ts";
import { uploadSchema } from "../../../core/uploads/api.ts";
import { uploadMessages } from "../../../core/uploads/messages.ts";
import { boundedQueue, queuePerKey } from "../../bounded-queue.ts";
import { AppError } from "../../errors.ts";
import { limitBody } from "../../http/body-limits.ts";
import type { AppEnv } from "../../http/env.ts";
import { takeRate } from "../rates/rates.service.ts";
import { deleteUpload, takeUpload, uploadRates, type UploadsDeps } from "./uploads.service.ts";

/** A file with the lines of the form around it. */
const BODY_BYTES = LIMITS.uploadBytes + 16 * 1024;
/** Each takes up to three times its body in memory; what waits is not read yet and takes none. */
const UPLOADS = { atOnce: 8, waiting: 64 };
const UPLOADS_OF_ONE_USER = { atOnce: 4, waiting: 16 };
const RETRY_AFTER_SECONDS = 5;

/** Bounds how many uploads are read at once, so that neither many nor one user can fill the memory. */
function bounded() {
  const refuse = () => new AppError("uploads_busy", { retryAfter: RETRY_AFTER_SECONDS });
  const all = boundedQueue(UPLOADS, refuse);
  const ofUser = queuePerKey(UPLOADS_OF_ONE_USER, refuse);
  return createMiddleware<AppEnv>(async (c, next) => ofUser(c.var.user.id, () => all(next)));
}

const tooLarge = () => new AppError("payload_too_large", { message: uploadMessages.tooLarge });

async function readFile(c: Context<AppEnv>): Promise<Uint8Array> {
  // A body that is no form is a form without a file.
  const { file } = await c.req.parseBody().catch((): Record<string, undefined> => ({}));
  if (!(file instanceof File)) {
    const message = uploadMessages.notAnImage;
    throw new AppError("invalid_input", { message, fields: { file: message } });
  }
  if (file.size > LIMITS.uploadBytes) throw tooLarge();
  return new Uint8Array(await file.arrayBuffer());
}

/** Images that people add to a form. */
export function uploadRoutes(deps: UploadsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .post(
      "/",
      describeRoute({
        summary: "Upload an image",
        description:
          "JPEG, PNG or WebP, at most 10 MB and 50 megapixels. It is decoded and drawn anew without metadata. Pass its id in `input.images`; an upload that no generation uses is removed after 24 hours.",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                properties: { file: { type: "string", format: "binary" } },
              },
            },
          },
        },
        responses: {
          201: { description: "Stored", content: { "application/json": { schema: resolver(uploadSchema) } } },
          400: { description: "No image, or one that cannot be read; `fields.file` says why" },
          401: { description: "Not signed in" },
          413: { description: "Larger than 10 MB, or the account's space is used up" },
          429: { description: "More than 100 in an hour" },
          503: { description: "The storage is away, or too many uploads at once" },
        },
      }),
      requireUser,
      async (c, next) => {
        await takeRate(deps, uploadRates(c.var.user.id));
        await next();
      },
      bounded(),
      limitBody(BODY_BYTES, tooLarge),
      async (c) => c.json(await takeUpload(deps, { userId: c.var.user.id, file: await readFile(c) }), 201),
    )
    .delete(
      "/:id{[0-9a-f-]{36}}",
      describeRoute({
        summary: "Remove an uploaded image",
        description: "A generation that uses it keeps it.",
        responses: {
          204: { description: "Gone" },
          401: { description: "Not signed in" },
          404: { description: "None with this id, or somebody else's" },
        },
      }),
      requireUser,
      async (c) => {
        await deleteUpload(deps, { id: c.req.param("id"), userId: c.var.user.id });
        return c.body(null, 204);
      },
    );
}
