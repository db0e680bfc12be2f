import * as z from "zod/mini";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";

/** Facts that a brief may lack, by what they would help to write. */
export const MISSING_FACTS = ["price", "offer", "number", "proof", "place", "benefit"] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** What the form and the copy ask for where a fact is missing. */
export const missingFactCopy: Record<MissingFact, string> = {
  price: "What does it cost?",
  offer: "Is there an offer, such as a free trial or a discount?",
  number: "Which number says most about it, such as a time, a size or a count?",
  proof: "What shows that you are good at it: a certificate, years, reviews?",
  place: "Where do you offer it?",
  benefit: "What do customers get out of it?",
};

/** The ideas of ads: what an ad argues with. */
export const ANGLES = ["offer", "number", "objection", "proof", "process", "place", "own_words"] as const;
export type Angle = (typeof ANGLES)[number];

/** Names of the ideas on screen. */
export const angleCopy: Record<Angle, string> = {
  offer: "Offer",
  number: "Price or number",
  objection: "Objection answered",
  proof: "Proof",
  process: "How it works",
  place: "Place",
  own_words: "Your own words",
};

const copyTextSchema = z.object({ text: z.string(), angle: z.enum(ANGLES) });
/** One text of a field with the idea that it argues with. */
export type CopyText = z.output<typeof copyTextSchema>;

/** The texts of all fields of one platform. */
export const platformCopySchema = z.object({
  platform: z.enum(PLATFORM_IDS),
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
export type PlatformCopy = z.output<typeof platformCopySchema>;

/** The copy of a campaign: one entry per platform, in the order of the platforms. */
export const campaignCopySchema = z.array(platformCopySchema);
export type CampaignCopy = z.output<typeof campaignCopySchema>;
