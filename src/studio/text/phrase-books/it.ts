import type { PhraseBook } from "../phrase-book.ts";
import { IT_SCENES } from "./it-scenes.ts";

export const IT: PhraseBook = {
  offers: ["{product} di {company}", "{product} da {company}"],
  presents: {
    plain: ["{offer}.", "Ecco {offer}."],
    to: ["{offer}, per {audience}.", "{offer}. Un'idea per {audience}."],
    label: ["{offer}. Per chi? {audienceLabel}."],
  },
  answers: {
    plain: ["La nostra risposta: {offer}.", "La nostra proposta: {offer}.", "Un'idea: {offer}."],
    to: ["La nostra risposta per {audience}: {offer}.", "La nostra proposta per {audience}: {offer}."],
    label: ["La nostra risposta: {offer}. Per chi? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Da mettere in lista: {offer}.",
      "Prossima tappa: {offer}.",
      "Curiosità su {product}? Basta chiedere a {company}.",
      "Da tenere a mente: {offer}.",
    ],
    to: ["Un invito per {audience}: {offer}.", "Qualcosa per {audience}: {offer}."],
    label: [],
  },
  audience: { to: ["Per {audience}."], label: ["Per chi? {audienceLabel}."] },
  general: {
    pains: [
      "Un'altra scheda, un altro confronto, un altro forse.",
      "Certe cose restano troppo a lungo in lista.",
      "Cercare è la parte faticosa.",
    ],
    joys: [
      "Uno sguardo dice più di un lungo annuncio.",
      "Certe cose si mostrano meglio di come si raccontano.",
    ],
    closings: ["Dai un'occhiata.", "Domande? Siamo qui.", "Guarda e decidi.", "Scrivici quando vuoi."],
  },
  scenes: IT_SCENES,
  audienceCase: "lower",
  audiencePrefix: /^per(?:\s+|$)/iu,
};
