/**
 * Phrases of a voice-over around the statements of a brief, in one language (`*.phrases.ts`).
 * `sentences.ts` puts them before a statement, by the kind from `leads.ts`. After a question, the
 * statement is its own sentence; after a colon, it starts with a lower-case letter. No phrase makes
 * a statement about the product.
 */
export interface Phrases {
  /** Before a price. */
  readonly price: readonly string[];
  /** Before a place without other words: "Norwich and 20 miles around". */
  readonly place: readonly string[];
  /** Before days or hours: "evenings until 9". */
  readonly when: readonly string[];
  /** Before the time until something is done: "with you in 30 minutes". */
  readonly soon: readonly string[];
  /** Before a length: "50 minutes". */
  readonly long: readonly string[];
  /** Before the steps of customer and business: "you send photos, we do the rest". */
  readonly steps: readonly string[];
  /** Before another statement of any kind. */
  readonly also: readonly string[];
  /** Before a repeated statement. */
  readonly again: readonly string[];
  /** Before a summary of several earlier statements. */
  readonly list: readonly string[];
  /** Conjunction before the last item of a summary. */
  readonly and: string;
  /** A product as a question: `{thing}`. */
  readonly question: string;
}
