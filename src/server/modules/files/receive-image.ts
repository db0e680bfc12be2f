import type { Context } from "hono";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";
import { boundedQueue, queuePerKey, type QueueLimits } from "#server/lib/bounded-queue.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { uploadedForm } from "#server/http/uploaded-form.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { consume, type RateLimitDeps } from "../rate-limits/rate-limits.public.ts";
import { uploadRateLimits } from "./uploads.service.ts";

/** Allowance for the multipart headers around the file. */
const FORM_OVERHEAD_BYTES = 16 * 1024;
const RETRY_AFTER_SECONDS = 5;

/**
 * Dependencies of the receipt of an uploaded file: workers that parse it
 * (`server/workers/form-file.ts`). `boot/deps.ts` provides them to the upload routes
 * (`uploads.routes.ts`, `avatar.routes.ts`).
 */
export interface ReceiveDeps {
  readonly fileWorkers: FileWorkers;
}

/**
 * The uploaded file of a request, as `imageReceiver(...).read` returns it to `uploads.routes.ts`
 * and other routes; the name is provided by the client. A file worker parses it
 * (`server/workers/form-file.ts`).
 */
export interface ReceivedFile {
  readonly bytes: Uint8Array;
  readonly name: string;
}

interface ImageReceiverOptions {
  readonly maxBytes: number;
  readonly messages: { readonly notAnImage: string; readonly tooLarge: string };
  /** A running upload takes up to three times its size in memory; a waiting one is not read yet. */
  readonly limits: QueueLimits;
  readonly limitsPerUser: QueueLimits;
}

/**
 * Creates the middleware (`bounds`) and the reader (`read`) for uploads of one kind, such as
 * images, proofs, recordings or parts of videos. The routes with uploads (`uploads.routes.ts`,
 * `avatar.routes.ts`, `films.routes.ts`, `voices.routes.ts`) call it at the start with their size
 * in bytes, queues (of all users, and of one) and messages. A full queue throws 503 `uploads_busy`
 * (`RETRY_AFTER_SECONDS` in this file), a body larger than the size and `FORM_OVERHEAD_BYTES` 413,
 * a request without a file 400.
 */
export function imageReceiver({ maxBytes, messages, limits, limitsPerUser }: ImageReceiverOptions) {
  const refuse = () => new AppError("uploads_busy", { retryAfter: RETRY_AFTER_SECONDS });
  const tooLarge = () => new AppError("payload_too_large", { message: messages.tooLarge });
  const notAnImage = () => invalidField("file", messages.notAnImage);
  const refuseForm = (error: unknown) => {
    throw error instanceof WorkerFailure ? notAnImage() : error;
  };
  const all = boundedQueue(limits, refuse);
  const ofUser = queuePerKey(limitsPerUser, refuse);
  const queued = createMiddleware<AppEnv>(async (c, next) => ofUser(c.var.user.id, () => all(next)));
  return {
    /**
     * Limits concurrent uploads in total and per user, which bounds memory, and the body's size.
     */
    bounds: every(queued, limitBody(maxBytes + FORM_OVERHEAD_BYTES, tooLarge)),
    async read(c: Context<AppEnv>, { fileWorkers }: ReceiveDeps): Promise<ReceivedFile> {
      const form = await uploadedForm(c, maxBytes);
      const file = await fileWorkers.run(c.var.user.id, "readFormFile", form, [form.body]).catch(refuseForm);
      if (file.kind === "none") throw notAnImage();
      if (file.kind === "too_large") throw tooLarge();
      return file;
    },
  };
}

/**
 * Middleware that limits a user's rate of uploads of all kinds (`uploadsPerHour` in
 * `core/rate-limits.ts`, else 429), in front of the upload routes (`uploads.routes.ts`,
 * `avatar.routes.ts`, `generations/film/voices.routes.ts`; not of videos); requires `requireUser`
 * (`accounts/require-user.service.ts`) before it.
 */
export const limitUploads = (deps: RateLimitDeps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await consume(deps, uploadRateLimits(c.var.user.id));
    await next();
  });
