import { lowerFirst } from "../../language/letter-case.ts";
import type { Facts } from "../facts/facts.ts";
import { commonNounOf } from "./common-noun.ts";
import type { AdGrammar } from "./grammar.ts";

/** Pronouns before what is said of a product, with the articles that stand for them. */
const PRONOUNS: Readonly<
  Record<string, { readonly pattern: RegExp; readonly articles: Readonly<Record<string, string>> }>
> = {
  de: {
    pattern: /^(Er|Sie|Es) (?=(?:kostet|dauert|umfasst|beginnt|startet|findet)(?!\p{L}))/u,
    articles: { Er: "Der ", Sie: "Die ", Es: "Das " },
  },
  fr: {
    pattern: /^(Il|Elle) (?=(?:coûte|dure|comprend|commence|a lieu)(?!\p{L}))/u,
    articles: { Il: "Le ", Elle: "La " },
  },
  nl: {
    pattern: /^(Hij|Het) (?=(?:kost|duurt|begint)(?!\p{L}))/u,
    articles: { Hij: "De ", Het: "Het " },
  },
  en: {
    pattern: /^(It) (?=(?:costs|takes|lasts|includes|starts|runs)(?!\p{L}))/u,
    articles: { It: "The " },
  },
};

/**
 * A sentence of the details that speaks of the product with a pronoun, with the product instead, so
 * that it is understood without the sentence before it: "Er kostet 120 Euro" becomes "Der
 * Rückenkurs kostet 120 Euro". Unchanged if the product is no common noun, is a plural or starts
 * with a vowel in French. `linesOf` (`lines.ts`) calls it.
 */
export function withProductSubject(sentence: string, facts: Facts, grammar: AdGrammar): string {
  const { pattern, articles } = PRONOUNS[grammar.language.slice(0, 2)] ?? {};
  const pronoun = pattern?.exec(sentence)?.[1];
  const noun = commonNounOf(facts, grammar);
  if (pattern === undefined || pronoun === undefined || noun === null) return sentence;
  if (/s$/iu.test(noun) || (grammar.language.startsWith("fr") && /^[aeiouhéèêâîôûœ]/iu.test(noun)))
    return sentence;
  const named = grammar.capitalNouns ? noun : lowerFirst(noun);
  return sentence.replace(pattern, `${articles?.[pronoun] ?? ""}${named} `);
}
