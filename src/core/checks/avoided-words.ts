/** Words that a brand or a brief excludes from its ads. */
import { eachMatch } from "../each-match.ts";
import type { Span } from "./rule.ts";

/** Letters that an inflection may add to a word. */
const MAX_ENDING = 3;
/** Shorter words match exactly: "car" does not match "cars" or "carpet". */
const MIN_INFLECTED = 4;

const patterns = new Map<string, RegExp | null>();
/** Maximum number of cached expressions, which bounds the memory. */
const MAX_PATTERNS = 500;

/** The expression that finds a phrase in any letter case; null if the phrase has no word. */
function patternOf(phrase: string): RegExp | null {
  const known = patterns.get(phrase);
  if (known !== undefined) return known;
  const words = phrase.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = words.at(-1) ?? "";
  const ending = last.length >= MIN_INFLECTED ? `\\p{L}{0,${MAX_ENDING}}` : "";
  const pattern =
    words.length === 0
      ? null
      : new RegExp(
          `(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]{1,3}")}${ending}(?![\\p{L}\\p{N}])`,
          "giu",
        );
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(phrase, pattern);
  return pattern;
}

/**
 * Positions of phrases in a text, in any letter case; the last word of a phrase may have up to
 * `MAX_ENDING` more letters ("cheaper") if it has `MIN_INFLECTED` or more itself. For the rule
 * `brand-word` (`rules/avoided.ts`), `core/campaigns/check-facts.ts` and notes of the studio's gate
 * (`gate/notes.ts`).
 */
export function findAvoided(text: string, phrases: readonly string[]): Span[] {
  return phrases.flatMap((phrase) => {
    const pattern = patternOf(phrase);
    if (pattern === null) return [];
    return Array.from(eachMatch(text, pattern), ({ index: start, 0: found }) => ({
      start,
      end: start + found.length,
    }));
  });
}
