import type { Category } from "./category-keywords.ts";

/**
 * Ready sentences of one category. They speak about everyday life, never about the company: no
 * facts, no numbers, no promises.
 */
export interface CategoryPhrases {
  /** Everyday annoyances that the category solves. */
  readonly pains: readonly string[];
  /** How life looks after the purchase. */
  readonly payoffs: readonly string[];
  /** Closing calls that suit a shop, a studio and a website alike. */
  readonly closings: readonly string[];
  /** Replaces the book's introductions where its verbs ("meet") would sound wrong. */
  readonly introductions?: TemplateSet;
  /** Replaces the book's openers where its verbs ("try") would sound wrong. */
  readonly openers?: TemplateSet;
}

/**
 * The connecting words of one language. Templates may hold {product}, {company}, {offer},
 * {audience} and {audienceLabel}.
 */
export interface PhraseBook {
  /** Noun phrases without verbs or articles, so that singular, plural and any gender fit. */
  readonly offers: readonly string[];
  /** Introduce the offer after the message. */
  readonly introductions: TemplateSet;
  /** Present the offer as the answer to a problem. */
  readonly answers: TemplateSet;
  /** Open an invitation. */
  readonly openers: TemplateSet;
  /** Name the audience in a sentence of its own. */
  readonly audience: Omit<TemplateSet, "plain">;
  /** Separates a name from a sentence about it; ": " by default. */
  readonly colon?: string;
  /** Phrases for an unknown category. */
  readonly general: CategoryPhrases;
  readonly categories: Partial<Record<Category, CategoryPhrases>>;
  /** How the case of an audience's first letter is changed after a preposition. */
  readonly audienceCase: "english" | "german" | "lower" | "keep";
  /** Words before an audience that the templates already contain, such as "for". */
  readonly audiencePrefix: RegExp;
}

/** Alternative sentence templates of one purpose. */
export interface TemplateSet {
  /** Without the audience. */
  readonly plain: readonly string[];
  /** With {audience} after a preposition. */
  readonly withAudience: readonly string[];
  /** With {audienceLabel} after a colon or a question. */
  readonly withLabel: readonly string[];
}
