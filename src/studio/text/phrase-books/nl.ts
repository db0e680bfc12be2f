import type { PhraseBook } from "../phrase-book.ts";
import { NL_SCENES } from "./nl-scenes.ts";

export const NL: PhraseBook = {
  offers: ["{product} van {company}", "{product} bij {company}"],
  presents: {
    plain: ["{offer}.", "Even voorstellen: {offer}."],
    to: ["{offer}, voor {audience}.", "{offer}. Gemaakt voor {audience}."],
    label: ["{offer}. Voor wie? {audienceLabel}."],
  },
  answers: {
    plain: ["Ons antwoord: {offer}.", "Ons voorstel: {offer}.", "Tijd voor {offer}."],
    to: ["Ons antwoord voor {audience}: {offer}.", "Ons voorstel voor {audience}: {offer}."],
    label: ["Ons antwoord: {offer}. Voor wie? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Voor op het lijstje: {offer}.",
      "Even onthouden: {offer}.",
      "Nieuwsgierig naar {product}? Vraag het {company}.",
      "Maak kennis met {offer}.",
    ],
    to: ["Een uitnodiging voor {audience}: {offer}.", "Iets voor {audience}: {offer}."],
    label: [],
  },
  audience: { to: ["Gemaakt voor {audience}.", "Voor {audience}."], label: ["Voor wie? {audienceLabel}."] },
  general: {
    pains: [
      "Nog een tabblad, nog een vergelijking, nog een misschien.",
      "Sommige dingen blijven veel te lang op het lijstje staan.",
      "Zoeken is het vermoeiende deel.",
    ],
    joys: [
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
  scenes: NL_SCENES,
  audienceCase: "lower",
  audiencePrefix: /^voor(?:\s+|$)/iu,
};
