import type { Benefit } from "./benefit.ts";

/** Benefits of statements in English. `benefits.ts` looks them up. */
export const EN_BENEFITS: readonly Benefit[] = [
  [/^no (?:appointment|booking)s? (?:needed|required|necessary)$|^walk-?ins? welcome$/iu, "just turn up"],
  [
    /^(?:no experience (?:needed|required|necessary)|(?:complete |total )?beginners (?:are )?(?:very )?welcome)$/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /(?<!\b(?:reheat|cook|set up|built|quote|open|from|for|of|since|next|last|walk|cancel)\b.*)\b(?:in|within|under|inside) (?:under )?(?:[1-5]?\d|ten|twenty|thirty) ?(?:mins?|minutes)$/iu,
    "{Clause}, not hours.",
  ],
  [
    /^(?!.*\b(?:open|quote|cancel|next|last|recycled|tested)\b).*\b(?:in|within|under|inside) (?:[1-9]|1\d|2[0-4]|one|two|three|four|an) ?(?:h|hrs?|hours?)$/iu,
    "{Clause}, not days.",
  ],
  [
    /^(?!.*\b(?:open|cancel|next|last|pay)\b).*\b(?:in|within|under) (?:[1-6]|two|three|four|five) (?:working |business )?days$/iu,
    "{Clause}, not weeks.",
  ],
  [
    /^(?!.*\b(?:next|last|pay|cancel)\b).*\b(?:in|within) (?:[1-4]|two|three|four) weeks$/iu,
    "{Clause}, not months.",
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
