import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in German, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const DE: Phrases = {
  price: ["Und der Preis?", "Was kostet das?", "Der Preis:"],
};
