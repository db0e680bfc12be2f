import { capitalizeFirst } from "../language/letter-case.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";
import type { Line } from "../text/ads/line.ts";
import type { FactKind } from "../text/facts/facts.ts";
import { hasWords, startsWithWords } from "../text/facts/lexicon.ts";
import { lexiconFor } from "../text/facts/lexicons.ts";

/** Kinds of facts that are only true as a whole: a condition, both steps of a process. */
const WHOLE: readonly FactKind[] = ["offer", "price", "process", "caution"];
/** Minimum number of words of a clause, and of UTF-16 units of one with two words. */
const MIN_WORDS = 3;
const MIN_LENGTH = 15;
const SPLIT = /,\s|;\s/u;

/**
 * The clauses of a line that can stand alone, for fields in which the whole line does not fit: its
 * longest start first, then single clauses. Empty if a part could promise more than the whole, for
 * several facts, which have lines of their own, and in a language without a lexicon.
 */
export function clausesOf({ clause, facts }: Line, language: string): string[] {
  const lexicon = lexiconFor(language);
  const parts = clause.split(SPLIT);
  const isWhole = facts.some(({ kind }) => WHOLE.includes(kind));
  if (!lexicon || isWhole || facts.length > 1 || parts.length < 2 || /[:?]/u.test(clause)) return [];
  if (hasWords(clause, lexicon.condition)) return [];
  const standsAlone = (part: string) => {
    const words = part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    return (
      (words >= MIN_WORDS || (words === 2 && part.length >= MIN_LENGTH)) &&
      hasBalancedMarks(part) &&
      !startsWithWords(part, lexicon.dependent) &&
      !startsWithWords(part, lexicon.subordinate)
    );
  };
  const starts = parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join(", "));
  return [...starts.toReversed(), ...parts.slice(1)].filter(standsAlone).map((part) => capitalizeFirst(part));
}
