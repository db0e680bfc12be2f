import type { AdGrammar } from "./grammar.ts";
import { GRAMMARS } from "./grammars.ts";

/** Signs of another language that a sentence needs, and its fewest words. */
const MIN_SIGNS = 2;
const MIN_WORDS = 4;

/**
 * Whether a sentence of at least `MIN_WORDS` words is in another language than the brief: it has
 * function words and verbs of another grammar (`functionWords` of `*.grammar.ts`) and none of its
 * own. `linesOf` (`lines.ts`) leaves such sentences out if others remain. Always false in languages
 * without a grammar.
 */
export function isForeign(text: string, own: AdGrammar): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (own.functionWords.size === 0 || words.length < MIN_WORDS || signsOf(words, text, own) > 0) return false;
  return GRAMMARS.some((other) => other !== own && signsOf(words, text, other) >= MIN_SIGNS);
}

function signsOf(words: readonly string[], text: string, { functionWords, clause }: AdGrammar): number {
  const known = new Set(words.filter((word) => functionWords.has(word)));
  return known.size + Number(clause.test(text));
}
