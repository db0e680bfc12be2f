/** What the user filled in. The names are trimmed and not empty; the other fields may be empty. */
export interface TextBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
}

/** The last two are used where the studio has no phrase book and arranges the user's own words only. */
export type Angle = "benefit" | "problem" | "invitation" | "product" | "brand";

export interface TextAdDraft {
  readonly angle: Angle;
  /** One paragraph on one line. */
  readonly text: string;
}
