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
import { cursorField } from "../fields.ts";

/** Maximum length of the `Idempotency-Key` header of `POST /api/generations`. */
const IDEMPOTENCY_KEY_MAX = 200;
const time = z.iso.datetime();

/**
 * Schemas of complete inputs by kind. `brand-choice.ts` on the server checks an input with them
 * after a brand has filled in missing fields; a new kind is added here.
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
 * Body of `POST /api/generations`, by kind. Fields that a brand fills in
 * (`core/brands/fill-brief.ts`) may be missing; `INPUT_SCHEMAS` checks the input after that. Limits
 * of the fields are those of the kind's input schema in `<kind>/<kind>.ts`. A new kind is added to
 * `createByKind`.
 */
export const createGenerationSchema = z.discriminatedUnion("kind", [
  createText,
  ...Object.values(createOthers),
]);
/**
 * Checked body of `POST /api/generations`: the forms of the tools send it, `generations.service.ts`
 * reserves a unit for it. Fields and limits: the input schema of the kind (`INPUT_SCHEMAS`).
 */
export type CreateGeneration = z.output<typeof createGenerationSchema>;

/**
 * Body of `POST /api/briefs/read`, which `use-brief-reading.ts` sends while a form is filled in;
 * `brief-reading.ts` on the server ignores fields that a brief does not have.
 */
export const readBriefSchema = z.object({ input: z.record(z.string(), z.unknown()) });

/**
 * Response of `POST /api/briefs/read`: language and missing facts of an unfinished brief. The
 * questions are `missingFactCopy` in `copy/platform-copy.ts`, languages are in `language.ts`.
 */
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
 * Result of reading an unfinished brief. `brief-reading.ts` on the server makes it;
 * `brief-language.tsx` shows language and questions under a form.
 */
export type BriefReading = z.output<typeof briefReadingSchema>;

/**
 * Response when work was accepted: the id of the row (`generations.service.ts`,
 * `write-texts.service.ts`, `create-export.service.ts`), which the browser then follows.
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

/**
 * A generation in API responses, by kind; `presentGeneration` in `generations.present.ts` makes it
 * from the row. The fields that all kinds share are `ofKind` in this file; the output of a kind is
 * in its folder. A new kind is added to `byKind`.
 */
export const generationSchema = z.discriminatedUnion("kind", [
  textGeneration,
  ...Object.values(otherGenerations),
]);

/**
 * A generation as `presentGeneration` in `generations.present.ts` makes it. Result panels,
 * histories, event streams and the data export read it.
 */
export type Generation = z.output<typeof generationSchema>;

type GenerationsByKind = { [Kind in GenerationKind]: z.output<(typeof byKind)[Kind]> };
/**
 * A generation whose kind is known, such as `GenerationOf<"image">`; the result panels of the tools
 * read it.
 */
export type GenerationOf<Kind extends GenerationKind> = GenerationsByKind[Kind];

/**
 * Response of `GET /api/generations`: a page of generations, newest first. `generations.service.ts`
 * makes it; `HISTORY_PAGE_SIZE` is the size of a page. `nextCursor` is `null` on the last page.
 */
export const generationListSchema = z.object({
  items: z.array(generationSchema),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `HISTORY_PAGE_SIZE` generations, which `generations.service.ts` returns to the history
 * under a tool (`history.ts` in the web app).
 */
export type GenerationList = z.output<typeof generationListSchema>;

/**
 * Query of `GET /api/generations`, for `generations.service.ts`: kind (`KINDS` in `kinds.ts`; all
 * if missing) and cursor of the page. The size of a page is `HISTORY_PAGE_SIZE`.
 */
export const listGenerationsSchema = z.object({
  kind: z.optional(z.enum(GENERATION_KINDS)),
  cursor: cursorField,
});

/**
 * Headers of `POST /api/generations`. A repeated `Idempotency-Key` returns the first generation
 * instead of a new one (`generations.service.ts` on the server). Longest key: `IDEMPOTENCY_KEY_MAX`
 * (this file).
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
