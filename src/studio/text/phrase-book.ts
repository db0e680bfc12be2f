import type { Category } from "./category-keywords.ts";

/** Ready sentences about the world, never about the company: no facts, no numbers, no promises. */
export interface Scene {
  /** The everyday annoyance that the category answers. */
  readonly pains: readonly string[];
  /** A picture of the moment after. */
  readonly joys: readonly string[];
  /** Closing calls that fit whether the business is a shop, a studio or a website. */
  readonly closings: readonly string[];
  /** These two instead of the book's own, where "try" or "meet" would sound wrong. */
  readonly presents?: Frames;
  readonly openers?: Frames;
}

/** The connecting words of one language. Frames hold {product}, {company}, {offer}, {audience}, {audienceLabel}. */
export interface PhraseBook {
  /** Noun phrases without verbs or articles, so that singular, plural and any gender fit. */
  readonly offers: readonly string[];
  /** Present the offer after the message; `to` with an audience in the sentence, `label` after a colon. */
  readonly presents: Frames;
  /** Answer a problem with the offer. */
  readonly answers: Frames;
  /** Open an invitation. */
  readonly openers: Frames;
  /** The audience in a sentence of its own. */
  readonly audience: Omit<Frames, "plain">;
  /** Between a name and a sentence about it; ": " unless given. */
  readonly colon?: string;
  readonly general: Scene;
  readonly scenes: Partial<Record<Category, Scene>>;
  /** How an audience phrase is fitted behind a preposition. */
  readonly audienceCase: "english" | "german" | "lower" | "keep";
  /** Words in front of an audience that the frames already say, such as "for". */
  readonly audiencePrefix: RegExp;
}

export interface Frames {
  readonly plain: readonly string[];
  readonly to: readonly string[];
  readonly label: readonly string[];
}
