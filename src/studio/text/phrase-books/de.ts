import type { PhraseBook } from "../phrase-book.ts";
import { DE_CATEGORIES } from "./de-categories.ts";

/** Names are in the nominative or accusative only: "von {product}" would need a dative. */
export const DE_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} von {company}", "{product} bei {company}"],
  introductions: {
    plain: ["{offer}.", "Gestatten: {offer}."],
    withAudience: ["{offer}, für {audience}.", "{offer}. Gemacht für {audience}."],
    withLabel: ["{offer}. Für wen? {audienceLabel}."],
  },
  answers: {
    plain: ["Unsere Antwort: {offer}.", "Unser Vorschlag: {offer}.", "Zeit für {offer}."],
    withAudience: ["Unsere Antwort für {audience}: {offer}.", "Unser Vorschlag für {audience}: {offer}."],
    withLabel: ["Unsere Antwort: {offer}. Für wen? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Zum Vormerken: {offer}.",
      "Als Nächstes auf der Liste: {offer}.",
      "Neugierig auf {product}? Einfach {company} fragen.",
      "Darf man vorstellen? {offer}.",
    ],
    withAudience: ["Eine Einladung für {audience}: {offer}.", "Etwas für {audience}: {offer}."],
    withLabel: [],
  },
  audience: {
    withAudience: ["Gemacht für {audience}.", "Für {audience}."],
    withLabel: ["Für wen? {audienceLabel}."],
  },
  general: {
    pains: [
      "Noch ein Tab, noch ein Vergleich, noch ein Vielleicht.",
      "Manches bleibt viel zu lange auf der Liste.",
      "Suchen ist der anstrengende Teil.",
    ],
    payoffs: ["Ein Blick sagt mehr als lange Werbung.", "Manches zeigt man lieber, als es zu beschreiben."],
    closings: [
      "Einfach mal reinschauen.",
      "Fragen? Gern.",
      "Wir freuen uns auf eine Nachricht.",
      "Ansehen und selbst entscheiden.",
    ],
  },
  categories: DE_CATEGORIES,
  audienceCase: "german",
  audiencePrefix: /^(?:für|an)(?:\s+|$)/iu,
};
