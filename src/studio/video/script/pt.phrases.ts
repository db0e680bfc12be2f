import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Portuguese, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const PT: Phrases = {
  price: ["E o preço?", "Quanto custa?", "O preço:"],
};
