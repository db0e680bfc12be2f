import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in French, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const FR_BENEFITS: readonly Benefit[] = [
  [/^sans rendez-vous$|^pas besoin de rendez-vous$/iu, "[venez|viens] quand [vous voulez|tu veux]"],
  [
    /^(?:aucune expérience (?:requise|nécessaire)|débutants? (?:bienvenus?|acceptés?)|sans expérience)$/iu,
    "Jamais essayé ? {Clause}.",
  ],
  [
    /^(?:plus de )?\d+ (?:\p{L}+ )?(?:chiens|chats|animaux|lapins|chatons|chevaux|poules)(?!\p{L}).*(?:atten|cherch)/iu,
    "{Clause}. Et si l’un d’eux était le [vôtre|tien] ?",
  ],
  [
    /^(?:tous niveaux|niveau débutant|pour (?:les )?débutants|débutants (?:acceptés|bienvenus))(?!\p{L})/iu,
    "Jamais essayé ? {Clause}.",
  ],
];
