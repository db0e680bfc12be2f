import * as z from "zod/mini";
import { copyInputSchema, copyOutputSchema } from "./copy/copy.ts";
import { MISSING_FACTS } from "./copy/platform-copy.ts";
import { AD_LANGUAGE_CODES } from "./language.ts";
import { GENERATION_KINDS, GENERATION_STATUSES, type GenerationKind } from "./kinds.ts";
import { optionalFields } from "./optional-fields.ts";
import { campaignInputSchema, campaignOutputSchema } from "./campaign/campaign.ts";
import { imageInputSchema, imageOutputSchema } from "./image/image.ts";
import { textInputSchema, textOutputSchema } from "./text/text.ts";
import { videoInputSchema, videoOutputSchema } from "./video/video.ts";

/** Maximum length of the `Idempotency-Key` header of `POST /api/generations`. */
export const IDEMPOTENCY_KEY_MAX = 200;
/** Generations per page of the history under each tool. */
export const HISTORY_PAGE_SIZE = 20;

const time = z.iso.datetime();

/**
 * Complete inputs by kind of generation. The server checks an input with it after a brand has
 * filled in missing fields (`completeInput`); a new kind is added here.
 */
export const INPUT_SCHEMAS = {
  text: textInputSchema,
  image: imageInputSchema,
  video: videoInputSchema,
  campaign: campaignInputSchema,
  copy: copyInputSchema,
} satisfies Record<GenerationKind, z.ZodMiniType>;

/**
 * Request body that creates a generation of a kind. The brand or product that the input names
 * fills in missing fields (core/brands/fill-brief.ts), so `INPUT_SCHEMAS` applies after that.
 */
const createOf = <K extends GenerationKind, S extends z.ZodMiniObject>(kind: K, input: S) =>
  z.object({ kind: z.literal(kind), input: optionalFields(input) });

const createByKind = {
  text: createOf("text", textInputSchema),
  image: createOf("image", imageInputSchema),
  video: createOf("video", videoInputSchema),
  campaign: createOf("campaign", campaignInputSchema),
  copy: createOf("copy", copyInputSchema),
} satisfies Record<GenerationKind, z.ZodMiniType>;

const { text: createText, ...createOthers } = createByKind;

/**
 * Request body of `POST /api/generations`, by kind. With a brand, fields that it fills in may be
 * missing.
 */
export const createGenerationSchema = z.discriminatedUnion("kind", [
  createText,
  ...Object.values(createOthers),
]);
/** A validated request for a generation, from a tool's form to the service that reserves a unit. */
export type CreateGeneration = z.output<typeof createGenerationSchema>;

/**
 * Request body of `POST /api/briefs/read`, sent while a form is filled in; fields that a brief does
 * not have are ignored.
 */
export const readBriefSchema = z.object({ input: z.record(z.string(), z.unknown()) });

/** Response of `POST /api/briefs/read`: language and missing facts of an unfinished brief. */
export const briefReadingSchema = z.object({
  /** Language of the ads if the input names none. */
  language: z.enum(AD_LANGUAGE_CODES),
  /** `browser` and `guess` if there are too few words to detect the language. */
  source: z.enum(["text", "browser", "guess"]),
  /** Facts that would help where too little is known, with the question to ask; else empty. */
  missing: z.array(
    z.object({
      /** `contradiction` asks which of two statements is right. */
      fact: z.enum([...MISSING_FACTS, "contradiction"]),
      question: z.string(),
    }),
  ),
});

/**
 * Result of reading an unfinished brief: `readBrief` on the server returns it, the form shows
 * language and questions.
 */
export type BriefReading = z.output<typeof briefReadingSchema>;

/**
 * Response when work was accepted: the id of the generation, whose events the browser then follows.
 */
export const acceptedSchema = z.object({ id: z.string() });

/** A generation of a kind in API responses; times are ISO 8601 in UTC. */
const ofKind = <K extends GenerationKind, I extends z.ZodMiniType, O extends z.ZodMiniType>(
  kind: K,
  input: I,
  output: O,
) =>
  z.object({
    id: z.string(),
    kind: z.literal(kind),
    status: z.enum(GENERATION_STATUSES),
    /** `studio` or the model id of the provider; before the start, the planned one. */
    engine: z.string(),
    input,
    /** Completed parts; `null` until the first one. */
    output: z.nullable(output),
    error: z.nullable(z.object({ code: z.string(), message: z.string() })),
    createdAt: time,
    completedAt: z.nullable(time),
    /** Why the studio replaced the provider; the generation then used no unit. */
    fallbackReason: z.optional(z.string()),
  });

const byKind = {
  text: ofKind("text", textInputSchema, textOutputSchema),
  image: ofKind("image", imageInputSchema, imageOutputSchema),
  video: ofKind("video", videoInputSchema, videoOutputSchema),
  campaign: ofKind("campaign", campaignInputSchema, campaignOutputSchema),
  copy: ofKind("copy", copyInputSchema, copyOutputSchema),
} satisfies Record<GenerationKind, z.ZodMiniType>;

const { text: textGeneration, ...otherGenerations } = byKind;

/** A generation in API responses, by kind; `presentGeneration` fills it from the row. */
export const generationSchema = z.discriminatedUnion("kind", [
  textGeneration,
  ...Object.values(otherGenerations),
]);

/**
 * A generation as `presentGeneration` makes it for result panels, histories and the data export.
 */
export type Generation = z.output<typeof generationSchema>;

type GenerationsByKind = { [Kind in GenerationKind]: z.output<(typeof byKind)[Kind]> };
/** A generation whose kind is known, for the result panel of a tool. */
export type GenerationOf<Kind extends GenerationKind> = GenerationsByKind[Kind];

/** Response of `GET /api/generations`: a page of generations, newest first. */
export const generationListSchema = z.object({
  items: z.array(generationSchema),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.nullable(z.string()),
});

/** A page of generations as `listGenerations` returns it to the history under a tool. */
export type GenerationList = z.output<typeof generationListSchema>;

/** Query of a history: kind and cursor. */
export const listGenerationsSchema = z.object({
  kind: z.optional(z.enum(GENERATION_KINDS)),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Headers of `POST /api/generations`: a repeated `Idempotency-Key` returns the first generation
 * instead of a new one.
 */
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
