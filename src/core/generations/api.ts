import * as z from "zod/mini";
import { MISSING_FACTS } from "./copy/platform-copy.ts";
import { AD_LANGUAGE_CODES } from "./language.ts";
import { GENERATION_KINDS, GENERATION_STATUSES, type GenerationKind } from "./kinds.ts";
import type { CampaignInput, CampaignOutput } from "./campaign/campaign.ts";
import type { ImageInput, ImageOutput } from "./image/image.ts";
import type { TextInput, TextOutput } from "./text/text.ts";
import type { VideoInput, VideoOutput } from "./video/video.ts";

/** Maximum length of the `Idempotency-Key` header. */
export const IDEMPOTENCY_KEY_MAX = 200;
export const HISTORY_PAGE_SIZE = 20;
/** Time after the deletion within which a generation can be restored. */
export const RESTORE_MINUTES = 10;

const content = z.record(z.string(), z.unknown());
const time = z.iso.datetime();

/** Request body of a generation. The schema of the kind (text/text.ts etc.) validates `input`. */
export const createGenerationSchema = z.object({ kind: z.enum(GENERATION_KINDS), input: content });
export type CreateGeneration = z.output<typeof createGenerationSchema>;

/** Request body that reads an unfinished brief; fields that a brief does not have are ignored. */
export const readBriefSchema = z.object({ input: content });

/** What is known from an unfinished brief. */
export const briefReadingSchema = z.object({
  /** Language of the ads if the input names none. */
  language: z.enum(AD_LANGUAGE_CODES),
  /** `browser` and `guess` if there are too few words to tell the language. */
  source: z.enum(["text", "browser", "guess"]),
  /** Facts that would help where too little is known, with the question to ask; else empty. */
  missing: z.array(z.object({ fact: z.enum(MISSING_FACTS), question: z.string() })),
});
export type BriefReading = z.output<typeof briefReadingSchema>;

export const acceptedSchema = z.object({ id: z.string() });

/** A generation in API responses; times are ISO 8601 in UTC. */
export const generationSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  status: z.enum(GENERATION_STATUSES),
  /** `studio` or the model id of the provider; before the start, the planned one. */
  engine: z.string(),
  input: content,
  /** Completed parts; `null` until the first one. */
  output: z.nullable(content),
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  createdAt: time,
  completedAt: z.nullable(time),
  /** Why the studio replaced the provider; the generation then used no unit. */
  fallbackReason: z.optional(z.string()),
});
export type Generation = z.output<typeof generationSchema>;

/** Input and output of each kind in the API's format. */
interface Contents {
  text: { input: TextInput; output: TextOutput };
  image: { input: ImageInput; output: ImageOutput };
  video: { input: VideoInput; output: VideoOutput };
  campaign: { input: CampaignInput; output: CampaignOutput };
}

/** A generation whose kind is known. */
export interface GenerationOf<Kind extends GenerationKind> extends Generation {
  kind: Kind;
  input: Contents[Kind]["input"];
  output: Contents[Kind]["output"] | null;
}

/** Narrows the types of `input` and `output`. */
export function isOfKind<Kind extends GenerationKind>(
  generation: Generation,
  kind: Kind,
): generation is GenerationOf<Kind> {
  return generation.kind === kind;
}

export const generationListSchema = z.object({
  items: z.array(generationSchema),
  /** Cursor of the next page; `null` on the last page. */
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
