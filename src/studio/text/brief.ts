import type { AdLanguage } from "#core/generations/language.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";

/**
 * The brief of text ads for the studio; the validated input of a generation fits it. Both names are
 * trimmed and not empty; the other fields may be empty. Limits of the fields: `LIMITS` in
 * `core/limits.ts`, by the schemas of `core/generations/<kind>`.
 */
export interface TextBrief {
  readonly companyName: string;
  readonly productName: string;
  readonly targetAudience: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
  /** Chosen by the user or detected; if missing, the studio infers it. */
  readonly language?: AdLanguage | undefined;
}

/** A text ad that the studio has finished, with its idea; `writeTextAds` makes it. */
export interface TextAdDraft {
  readonly angle: Angle;
  /** One line. */
  readonly text: string;
}
