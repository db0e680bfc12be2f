import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Italian, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const IT_BENEFITS: readonly Benefit[] = [
  [/^(?:senza (?:appuntamento|prenotazione))$/iu, "[venga|vieni] quando [vuole|vuoi]"],
  [
    /^(?:non serve esperienza|nessuna esperienza (?:richiesta|necessaria)|principianti benvenuti)$/iu,
    "È la prima volta? {Clause}.",
  ],
  [
    /^(?:oltre |più di )?\d+ (?:\p{L}+ )?(?:cani|gatti|animali|conigli|gattini|cuccioli|cavalli)(?!\p{L}).*(?:cerca|aspetta|attend)/iu,
    "{Clause}. E se uno fosse il [Suo|tuo]?",
  ],
  [
    /^(?:tutti i livelli|per (?:principianti|chi non ha mai)|da zero|principianti benvenuti)(?!\p{L})/iu,
    "Mai provato? {Clause}.",
  ],
];
