import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Italian, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const IT: Phrases = {
  price: ["E il prezzo?", "Quanto costa?", "Il prezzo:"],
  place: ["Dove?"],
  when: ["Quando?"],
  soon: ["In quanto tempo?"],
  long: ["Quanto dura?"],
  steps: ["Come funziona?", "Funziona così:"],
  also: ["E poi:", "Inoltre:", "E anche:"],
  again: ["Da ricordare:", "Da non dimenticare:"],
  list: ["In breve:", "Riassumendo:"],
  and: "e",
  question: "{thing}?",
};
