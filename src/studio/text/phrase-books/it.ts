import type { PhraseBook } from "../phrase-book.ts";
import { IT_CATEGORIES } from "./it-categories.ts";

/** Italian connecting words. */
export const IT_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} di {company}", "{product} da {company}"],
  introductions: {
    plain: ["{offer}.", "Ecco {offer}."],
    withAudience: ["{offer}, per {audience}.", "{offer}. Un'idea per {audience}."],
    withLabel: ["{offer}. Per chi? {audienceLabel}."],
  },
  answers: {
    plain: ["La nostra risposta: {offer}.", "La nostra proposta: {offer}.", "Un'idea: {offer}."],
    withAudience: [
      "La nostra risposta per {audience}: {offer}.",
      "La nostra proposta per {audience}: {offer}.",
    ],
    withLabel: ["La nostra risposta: {offer}. Per chi? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Da mettere in lista: {offer}.",
      "Prossima tappa: {offer}.",
      "Curiosità su {product}? Basta chiedere a {company}.",
      "Da tenere a mente: {offer}.",
    ],
    withAudience: ["Un invito per {audience}: {offer}.", "Qualcosa per {audience}: {offer}."],
    withLabel: [],
  },
  audience: { withAudience: ["Per {audience}."], withLabel: ["Per chi? {audienceLabel}."] },
  general: {
    pains: [
      "Un'altra scheda, un altro confronto, un altro forse.",
      "Certe cose restano troppo a lungo in lista.",
      "Cercare è la parte faticosa.",
    ],
    payoffs: [
      "Uno sguardo dice più di un lungo annuncio.",
      "Certe cose si mostrano meglio di come si raccontano.",
    ],
    closings: ["Dai un'occhiata.", "Domande? Siamo qui.", "Guarda e decidi.", "Scrivici quando vuoi."],
  },
  categories: IT_CATEGORIES,
  audienceCase: "lower",
  audiencePrefix: /^per(?:\s+|$)/iu,
};
