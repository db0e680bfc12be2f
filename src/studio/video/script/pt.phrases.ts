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
  request:
    /^(?:ligue|liga|telefone|peça|pede|marque|marca (?:já|a|o|online|connosco)|reserve|reserva (?:já|a|o|online)|encomende|encomenda (?:já|pelo|em)|escreva|escreve-nos|envie|envia|mande|manda|venha|vem|visite|visita-nos|contacte|contacta|inscreva-se|inscreve-te|experimente|experimenta|fale|fala|pass[ea] (?:por|na|no|pela|pelo)|compre|doe|apoie|candidate-se|(?:marcações|reservas|inscrições|encomendas) (?:pel[oa]|em|no|na|por)|descarregue|baixe|agende|chame)(?!\p{L})/iu,
};
