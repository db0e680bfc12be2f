/**
 * Phrases of a voice-over around the statements of a brief, in one language (`*.phrases.ts`).
 * `sentences.ts` puts them before a statement, by the kind from `leads.ts`. After a question, the
 * statement is its own sentence; after a colon, it starts with a lower-case letter. No phrase makes
 * a statement about the product. There are none such as "Plus:" or "Remember:" before other
 * statements: they fill time and say nothing.
 */
export interface Phrases {
  /** Before a price, which alone reads like a form. */
  readonly price: readonly string[];
}
