import type { Phrases } from "./phrases.ts";

/**
 * Phrases of voice-overs in Portuguese, listed in `phrase-table.ts`; the fields are explained in
 * `phrases.ts`, `leads.ts` decides which phrase suits a statement.
 */
export const PT: Phrases = {
  price: ["E o preço?", "Quanto custa?", "O preço:"],
  place: ["Onde?"],
  when: ["Quando?"],
  soon: ["Em quanto tempo?"],
  long: ["Quanto dura?"],
  steps: ["Como funciona?", "Funciona assim:"],
  also: ["E ainda:", "Também:", "Além disso:"],
  again: ["Para não esquecer:", "Mais uma vez:"],
  list: ["Em resumo:", "Em poucas palavras:"],
  and: "e",
  question: "{thing}?",
};
