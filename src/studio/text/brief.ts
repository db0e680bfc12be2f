/** The user's input. Both names are trimmed and not empty; the other fields may be empty. */
export interface TextBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
}

/** What an ad argues with. The last two occur only in languages without a phrase book. */
export type Angle = "benefit" | "problem" | "invitation" | "product" | "brand";

/** A finished text ad. */
export interface TextAdDraft {
  readonly angle: Angle;
  /** One line. */
  readonly text: string;
}
