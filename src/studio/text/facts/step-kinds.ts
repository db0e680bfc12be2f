/**
 * How a first step is taken: `trial` is started, `period` is a time in which a product is free,
 * `book` is for lessons and meetings with a date, `arrange` for visits and talks, `request` for
 * what the business prepares, `quote` for its price, `photo` for a picture that customers send for
 * the price, `come` for days on which everyone may come, `phone` for an appointment or a quote for
 * which customers call.
 */
export type StepKind =
  | "trial"
  | "period"
  | "book"
  | "arrange"
  | "request"
  | "quote"
  | "photo"
  | "come"
  | "phone";

/** Gender of a step's noun, with `feminines` for one in the plural; English has none. */
export type StepGender = "masculine" | "feminine" | "neuter" | "feminines";

/** Whether possessives and adjectives beside a step's noun are feminine. */
export const isFeminine = (gender: StepGender): boolean => gender.startsWith("feminine");

/** Names of first steps of one kind and gender, for `firstStepsOf` (`first-steps.ts`). */
export interface NamePattern {
  readonly kind: StepKind;
  readonly gender: StepGender;
  /** Pattern of the names without anchors. */
  readonly words: string;
  /** The name inside a sentence if it is not as typed. */
  readonly name?: string;
  /**
   * Whether the words name a first step only if it costs nothing ("free consultation"), unless, if
   * so set, the campaign is for it: "More consultations".
   */
  readonly needsFree?: boolean | "unlessAimed";
  /** Whether only goals name the step: a statement about pick-ups may be about anything. */
  readonly isOnlyAimed?: boolean;
}
