import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in French, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const FR: Phrases = {
  price: ["Et le prix\u00A0?", "Combien ça coûte\u00A0?", "Le prix\u00A0:"],
};
