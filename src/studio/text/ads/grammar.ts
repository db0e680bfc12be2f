import type { Goal } from "../facts/facts.ts";

/** Formal or informal address: "Réservez" or "Réserve". */
export type Address = "formal" | "informal";

/**
 * Calls to action of one language. `{company}` and `{product}` are replaced by the names; a call
 * with a name is only used if that name is not in the ad yet.
 */
export type Calls = Readonly<Record<Goal, readonly string[]>>;

/** A way to turn a clause into a sentence with more tension, without changing what it says. */
export interface Turn {
  /** Matches the whole clause without its final punctuation mark. */
  readonly pattern: RegExp;
  /**
   * Sentence with `$<name>` for the groups of the pattern. A function may refuse the match with
   * null.
   */
  readonly to: string | ((groups: Readonly<Record<string, string>>) => string | null);
}

/** What the writer knows about one language. The sentences of an ad come from the brief. */
export interface AdGrammar {
  readonly language: string;
  readonly calls: Calls;
  /** Calls for the other address, in languages where the imperative differs. */
  readonly otherCalls: { readonly address: Address; readonly calls: Calls } | null;
  /** Words that show the address of a brief's own sentences. */
  readonly informal: RegExp | null;
  readonly formal: RegExp | null;
  /** Adverbs of urgency, which a sober ad has not: "today", "now". */
  readonly urgency: RegExp;
  /** Lines that name the product alone. */
  readonly product: readonly string[];
  /** Lines that name product and company. */
  readonly both: readonly string[];
  /** Lines that name the product with a place: `{place}` with the preposition as typed. */
  readonly placed: readonly string[];
  /** Lines that name the product with a price. `{price}` is an amount as typed. */
  readonly priced: readonly string[];
  /** Lines that name the product with a lowest price, such as "from $9", as typed. */
  readonly pricedFrom: readonly string[];
  /** Lines that name the product with a noun phrase. */
  readonly described: readonly string[];
  /**
   * Lines that name the company with a noun phrase or place, for ads that name the product already.
   */
  readonly company: readonly string[];
  /** First words that are not capitalized inside a sentence: articles, prepositions, numerals. */
  readonly functionWords: ReadonlySet<string>;
  /** Verbs that need a subject before them: "Sends polite reminders". */
  readonly subjectless: RegExp | null;
  /** A line of the brief that is a call to action itself, so that the ad needs no other. */
  readonly ownCall: RegExp;
  readonly turns: readonly Turn[];
  /** A noun phrase that may follow the product's name and a comma: no verb, no pronoun. */
  readonly nounPhrase: RegExp;
  /** Signs of a clause that is a sentence, with a subject and a verb or an imperative. */
  readonly clause: RegExp;
  /** Space before ":", "?" and "!" in French. */
  readonly spaceBeforeMarks: boolean;
}

/** Lines that need no words, only punctuation, in every language with a grammar. */
export const PUNCTUATED_LINES = {
  product: ["{product}."],
  placed: ["{product} {place}.", "{product}, {place}."],
  pricedFrom: ["{product} {price}.", "{product}, {price}."],
  described: ["{product}: {phrase}.", "{product}, {phrase}."],
  company: ["{company}: {phrase}.", "{company}, {phrase}."],
} as const satisfies Partial<AdGrammar>;

/** The set of the words of a text. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}
