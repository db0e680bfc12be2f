import * as z from "zod/mini";
import { GENERATION_KINDS, GENERATION_STATUSES } from "./kinds.ts";
import type { CampaignInput, CampaignOutput } from "./campaign/campaign.ts";
import type { ImageInput, ImageOutput } from "./image/image.ts";
import type { TextInput, TextOutput } from "./text/text.ts";
import type { VideoInput, VideoOutput } from "./video/video.ts";

/** Longest `Idempotency-Key` header. */
export const IDEMPOTENCY_KEY_MAX = 200;
/** Generations on one page of the history. */
export const HISTORY_PAGE_SIZE = 20;
/** Minutes in which a deleted generation can be brought back. */
export const RESTORE_MINUTES = 10;

const content = z.record(z.string(), z.unknown());
const time = z.iso.datetime();

/** What is asked for. `input` is checked against the schema of its kind (text/text.ts and its siblings). */
export const createGenerationSchema = z.object({ kind: z.enum(GENERATION_KINDS), input: content });
export type CreateGeneration = z.output<typeof createGenerationSchema>;

export const acceptedSchema = z.object({ id: z.string() });

/** A generation as it leaves the server; times are ISO 8601 in UTC. */
export const generationSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  status: z.enum(GENERATION_STATUSES),
  /** `studio` or the provider's model id; before the work has begun, the one that will serve. */
  engine: z.string(),
  input: content,
  /** Whole parts only; `null` until the first one. */
  output: z.nullable(content),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: time,
  completedAt: z.nullable(time),
  /** Why the studio served in the provider's place; then the generation cost no unit. */
  fallbackReason: z.optional(z.string()),
});
export type Generation = z.output<typeof generationSchema>;

export interface TextGeneration extends Generation {
  kind: "text";
  input: TextInput;
  output: TextOutput | null;
}

/** Tells what `input` and `output` hold. */
export function isTextGeneration(generation: Generation): generation is TextGeneration {
  return generation.kind === "text";
}

export interface VideoGeneration extends Generation {
  kind: "video";
  input: VideoInput;
  output: VideoOutput | null;
}

/** As `isTextGeneration`. */
export function isVideoGeneration(generation: Generation): generation is VideoGeneration {
  return generation.kind === "video";
}

export interface ImageGeneration extends Generation {
  kind: "image";
  input: ImageInput;
  output: ImageOutput | null;
}

/** As `isTextGeneration`. */
export function isImageGeneration(generation: Generation): generation is ImageGeneration {
  return generation.kind === "image";
}

export interface CampaignGeneration extends Generation {
  kind: "campaign";
  input: CampaignInput;
  output: CampaignOutput | null;
}

/** As `isTextGeneration`. */
export function isCampaignGeneration(generation: Generation): generation is CampaignGeneration {
  return generation.kind === "campaign";
}

export const generationListSchema = z.object({
  items: z.array(generationSchema),
  /** Ask for the next page with it; `null` on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type GenerationList = z.output<typeof generationListSchema>;

export const listGenerationsSchema = z.object({
  kind: z.optional(z.enum(GENERATION_KINDS)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

export const idempotencySchema = z.object({
  "idempotency-key": z.optional(
    z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(IDEMPOTENCY_KEY_MAX, `Idempotency-Key must be at most ${IDEMPOTENCY_KEY_MAX} characters`),
      ),
  ),
});
