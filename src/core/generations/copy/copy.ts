import * as z from "zod/mini";
import { brandChoiceFields } from "#core/brands/brand-choice.ts";
import { optionalText, requiredText, textField } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { copyMessages } from "../messages.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { BRAND_VOICES } from "../campaign/campaign.ts";
import { languageField } from "../language.ts";
import { ANGLES, campaignCopySchema, copyUseSchema } from "./platform-copy.ts";
import { VARIANTS_PER_COPY } from "./variants.ts";

/** Texts of one field of an ad that is rewritten; longer than any platform's limit. */
const fieldTexts = z
  .array(textField("Text", LIMITS.adText))
  .check(z.maxLength(LIMITS.textsPerField), z.minLength(1));

const words = (label: string) =>
  z._default(z.array(requiredText(label, LIMITS.name)).check(z.maxLength(LIMITS.wordsPerList)), []);

const rewriteSchema = z.object({
  /** Current texts of the ad, by the name of the field. */
  fields: z.record(z.string().check(z.maxLength(LIMITS.name)), fieldTexts),
  /** The only field to rewrite; all fields if it is missing. */
  field: z.optional(z.string().check(z.maxLength(LIMITS.name))),
  /** What to change: "shorter", "more about the price". Never printed. */
  wish: optionalText("Wish", LIMITS.wish),
});

/**
 * Fields of an ad to write again, and the wish for them; part of `CopyInput`.
 * `write-texts.service.ts` of campaigns makes it, `write-copy-for.ts` in the studio reads it. The
 * longest wish is `LIMITS.wish` in `core/limits.ts`.
 */
export type CopyRewrite = z.output<typeof rewriteSchema>;

/**
 * Brief of campaign copy, which campaigns make (`copy-input.ts`) for new ads and rewrites. Limits:
 * `LIMITS` in `core/limits.ts` and `VARIANTS_PER_COPY` (`variants.ts`); messages: `copyMessages`
 * (`core/generations/messages.ts`).
 */
export const copyInputSchema = z
  .object({
    companyName: requiredText("Company name", LIMITS.name, copyMessages.companyAndProduct),
    productName: requiredText("Product/Service name", LIMITS.name, copyMessages.companyAndProduct),
    targetAudience: optionalText("Target audience", LIMITS.audience),
    /** Statements for customers: what is for sale. */
    keyMessage: optionalText("Key message", LIMITS.freeText),
    keyFeatures: optionalText("Key features", LIMITS.freeText),
    /** Decide the call to action; only offers in them are printed. */
    campaignGoals: optionalText("Campaign goals", LIMITS.freeText),
    additionalDetails: optionalText("Additional details", LIMITS.freeText),
    brandVoice: z.optional(z.enum(BRAND_VOICES)),
    wordsToUse: words("Word to use"),
    wordsToAvoid: words("Word to avoid"),
    ...brandChoiceFields,
    language: languageField,
    platforms: z._default(
      z.array(z.enum(PLATFORM_IDS)).check(z.minLength(1), z.maxLength(PLATFORM_IDS.length)),
      [...PLATFORM_IDS],
    ),
    /** Number of ads per platform; each has a different idea if there are enough facts. */
    variants: z._default(z.int().check(z.gte(1), z.lte(VARIANTS_PER_COPY)), 1),
    /**
     * Ideas of the variants, in order. For further variants, the writer chooses ideas by the facts.
     */
    angles: z._default(z.array(z.enum(ANGLES)).check(z.maxLength(VARIANTS_PER_COPY)), []),
    /** Rewrites the texts of an ad of the only platform in `platforms`. */
    rewrite: z.optional(rewriteSchema),
  })
  .check(
    z.refine(({ platforms, rewrite }) => !rewrite || platforms.length === 1, {
      path: ["platforms"],
      error: copyMessages.onePlatform,
    }),
    z.refine(({ platforms, rewrite }) => !rewrite || hasFields(platforms, rewrite), {
      path: ["rewrite", "fields"],
      error: copyMessages.unknownField,
    }),
  );

/**
 * The checked brief of a copy generation, stored as its input; `copy.generator.ts` writes from it.
 * Limits are those of `copyInputSchema`.
 */
export type CopyInput = z.output<typeof copyInputSchema>;

/**
 * Input from which provider (`ai.openai-copy.ts`) and studio (`studio/copy/write-copy-for.ts`)
 * write campaign copy: the brief of a copy generation, or of a full package
 * (`studio/campaign/briefs.ts`).
 */
export interface CopyBrief extends Omit<CopyInput, "variants"> {
  /** Texts of each field that is no list; the number of the platform table if missing. */
  readonly variants?: number;
}

/** Whether the fields to rewrite are fields of the only platform. */
function hasFields([platform, ...others]: readonly PlatformId[], { fields, field }: CopyRewrite): boolean {
  if (platform === undefined || others.length > 0) return true;
  const { fields: known }: PlatformSpec = PLATFORMS[platform];
  const names = Object.keys(fields);
  const isKnown = names.length > 0 && names.every((name) => Object.hasOwn(known, name));
  return isKnown && (field === undefined || Object.hasOwn(known, field));
}

/**
 * Campaign copy in API responses, as the result of a generation of kind `copy`. `copy.generator.ts`
 * stores the same.
 */
export const copyOutputSchema = z.object({
  /** One entry per platform and variant. */
  copy: campaignCopySchema,
  copyUse: copyUseSchema,
});

/**
 * Result of a generation of kind `copy`, stored by `copy.generator.ts`; campaigns apply it to their
 * ads (`apply-copy.service.ts`).
 */
export type CopyOutput = z.output<typeof copyOutputSchema>;
