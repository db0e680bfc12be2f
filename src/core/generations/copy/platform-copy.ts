import * as z from "zod/mini";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";

/**
 * Facts that a brief may lack, by what they would help to write; the studio finds them, forms ask
 * for them.
 */
export const MISSING_FACTS = ["price", "offer", "number", "proof", "place", "benefit"] as const;

/** Kind of fact that a brief lacks; see `MISSING_FACTS`. */
export type MissingFact = (typeof MISSING_FACTS)[number];

/** Question for a missing fact, under a tool's form and in a panel of campaign copy. */
export const missingFactCopy: Record<MissingFact, string> = {
  price: "What does it cost?",
  offer: "Is there an offer, such as a free trial or a discount?",
  number: "Which number says most about it, such as a time, a size or a count?",
  proof: "What shows that you are good at it: a certificate, years, reviews?",
  place: "Where do you offer it?",
  benefit: "What do customers get out of it?",
};

/** Question under a tool's form when two statements of the brief cannot both be true. */
export const contradictionQuestion = (first: string, second: string) =>
  `Your brief says “${first}” and “${second}”. Which is right?`;

/**
 * The ideas of ads, which are the main arguments. Each variant of a campaign has one; models and
 * studio choose from them.
 */
export const ANGLES = ["offer", "number", "objection", "proof", "process", "place", "own_words"] as const;

/** Id of the idea of an ad; see `ANGLES`. */
export type Angle = (typeof ANGLES)[number];

/**
 * Names of the ideas above the columns of a board, in results, in files of copy and in names of
 * exported ads.
 */
export const angleCopy: Record<Angle, string> = {
  offer: "Offer",
  number: "Price or number",
  objection: "Objection answered",
  proof: "Proof",
  process: "How it works",
  place: "Place",
  own_words: "Your own words",
};

const copyTextSchema = z.object({
  text: z.string(),
  angle: z.enum(ANGLES),
  /** `studio` or the model id of the provider; missing in packages older than this field. */
  engine: z.optional(z.string()),
});
/**
 * One text of a field with the idea that it argues with and the engine that wrote it, in a result
 * of campaign copy.
 */
export type CopyText = z.output<typeof copyTextSchema>;

/** The texts of all fields of one platform and variant, in responses with campaign copy. */
export const platformCopySchema = z.object({
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

/** Copy of one platform and variant as stored and returned; a campaign makes an ad of it. */
export type PlatformCopy = z.output<typeof platformCopySchema>;

/**
 * The copy of a campaign in API responses: one entry per platform and variant, in the order of the
 * platforms.
 */
export const campaignCopySchema = z.array(platformCopySchema);

/** Copy of all platforms as provider or studio write it and as generations store it. */
export type CampaignCopy = z.output<typeof campaignCopySchema>;

/** Outcomes for a text of the provider that the gate refused, as the result records it. */
export const COPY_OUTCOMES = ["rewritten", "replaced", "dropped"] as const;

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
 * A text of the provider that the gate refused, and what became of it; stored with the copy, for
 * measurements.
 */
export type CopyFinding = z.output<typeof copyFindingSchema>;

/**
 * Origin of copy, stored with it: engine, version of the prompt, refused texts. The engine of each
 * text is kept with the text.
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

/** Origin of copy: engine, version of the prompt and refused texts. See `copyUseSchema`. */
export type CopyUse = z.output<typeof copyUseSchema>;

/**
 * Record of the engine in a copy generation that the studio wrote completely, also the start value
 * of a new one.
 */
export const STUDIO_COPY_USE: CopyUse = { engine: "studio", promptVersion: null, findings: [] };
