import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in English, in the form of `benefit.ts`. `benefitOf` (`benefits.ts`) takes
 * the first pattern that matches.
 */
export const EN_BENEFITS: readonly Benefit[] = [
  [/^no (?:appointment|booking)s? (?:needed|required|necessary)$|^walk-?ins? welcome$/iu, "just turn up"],
  [
    /^(?:no experience (?:needed|required|necessary)|(?:complete |total )?beginners (?:are )?(?:very )?welcome)$/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?:over |more than )?\d+ (?:\p{L}+ )?(?:dogs|cats|rabbits|animals|kittens|puppies|horses|greyhounds|hens|guinea pigs)\b.*\b(?:wait|waiting|looking|need|want)\b/iu,
    "{Clause}. Is one of them yours?",
  ],
  [
    /^(?:we )?(?:cater for|for) (?:complete |absolute |total )?beginners\b|^all levels(?: welcome)?$|^for (?:adults|people) who (?:have )?never\b/iu,
    "Never tried it? {Clause}.",
  ],
];
