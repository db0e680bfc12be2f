import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in English, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const EN: Phrases = {
  price: ["And the price?", "What does it cost?", "The price:"],
};
