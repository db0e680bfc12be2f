import type { AdLanguage } from "#core/generations/language.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";

/** The user's input. Both names are trimmed and not empty; the other fields may be empty. */
export interface TextBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
  /** Chosen by the user or detected; if missing, the studio infers it. */
  readonly language?: AdLanguage | undefined;
}

/** A finished text ad. */
export interface TextAdDraft {
  readonly angle: Angle;
  /** One line. */
  readonly text: string;
}
