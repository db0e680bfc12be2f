import type { PhraseBook } from "../phrase-book.ts";
import { DE_SCENES } from "./de-scenes.ts";

/** Names stand in the nominative or accusative only: "von {product}" would need a dative the user did not type. */
export const DE: PhraseBook = {
  offers: ["{product} von {company}", "{product} bei {company}"],
  presents: {
    plain: ["{offer}.", "Gestatten: {offer}."],
    to: ["{offer}, für {audience}.", "{offer}. Gemacht für {audience}."],
    label: ["{offer}. Für wen? {audienceLabel}."],
  },
  answers: {
    plain: ["Unsere Antwort: {offer}.", "Unser Vorschlag: {offer}.", "Zeit für {offer}."],
    to: ["Unsere Antwort für {audience}: {offer}.", "Unser Vorschlag für {audience}: {offer}."],
    label: ["Unsere Antwort: {offer}. Für wen? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Zum Vormerken: {offer}.",
      "Als Nächstes auf der Liste: {offer}.",
      "Neugierig auf {product}? Einfach {company} fragen.",
      "Darf man vorstellen? {offer}.",
    ],
    to: ["Eine Einladung für {audience}: {offer}.", "Etwas für {audience}: {offer}."],
    label: [],
  },
  audience: {
    to: ["Gemacht für {audience}.", "Für {audience}."],
    label: ["Für wen? {audienceLabel}."],
  },
  general: {
    pains: [
      "Noch ein Tab, noch ein Vergleich, noch ein Vielleicht.",
      "Manches bleibt viel zu lange auf der Liste.",
      "Suchen ist der anstrengende Teil.",
    ],
    joys: ["Ein Blick sagt mehr als lange Werbung.", "Manches zeigt man lieber, als es zu beschreiben."],
    closings: [
      "Einfach mal reinschauen.",
      "Fragen? Gern.",
      "Wir freuen uns auf eine Nachricht.",
      "Ansehen und selbst entscheiden.",
    ],
  },
  scenes: DE_SCENES,
  audienceCase: "german",
  audiencePrefix: /^(?:für|an)(?:\s+|$)/iu,
};
