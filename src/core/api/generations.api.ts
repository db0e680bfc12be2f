import * as z from "zod/mini";
import {
  acceptedSchema,
  briefReadingSchema,
  createGenerationSchema,
  generationListSchema,
  generationSchema,
  idempotencySchema,
  listGenerationsSchema,
  readBriefSchema,
} from "../generations/api.ts";
import { adImageSchema, imageEditSchema } from "../generations/image/image.ts";
import { VIDEO_FILES } from "../generations/video/files.ts";
import { RESTARTS_PER_GENERATION } from "../generations/limits.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { IMAGE_PLATFORMS } from "../platforms/platforms.ts";
import type { Area } from "./endpoint.ts";
import { RESTORE_MINUTES } from "../limits.ts";

const params = z.object({ id: z.string() });

/**
 * Contract of generations: creation, history, events, retry and deletion. Served by
 * `generations/generations.routes.ts`; schemas are in `core/generations/api.ts` and, by kind, in
 * its folders. Limits of briefs and `RESTORE_MINUTES` are in `core/limits.ts`,
 * `RESTARTS_PER_GENERATION` is in `core/generations/limits.ts`.
 */
export const generationsApi = {
  "POST /api/generations": {
    summary: "Create a generation",
    description:
      "Reserves one unit and enqueues the work. A repeat with the same Idempotency-Key returns the first response. All texts are in the language that `input.language` (ISO 639-1) names; without it, the language is detected and stored with the input. The brand (`input.brandId`) and the product (`input.productId`) fill in all fields that the input leaves out: names, facts, proved claims, words, pictures, logo and colors.",
    headers: idempotencySchema,
    body: createGenerationSchema,
    status: 202,
    success: "Accepted; poll the generation or follow its events",
    response: acceptedSchema,
    errors: ["quota_exceeded", "idempotency_conflict"],
  },
  "POST /api/briefs/read": {
    summary: "Read an unfinished brief",
    description:
      "Detects the language that ads of this input would have, and asks for facts where too little is known. Stores nothing.",
    body: readBriefSchema,
    status: 200,
    success: "What is known",
    response: briefReadingSchema,
    errors: [],
  },
  "GET /api/generations": {
    summary: "List generations, newest first",
    query: listGenerationsSchema,
    status: 200,
    success: "One page",
    response: generationListSchema,
    errors: [],
  },
  "GET /api/generations/:id": {
    summary: "Read a generation",
    params,
    status: 200,
    success: "The generation",
    response: generationSchema,
    errors: [],
  },
  "GET /api/generations/:id/events": {
    summary: "Follow a generation as server-sent events",
    description:
      "`progress` {status, done, total, reset} and `partial` {index, text, whole}, beginning with the current state; then `completed` or `failed` with the generation, and the stream ends. A `progress` with `reset` discards all parts received so far; the valid ones follow.",
    params,
    status: 200,
    success: "The events",
    mediaType: "text/event-stream",
    errors: ["too_many_streams"],
  },
  "POST /api/generations/:id/retry": {
    summary: "Retry a failed generation, or complete its missing parts",
    params,
    status: 202,
    success: "A new unit is reserved, or missing parts are retried",
    response: acceptedSchema,
    errors: ["quota_exceeded", "not_retryable"],
  },
  "POST /api/generations/:id/restore": {
    summary: `Undo a deletion within ${RESTORE_MINUTES} minutes`,
    description: `Work that the deletion canceled restarts on the same unit, at most ${RESTARTS_PER_GENERATION} times.`,
    params,
    status: 200,
    success: "The generation",
    response: generationSchema,
    errors: ["restarts_used_up"],
  },
  "DELETE /api/generations/:id": {
    summary: `Delete a generation; it can be restored for ${RESTORE_MINUTES} minutes`,
    description: "Cancels running work. Its unit stays used.",
    params,
    status: 204,
    success: "Deleted",
    errors: [],
  },
} satisfies Area;

/**
 * Contract of the image ads of a generation and their archive, served by
 * `generations/image/images.routes.ts`; schemas are in `core/generations/image/image.ts`,
 * `imageRedrawsPerMinute` in `core/rate-limits.ts`.
 */
export const imagesApi = {
  "POST /api/generations/:id/images/:platform": {
    summary: "Change the text of a finished image ad",
    description: `Redraws it in the same layout; costs no unit; ${RATE_LIMITS.imageRedrawsPerMinute} a minute. Omitted fields stay; an empty callToAction is replaced by a generated one.`,
    params: z.object({ id: z.string(), platform: z.enum(IMAGE_PLATFORMS) }),
    body: imageEditSchema,
    status: 200,
    success: "The new ad",
    response: adImageSchema,
    errors: ["still_working", "storage_unavailable"],
  },
  "GET /api/generations/:id/download": {
    summary: "Download the results of an image, video, campaign or copy generation as a ZIP archive",
    description:
      "`folder` limits the archive of a full package to copy, images (with the image prompts) or video.",
    params,
    query: z.object({ folder: z.optional(z.enum(["copy", "images", "video"])) }),
    status: 200,
    success: "The archive",
    mediaType: "application/zip",
    errors: ["storage_unavailable"],
  },
} satisfies Area;

/**
 * Contract of the files of a finished video script (`VIDEO_FILES` in
 * `core/generations/video/files.ts`), served by `generations/video/video-files.routes.ts`.
 */
export const videoFilesApi = {
  "GET /api/generations/:id/files/:name": {
    summary: "Read a file of a finished video script",
    description: "The shot list is a page, the others are downloads.",
    params: z.object({ id: z.string(), name: z.enum(VIDEO_FILES) }),
    status: 200,
    success: "The file",
    mediaType: "text/plain",
    errors: [],
  },
} satisfies Area;
