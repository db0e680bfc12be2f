import type { Benefit } from "./benefit.ts";

/** Benefits of statements in German. `benefits.ts` looks them up. */
export const DE_BENEFITS: readonly Benefit[] = [
  [/^kein(?:e)? (?:vorwissen|vorkenntnisse)$/iu, "Noch nie probiert? {Clause}."],
  [/^(?:kein|ohne) (?:termin|voranmeldung)(?: nötig| erforderlich)?$/iu, "einfach vorbeikommen"],
  [
    /^(?:keine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)|anfänger (?:sind )?willkommen|ohne vorkenntnisse)$/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [
    /^(?!.*(?:geöffnet|seit|angebot)).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-5]?\d|zehn|zwanzig|dreißig) ?(?:min|minuten)(?: (?:da|fertig|vor ort))?$/iu,
    "{Clause}, nicht in Stunden.",
  ],
  [
    /^(?!.*(?:angebot|geöffnet|seit)).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-9]|1\d|2[0-4]|einer|zwei|drei|vier) ?(?:h|std|stunden?)(?: (?:da|fertig|repariert|geliefert|vor ort))?$/iu,
    "{Clause}, nicht in Tagen.",
  ],
  [
    /^(?!.*seit).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-6]|zwei|drei|vier|fünf) (?:werk|arbeits)?tagen(?: (?:fertig|geliefert|montiert|bezugsfertig|da))?$/iu,
    "{Clause}, nicht in Wochen.",
  ],
  [
    /^(?!.*seit).*(?<!\p{L})(?:in|innerhalb von) (?:[1-4]|zwei|drei|vier) wochen(?: fertig)?$/iu,
    "{Clause}, nicht in Monaten.",
  ],
  [
    /^(?:über |mehr als )?\d+ (?:\p{L}+ )?(?:hunde|katzen|tiere|kaninchen|kätzchen|pferde|meerschweinchen|hühner)(?!\p{L}).*(?:suchen|warten|brauchen)/iu,
    "{Clause}. Wer darf einziehen?",
  ],
  [
    /^für (?:erwachsene|menschen|leute|alle),? die (?:noch )?nie|^(?:für )?(?:absolute )?anfänger(?!\p{L})|^alle level/iu,
    "Noch nie probiert? {Clause}.",
  ],
];
