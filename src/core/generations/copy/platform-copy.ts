import * as z from "zod/mini";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";

/**
 * Facts that a brief may lack. `studio/text/facts/missing-facts.ts` finds them; `missingFactCopy`
 * has the questions.
 */
export const MISSING_FACTS = ["price", "offer", "number", "proof", "place", "benefit"] as const;

/**
 * Kind of fact that a brief lacks, from `studio/text/facts/missing-facts.ts` to forms and panels,
 * which show its question; see `MISSING_FACTS`, questions: `missingFactCopy` in this file.
 */
export type MissingFact = (typeof MISSING_FACTS)[number];

/**
 * Question for a missing fact, under a tool's form (`brief-reading.ts` sends it) and in a panel of
 * campaign copy.
 */
export const missingFactCopy: Record<MissingFact, string> = {
  price: "What does it cost?",
  offer: "Is there an offer, such as a free trial or a discount?",
  number: "Which number says most about it, such as a time, a size or a count?",
  proof: "What shows that you are good at it: a certificate, years, reviews?",
  place: "Where do you offer it?",
  benefit: "What do customers get out of it?",
};

/**
 * Question when two statements of a brief cannot both be true, as `conflicts.ts` of the studio
 * finds; `brief-reading.ts` sends it to the form.
 */
export const contradictionQuestion = (first: string, second: string) =>
  `Your brief says “${first}” and “${second}”. Which is right?`;

/**
 * Angles of ads, which are their main arguments; each variant of a campaign has one. Models
 * (`prompt.ts`) and the studio (`angleOf` in `studio/text/ads/ad.ts`) choose from them; names:
 * `angleCopy` in this file.
 */
export const ANGLES = ["offer", "number", "objection", "proof", "process", "place", "own_words"] as const;

/**
 * Id of the angle of an ad or text, stored with it; `variants.ts`, campaigns, exports and
 * `core/results/answer-angles.ts` read it. See `ANGLES`; names: `angleCopy` in this file.
 */
export type Angle = (typeof ANGLES)[number];

/**
 * Names of the angles above the columns of a board, in results, in tables of copy (`copy-files.ts`)
 * and in names of exported ads. `own_words` is also the angle of texts that the studio or a
 * provider arranged without one of the others, so its name does not say that the user wrote them.
 */
export const angleCopy: Record<Angle, string> = {
  offer: "Offer",
  number: "Price or number",
  objection: "Objection answered",
  proof: "Proof",
  process: "How it works",
  place: "Place",
  own_words: "From your brief",
};

const copyTextSchema = z.object({
  text: z.string(),
  angle: z.enum(ANGLES),
  /** `studio` or the model id of the provider; missing in packages older than this field. */
  engine: z.optional(z.string()),
});
/**
 * One text of a field with its angle and the engine that wrote it. `assemble-copy.ts` of the OpenAI
 * adapter and `studio/copy/short-texts.ts` make it; `build-campaign.service.ts` makes ads of it.
 */
export type CopyText = z.output<typeof copyTextSchema>;

/** The texts of all fields of one platform and variant, in responses with campaign copy. */
const platformCopySchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  /** Letter of the variant; missing in packages, whose fields have alternatives instead. */
  variant: z.optional(z.string()),
  /** The idea of the variant. */
  angle: z.optional(z.enum(ANGLES)),
  /**
   * By the name of the field in the platform table; fewer texts than the field takes if facts are
   * missing.
   */
  fields: z.record(z.string(), z.array(copyTextSchema)),
  /** Value of the platform's button; missing if its ads have none. */
  callToAction: z.optional(z.string()),
  /** Facts that would give more texts. */
  missing: z.array(z.enum(MISSING_FACTS)),
});

/**
 * Texts of all fields of one platform and variant. `assemble-copy.ts` and the studio make it;
 * campaigns make an ad of it (`build-campaign.service.ts`, `apply-copy.service.ts`).
 */
export type PlatformCopy = z.output<typeof platformCopySchema>;

/**
 * Campaign copy in API responses: one entry per platform and variant; part of the results of
 * packages and of generations of kind `copy`. `write-copy-for.ts` in the studio and
 * `assemble-copy.ts` of the OpenAI adapter write it.
 */
export const campaignCopySchema = z.array(platformCopySchema);

/**
 * Copy of all platforms, as provider or studio write it (`write-copy-for.ts`) and generations store
 * it; campaigns build ads of it.
 */
export type CampaignCopy = z.output<typeof campaignCopySchema>;

/** What became of a text of the provider that the gate refused; part of `CopyFinding`. */
const COPY_OUTCOMES = ["rewritten", "replaced", "dropped"] as const;

const copyFindingSchema = z.object({
  platform: z.enum(PLATFORM_IDS),
  field: z.string(),
  /** The refused text. */
  text: z.string(),
  /**
   * Kinds of the reasons with the words that caused them; the words are empty if the whole text was
   * refused.
   */
  reasons: z.array(z.object({ kind: z.string(), found: z.string() })),
  /**
   * `rewritten` by the provider, `replaced` by a text of the studio, or `dropped` because the
   * studio had no text.
   */
  outcome: z.enum(COPY_OUTCOMES),
});

/**
 * A text of the provider that the studio's gate refused, and what became of it. `assemble-copy.ts`
 * stores it with the copy, for measurements.
 */
export type CopyFinding = z.output<typeof copyFindingSchema>;

/**
 * How copy was written: engine, version of the prompt, refused texts; part of the results of
 * packages and copy. The engine of each text is kept with the text. `assemble-copy.ts` of the
 * OpenAI adapter makes it, else it is `STUDIO_COPY_USE`.
 */
export const copyUseSchema = z.object({
  /** `studio` or the model id of the provider. */
  engine: z.string(),
  /** Version of the prompts that the provider got; `null` for the studio. */
  promptVersion: z.nullable(z.string()),
  /** Texts of the provider that the checks refused. */
  findings: z.array(copyFindingSchema),
  /** Why the studio wrote all texts although a provider was asked. */
  fallbackReason: z.optional(z.string()),
});

/**
 * How copy was written; `assemble-copy.ts` makes it for the provider, `STUDIO_COPY_USE` here is the
 * studio's; `copy.generator.ts` and `campaign.generator.ts` store it with the copy.
 */
export type CopyUse = z.output<typeof copyUseSchema>;

/**
 * How copy was written if the studio wrote all of it; the start value of `copy.generator.ts` too.
 */
export const STUDIO_COPY_USE: CopyUse = { engine: "studio", promptVersion: null, findings: [] };
