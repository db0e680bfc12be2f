import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Portuguese. `benefits.ts` looks them up. */
export const PT_BENEFITS: readonly Benefit[] = [
  [/^(?:sem|não precisa de) (?:marcação|hora marcada)$/iu, "[venha|vem] quando [quiser|quiseres]"],
  [
    /^(?:não (?:é preciso|precisa de) experiência|sem experiência|iniciantes bem-vindos)$/iu,
    "Primeira vez? {Clause}.",
  ],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-5]?\d|dez|vinte|trinta) ?(?:min|minutos)$/iu,
    "{Clause}, não em horas.",
  ],
  [
    /^(?!.*(?:orçamento|abert)).*(?<!\p{L})em (?:menos de )?(?:[1-9]|1\d|2[0-4]|uma|duas|três|quatro) ?(?:h|horas?)(?: em \p{Lu}\p{L}+)?$/iu,
    "{Clause}, não em dias.",
  ],
  [
    /^(?!.*(?:orçamento|devolu)).*(?<!\p{L})em (?:[1-6]|dois|três|quatro|cinco) dias(?: úteis)?$/iu,
    "{Clause}, não em semanas.",
  ],
  [/^.*(?<!\p{L})em (?:[1-4]|duas|três|quatro) semanas$/iu, "{Clause}, não em meses."],
  [
    /^(?:mais de )?\d+ (?:\p{L}+ )?(?:cães|gatos|animais|coelhos|gatinhos|cachorros|cavalos)(?!\p{L}).*(?:espera|procura)/iu,
    "{Clause}. E se um for o [seu|teu]?",
  ],
  [
    /^(?:todos os níveis|para (?:principiantes|iniciantes|quem nunca)|do zero|principiantes bem-vindos)(?!\p{L})/iu,
    "Nunca [experimentou|experimentaste]? {Clause}.",
  ],
];
