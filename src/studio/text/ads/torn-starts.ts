import type { AdGrammar } from "./grammar.ts";

/** Items of a list that a clause starts: ", luchtvochtigheid en CO2" after "de temperatuur". */
const FURTHER_ITEMS = /^(?:, \p{Ll}[\p{L}-]*){1,4},? (?:and|und|et|y|e|en) /u;

/**
 * Whether a list that the end of a start begins goes on behind it, so that the start alone would
 * name its first item only. `standsAlone` (`sentence-parts.ts`) makes no line of such a start.
 */
export const isBeforeItems = (start: string, sentence: string): boolean =>
  FURTHER_ITEMS.test(sentence.slice(start.length));

const RECIPIENT = /^(?:to|an|à|au|aux|a|al|ao|aan) (?!\p{L}+ing)/iu;

/**
 * Whether a start ends before a clause that says to whom, behind a clause that was put in: "gives
 * it" before "with a lock, to a refugee". `startsOf` (`sentence-parts.ts`) and `sentence-lines.ts`
 * make no line of such a start.
 */
export function isBeforeRecipient(start: string, sentence: string): boolean {
  const clauses = sentence.split(/,\s/u);
  const recipient = clauses.findIndex((clause, index) => index > 1 && RECIPIENT.test(clause));
  return recipient > 0 && start.length <= clauses.slice(0, recipient).join(", ").length;
}

/**
 * Whether the text before a colon is a list without a verb: "Birth certificate, diploma or licence"
 * before "we translate it". `startsOf` (`sentence-parts.ts`) ends no start there.
 */
export const isListOfNames = (start: string, grammar: AdGrammar): boolean =>
  /, .* (?:or|oder|ou|o|of) /u.test(start) && !grammar.clause.test(start);
