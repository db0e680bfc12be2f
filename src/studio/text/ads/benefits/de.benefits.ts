import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in German, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const DE_BENEFITS: readonly Benefit[] = [
  [/^kein(?:e)? (?:vorwissen|vorkenntnisse)$/iu, "Noch nie probiert? {Clause}."],
  [/^(?:kein|ohne) (?:termin|voranmeldung)(?: nötig| erforderlich)?$/iu, "einfach vorbeikommen"],
  [
    /^(?:keine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)|anfänger (?:sind )?willkommen|ohne vorkenntnisse)$/iu,
    "Noch nie probiert? {Clause}.",
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
