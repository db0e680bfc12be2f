import * as z from "zod/mini";
import { profileResponseSchema } from "../account/responses.ts";
import { proofSchema } from "../brands/claim.ts";
import { uploadSchema } from "../uploads/api.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import type { Area } from "./endpoint.ts";
import { BRAND_LIMITS } from "../brands/limits.ts";
import { LIMITS } from "../limits.ts";
import { megabytes } from "../megabytes.ts";

const IMAGE_ERRORS = ["storage_unavailable", "uploads_busy"] as const;
const PROFILE = { status: 200, success: "The profile", response: profileResponseSchema } as const;

/**
 * Contract of files that users upload (images, logos, proofs), served by `files/uploads.routes.ts`.
 * Limits are `uploadBytes` and `uploadPixels` in `core/limits.ts`, `uploadsPerHour` in
 * `core/rate-limits.ts`, `svgBytes` and `proofBytes` in `core/brands/limits.ts`; "24 hours"
 * (`UNUSED_UPLOAD_HOURS` in `files.repo.ts`) is written out.
 */
export const uploadsApi = {
  "POST /api/uploads": {
    summary: "Upload an image",
    description: `JPEG, PNG or WebP, at most ${megabytes(LIMITS.uploadBytes)} MB and ${LIMITS.uploadPixels / 1_000_000} megapixels; ${RATE_LIMITS.uploadsPerHour} an hour. It is decoded and re-encoded without metadata. Pass its id in \`input.images\`; uploads that nothing uses are removed after 24 hours.`,
    upload: true,
    status: 201,
    success: "Stored",
    response: uploadSchema,
    errors: ["storage_limit", ...IMAGE_ERRORS],
  },
  "POST /api/uploads/logo": {
    summary: "Upload the logo of a brand",
    description: `As for other images, and SVG of at most ${megabytes(BRAND_LIMITS.svgBytes)} MB. An SVG is drawn to pixels without anything that it refers to; it is stored and served as PNG only.`,
    upload: true,
    status: 201,
    success: "Stored",
    response: uploadSchema,
    errors: ["storage_limit", ...IMAGE_ERRORS],
  },
  "POST /api/uploads/proof": {
    summary: "Upload the proof of a claim",
    description: `PDF, JPEG, PNG or WebP, at most ${megabytes(BRAND_LIMITS.proofBytes)} MB. It is served to its owner only, as an attachment. Pass its id in \`proofFile\` of a claim.`,
    upload: true,
    status: 201,
    success: "Stored",
    response: proofSchema,
    errors: ["storage_limit", ...IMAGE_ERRORS],
  },
  "DELETE /api/uploads/:id": {
    summary: "Remove an uploaded image",
    description: "Generations and brands that use it keep it.",
    params: z.object({ id: z.uuid() }),
    status: 204,
    success: "Removed",
    errors: [],
  },
} satisfies Area;

/**
 * Contract of the signed-in user's profile picture, served by `files/avatar.routes.ts`; its
 * response is `profileResponseSchema` in `core/account/responses.ts`. The size is `avatarBytes` in
 * `core/limits.ts`.
 */
export const avatarApi = {
  "PUT /api/profile/avatar": {
    summary: "Set the avatar",
    description: `JPEG, PNG or WebP, at most ${megabytes(LIMITS.avatarBytes)} MB. It is decoded, cropped to a square and re-encoded without metadata; only its owner can open it. The previous one is removed.`,
    upload: true,
    ...PROFILE,
    errors: IMAGE_ERRORS,
  },
  "DELETE /api/profile/avatar": { summary: "Remove the avatar", ...PROFILE, errors: [] },
} satisfies Area;
