import { isInfinitive } from "../facts/action.ts";
import { isProblem } from "../facts/course.ts";
import type { Facts } from "../facts/facts.ts";
import { isTradeWord } from "../facts/read-trade.ts";
import type { AdGrammar } from "./grammar.ts";

/**
 * Longest name in UTF-16 units within a sentence: the company or product of a call
 * (`call-to-action.ts`) and the product as a noun (`commonNounOf`).
 */
export const MAX_NAME = 36;

/**
 * The product as it is written inside a sentence of an ad or script if it is a common noun: "boiler
 * repair" for "Boiler repair"; null for a name, which takes no "your", and for a request or a
 * problem (`CLAUSE` here, `isProblem` in `facts/course.ts`). A single word counts if it is one of a
 * trade (`isTradeWord`). `callsFor`, `hooks.ts` and the scripts call it; capitals follow
 * `capitalNouns` and `properAdjective` of the language's `*.grammar.ts`.
 */
export function commonNounOf(
  { product, company, productValues }: Pick<Facts, "product" | "company" | "productValues">,
  grammar: AdGrammar,
): string | null {
  const places = productValues
    .filter(({ kind }) => kind === "place")
    .map(({ text }) => text)
    .join(" ");
  const [first = "", ...rest] = product.split(/\s+/u);
  if (product === "" || product.length > MAX_NAME || /[!?.:;,(+/]/u.test(product) || /^\P{L}/u.test(product))
    return null;
  if (CLAUSE.test(product) || isProblem(product)) return null;
  if (ARTICLE[grammar.language]?.test(product) === true) return null;
  if (isInfinitive({ product, language: grammar.language })) return null;
  if (grammar.language === "nl" && INFINITIVE.test(product)) return null;
  if (grammar.functionWords.has(first.toLowerCase()) && rest.length === 0) return null;
  if (company.toLowerCase().split(/\s+/u).includes(first.toLowerCase())) return null;
  if (grammar.capitalNouns) {
    // An adjective before the noun would have to be declined.
    const second = rest[0] ?? "";
    return /^\p{Lu}/u.test(first) && (second === "" || /^\p{Ll}/u.test(second)) ? product : null;
  }
  if (first === first.toLowerCase()) return product;
  if (/^\p{Lu}.*\p{Lu}/u.test(first)) return /^\p{Lu}{2,4}$/u.test(first) && isLower(rest) ? product : null;
  if (rest.length === 0) return isTradeWord(first) ? first.toLowerCase() : null;
  if (!isLower(rest.filter((word) => !places.includes(word)))) return null;
  return grammar.properAdjective.test(first) ? product : first.toLowerCase() + product.slice(first.length);
}

/** Products that are a request or what was done: "Sing with us", "Handrails fitted". */
const CLAUSE =
  /^(?:blocked|broken|leaking|cracked|lost|stuck|damaged|faulty) |^(?:make|build|paint|learn|bake|cook|distil|brew|sew|knit|carve|throw|grow|design|taste) (?:your|a|an|to|with|how)(?!\p{L})|(?<!\p{L})(?:us|you|me)$|(?<= )(?!(?:bed|shed|seed|feed|red|weed|speed)$)\p{L}+ed$|(?:gone|done)$| (?:while|when|until|before) you(?!\p{L})/iu;

/** Articles and possessives before which no other can stand: "A year of books". */
const ARTICLE: Readonly<Record<string, RegExp>> = {
  en: /^(?:an?|the|one|my|your|our) /iu,
  de: /^(?:de[rnms]|die|das|ein\p{L}{0,2}|mein\p{L}{0,2}|dein\p{L}{0,2}|unser\p{L}{0,2}) /iu,
  fr: /^(?:l[ea]s?|une?|des|mon|ma|mes|ton|ta|tes|notre|nos|votre|vos) |^l[’']/iu,
  es: /^(?:el|las?|los|un[oa]?s?|mis?|tus?|nuestr[oa]s?) /iu,
  it: /^(?:il|lo|la|i|gli|le|un[oa]?|il mio|la mia) |^(?:l|un)[’']/iu,
  pt: /^(?:os?|as?|um|uma|uns|umas|meu|minha) /iu,
  nl: /^(?:de|het|een|één|mijn|jouw|onze?) /iu,
};

/** "Auto poetsen aan huis", "Verhuizen" and "Yoga", which take no "je". */
const INFINITIVE =
  /^(?:\p{L}+ \p{Ll}{3,}en(?= |$)|(?:[Vv]erhuizen|[Kk]nippen|[Ss]childeren|[Bb]ehangen|[Pp]oetsen|[Ss]tucen|[Ss]trijken)$|[Yy]oga(?!\p{L}))/u;

const isLower = (words: readonly string[]) => words.every((word) => !/^\p{Lu}/u.test(word));
