import type { Facts } from "../facts/facts.ts";
import type { AdGrammar } from "./grammar.ts";
import type { Line } from "./line.ts";
import { containsWord } from "../../language/contains-word.ts";
import { isForbidden } from "./lines.ts";

/** Words that get a line of their own, and their longest length in UTF-16 units. */
const MAX_WORDS = 2;
const MAX_LENGTH = 30;

/**
 * A line of an ad, such as "In a word: cozy.", for a word that the notes ask to use and no
 * statement of the brief has. `wordLinesOf` makes it; `withWords` in `write-ads.ts` adds it to the
 * last ad of a set.
 */
export interface WordLine {
  readonly word: string;
  readonly text: string;
}

/**
 * Lines of ads for the first `MAX_WORDS` words that the notes ask to use (`use` of
 * `facts/read-rules.ts`), in their order. The template is `wordLines` of the language's
 * `*.grammar.ts`; empty if it has none. `materialOf` (`write-ads.ts`) collects them.
 */
export function wordLinesOf(facts: Facts, lines: readonly Line[], grammar: AdGrammar): WordLine[] {
  const { wordLines } = grammar;
  if (wordLines === null) return [];
  const known = [facts.company, facts.product, ...lines.map(({ clause }) => clause)];
  return facts.rules.use
    .filter((word) => word.length <= MAX_LENGTH && /^[\p{L}\p{N}’' -]+$/u.test(word))
    .filter((word) => !isForbidden(word, facts) && !known.some((text) => containsWord(text, word)))
    .slice(0, MAX_WORDS)
    .map((word) => ({
      word,
      text: (word.includes(" ") ? wordLines[1] : wordLines[0]).replace("{word}", word),
    }));
}
