import { capitalizeFirst } from "../../language/letter-case.ts";
import { isOfMessage, type Facts } from "../facts/facts.ts";
import { colonOf, type AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";
import { canFollowComma } from "./name-lines.ts";
import { isClumsy, sharesStem } from "./name-score.ts";

/** "£65 per flue, includes smoke test": an amount before what is sold. */
const PRICE_START =
  /^(?:(?:from|only|just|ab|nur|dès|à partir de|desde|por|solo|sólo|da|a partire da|a partir de|só|apenas|vanaf|slechts) )?(?:\p{Sc}|R\$|\d)/iu;
/** A verb after the amount: "$12 feeds a child for a week". */
const DOES =
  /^\S+(?: €| euros?)? (?:\p{L}{3,}s|will|can|ernähr\p{L}+|bezahl\p{L}+|reich\p{L}+|nourri\p{L}+|permet\p{L}*|financ\p{L}+|aliment\p{L}+|pag\p{L}+|voed\p{L}+|betaal\p{L}+) /iu;

/**
 * Whether a line is a sentence of the message that starts with a price, which says little without
 * the product. `score.ts` takes points from an ad that opens with it.
 */
export const opensWithPrice = ({ clause, facts: [first] }: Pick<Line, "clause" | "facts">): boolean =>
  first?.kind === "price" && isOfMessage(first) && PRICE_START.test(clause) && !DOES.test(clause);

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
