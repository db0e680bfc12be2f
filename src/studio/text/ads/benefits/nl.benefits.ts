import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Dutch, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const NL_BENEFITS: readonly Benefit[] = [
  [/^(?:zonder|geen) afspraak(?: nodig)?$/iu, "kom langs wanneer [u|je] wilt"],
  [/^(?:geen ervaring nodig|ervaring niet nodig|beginners welkom)$/iu, "Nooit eerder gedaan? {Clause}."],
  [
    /^(?:ruim |meer dan )?\d+ (?:\p{L}+ )?(?:honden|katten|dieren|konijnen|kittens|pups|paarden|kippen)(?!\p{L}).*(?:zoek|wacht)/iu,
    "{Clause}. Zit [de uwe|die van jou] erbij?",
  ],
  [
    /^(?:alle niveaus|voor (?:beginners|wie nooit)|beginners welkom|geen ervaring nodig)(?!\p{L})/iu,
    "Nooit geprobeerd? {Clause}.",
  ],
];
