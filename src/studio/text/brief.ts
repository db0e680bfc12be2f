import type { Angle } from "#core/generations/copy/platform-copy.ts";

/** The user's input. Both names are trimmed and not empty; the other fields may be empty. */
export interface TextBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
}

/** A finished text ad. */
export interface TextAdDraft {
  readonly angle: Angle;
  /** One line. */
  readonly text: string;
}
