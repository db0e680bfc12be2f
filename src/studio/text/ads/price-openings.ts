import { capitalizeFirst } from "../../language/letter-case.ts";
import { isOfMessage, type Facts } from "../facts/facts.ts";
import { colonOf, type AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";
import { canFollowComma } from "./name-lines.ts";
import { isClumsy, sharesStem } from "./name-score.ts";

/** Words before a price that say nothing of what is sold: "from £65". */
const BEFORE_PRICE =
  /^(?:from|only|just|for|ab|nur|für|dès|à partir de|pour|desde|por|solo|sólo|da|a partire da|per|a partir de|só|apenas|vanaf|slechts|voor) /iu;
/** A verb after an amount and its period: "$12 feeds a child", "£5 a month keeps a family fed". */
const AMOUNT_WITH_VERB =
  /^\S+(?: €| euros?)? (?:(?:an?|per|im|pro|par|al|à|por|ao) \p{L}+ )?(?:\p{L}{3,}s|will|can|ernähr\p{L}+|bezahl\p{L}+|reich\p{L}+|nourri\p{L}+|permet\p{L}*|financ\p{L}+|aliment\p{L}+|pag\p{L}+|voed\p{L}+|betaal\p{L}+) /iu;

/**
 * Whether the first fact of a line has a price with which the line starts: "from £65 per flue". A
 * date, an hour or a number of seats is none. `list-sentences.ts` puts such a price behind its
 * product.
 */
export function startsWithPrice({ clause, facts: [first] }: Pick<Line, "clause" | "facts">): boolean {
  const start = withoutSpaces(clause.replace(BEFORE_PRICE, ""));
  const prices = first?.values.filter(({ kind }) => kind === "price") ?? [];
  return prices.some(({ text }) => start.startsWith(withoutSpaces(text.replace(BEFORE_PRICE, ""))));
}
const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s/gu, "");

/**
 * Whether a line is a sentence of the message that starts with a price, which says little without
 * the product. `score.ts` takes points from an ad that opens with it.
 */
export const opensWithPrice = (line: Pick<Line, "clause" | "facts">): boolean => {
  const [first] = line.facts;
  return (
    first?.kind === "price" &&
    isOfMessage(first) &&
    startsWithPrice(line) &&
    !AMOUNT_WITH_VERB.test(line.clause)
  );
};

/**
 * A sentence of the message that starts with a price, with the product before it, because a bare
 * price does not say of what: "Septic pumping: $325 flat up to 1,000 gallons." Null for other
 * lines. `compose.ts` opens ads with it.
 */
export function namedPrice(
  line: Line,
  { facts: { product }, grammar }: { readonly facts: Facts; readonly grammar: AdGrammar },
): string | null {
  const { clause, inside, text } = line;
  if (!opensWithPrice(line) || grammar.functionWords.size === 0 || isClumsy(product)) return null;
  if (sharesStem(clause, product) || /[:?]/u.test(clause) || !canFollowComma(inside, grammar)) return null;
  return `${capitalizeFirst(product)}${colonOf(grammar)} ${inside}${text.slice(clause.length)}`;
}
