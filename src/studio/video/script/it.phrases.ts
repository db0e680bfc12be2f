import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Italian, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const IT: Phrases = {
  price: ["E il prezzo?", "Quanto costa?", "Il prezzo:"],
};
