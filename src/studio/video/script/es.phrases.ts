import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Spanish, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const ES: Phrases = {
  price: ["¿Y el precio?", "¿Cuánto cuesta?", "El precio:"],
};
