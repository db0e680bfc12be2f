import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in French, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const FR: Phrases = {
  price: ["Et le prix\u00A0?", "Combien ça coûte\u00A0?", "Le prix\u00A0:"],
  place: ["Où\u00A0?"],
  when: ["Quand\u00A0?"],
  soon: ["En combien de temps\u00A0?"],
  long: ["Combien de temps\u00A0?"],
  steps: ["Comment ça marche\u00A0?", "Ça marche ainsi\u00A0:"],
  also: ["Et aussi\u00A0:", "En plus\u00A0:", "De plus\u00A0:"],
  again: ["À retenir\u00A0:", "À ne pas oublier\u00A0:"],
  list: ["En bref\u00A0:", "En résumé\u00A0:"],
  and: "et",
  question: "{thing}\u00A0?",
};
