import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in Portuguese; `phrase-table.ts` lists the languages. */
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
