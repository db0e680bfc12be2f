import type { PhraseBook } from "../phrase-book.ts";
import { NL_CATEGORIES } from "./nl-categories.ts";

/** Dutch connecting words. */
export const NL_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} van {company}", "{product} bij {company}"],
  introductions: {
    plain: ["{offer}.", "Even voorstellen: {offer}."],
    withAudience: ["{offer}, voor {audience}.", "{offer}. Gemaakt voor {audience}."],
    withLabel: ["{offer}. Voor wie? {audienceLabel}."],
  },
  answers: {
    plain: ["Ons antwoord: {offer}.", "Ons voorstel: {offer}.", "Tijd voor {offer}."],
    withAudience: ["Ons antwoord voor {audience}: {offer}.", "Ons voorstel voor {audience}: {offer}."],
    withLabel: ["Ons antwoord: {offer}. Voor wie? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Voor op het lijstje: {offer}.",
      "Even onthouden: {offer}.",
      "Nieuwsgierig naar {product}? Vraag het {company}.",
      "Maak kennis met {offer}.",
    ],
    withAudience: ["Een uitnodiging voor {audience}: {offer}.", "Iets voor {audience}: {offer}."],
    withLabel: [],
  },
  audience: {
    withAudience: ["Gemaakt voor {audience}.", "Voor {audience}."],
    withLabel: ["Voor wie? {audienceLabel}."],
  },
  general: {
    pains: [
      "Nog een tabblad, nog een vergelijking, nog een misschien.",
      "Sommige dingen blijven veel te lang op het lijstje staan.",
      "Zoeken is het vermoeiende deel.",
    ],
    payoffs: [
      "Eén blik zegt meer dan een lange advertentie.",
      "Sommige dingen laat je liever zien dan dat je ze beschrijft.",
    ],
    closings: [
      "Kijk eens rond.",
      "Vragen? Stel ze gerust.",
      "Bekijk het en beslis zelf.",
      "Een berichtje is zo gestuurd.",
    ],
  },
  categories: NL_CATEGORIES,
  audienceCase: "lower",
  audiencePrefix: /^voor(?:\s+|$)/iu,
};
