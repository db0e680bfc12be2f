import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Portuguese, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`)
 * takes the first pattern that matches.
 */
export const PT_BENEFITS: readonly Benefit[] = [
  [/^(?:sem|não precisa de) (?:marcação|hora marcada)$/iu, "[venha|vem] quando [quiser|quiseres]"],
  [
    /^(?:não (?:é preciso|precisa de) experiência|sem experiência|iniciantes bem-vindos)$/iu,
    "Primeira vez? {Clause}.",
  ],
  [
    /^(?:mais de )?\d+ (?:\p{L}+ )?(?:cães|gatos|animais|coelhos|gatinhos|cachorros|cavalos)(?!\p{L}).*(?:espera|procura)/iu,
    "{Clause}. E se um for o [seu|teu]?",
  ],
  [
    /^(?:todos os níveis|para (?:principiantes|iniciantes|quem nunca)|do zero|principiantes bem-vindos)(?!\p{L})/iu,
    "Nunca [experimentou|experimentaste]? {Clause}.",
  ],
];
