import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Dutch, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const NL: Phrases = {
  price: ["En de prijs?", "Wat kost het?", "De prijs:"],
};
