import type { Context } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { boundedQueue, queuePerKey, type QueueLimits } from "#server/lib/bounded-queue.ts";
import { AppError } from "#server/lib/errors.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { consume, type RateLimitDeps } from "../rates/rates.service.ts";
import { uploadRates } from "./uploads.service.ts";

/** A file with the lines of the form around it. */
const FORM_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

export interface ReceiveDeps {
  readonly fileWorkers: FileWorkers;
}

interface ImageReceiverOptions {
  readonly maxBytes: number;
  readonly messages: { readonly notAnImage: string; readonly tooLarge: string };
  /** Each takes up to three times its body in memory; what waits is not read yet and takes none. */
  readonly limits: QueueLimits;
  readonly limitsPerUser: QueueLimits;
}

/** How one kind of image is received: the bounds in front of it, and the file of its form. */
export function imageReceiver({ maxBytes, messages, limits, limitsPerUser }: ImageReceiverOptions) {
  const refuse = () => new AppError("uploads_busy", { retryAfter: RETRY_AFTER_SECONDS });
  const tooLarge = () => new AppError("payload_too_large", { message: messages.tooLarge });
  const notAnImage = () => {
    const message = messages.notAnImage;
    return new AppError("invalid_input", { message, fields: { file: message } });
  };
  const refuseForm = (error: unknown) => {
    throw error instanceof WorkerFailure ? notAnImage() : error;
  };
  const all = boundedQueue(limits, refuse);
  const ofUser = queuePerKey(limitsPerUser, refuse);
  const queued = createMiddleware<AppEnv>(async (c, next) => ofUser(c.var.user.id, () => all(next)));
  return {
    /** Bounds how many are read at once, so that neither many nor one user can fill the memory; then the body itself. */
    bounds: every(queued, limitBody(maxBytes + FORM_BYTES, tooLarge)),
    async read(c: Context<AppEnv>, { fileWorkers }: ReceiveDeps): Promise<Uint8Array> {
      const form = await uploadedForm(c, maxBytes);
      const file = await fileWorkers.run(c.var.user.id, "readFormFile", form, [form.body]).catch(refuseForm);
      if (file.kind === "none") throw notAnImage();
      if (file.kind === "too_large") throw tooLarge();
      return file.bytes;
    },
  };
}

/** How many images of one user are taken in, whatever they are for; stands behind `requireUser`. */
export const limitUploads = (deps: RateLimitDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await consume(deps, uploadRates(c.var.user.id));
    await next();
  });

/** What a call that takes an image may answer instead, for the API document. `tooLarge` says when it does not fit. */
export const imageErrorResponses = (tooLarge: string) => ({
  400: { description: "No image, or one that cannot be read; `fields.file` says why" },
  401: { description: "Not signed in" },
  413: { description: tooLarge },
  429: { description: "More than 100 images in an hour" },
  503: { description: "The storage is away, or too many uploads at once" },
});
