import { trigrams } from "#core/similarity.ts";
import type { Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { without } from "./name-score.ts";

/**
 * Trigrams (`core/similarity.ts`) of an ad without the names, which all ads of a set share.
 * `score-options.ts` and `likeness.ts` compare ads by it, `copy-quality.ts` of the tests measures
 * sets.
 */
export function wordingOf(
  text: string,
  { company, product }: Pick<Facts, "company" | "product">,
): ReadonlySet<number> {
  return trigrams(without(without(text, product), company));
}

/**
 * The text of an ad without the owner's next step, its time or number, which all ads of a set may
 * share. `score-options.ts` and `likeness.ts` compare what is left.
 */
export const ownTextOf = ({ text, call, hasOwnCall, hasChannel, isAimed }: Candidate) =>
  hasOwnCall || hasChannel || isAimed ? without(text, call) : text;

/**
 * The first three words of a text in lower case. No two ads of a set should start with the same
 * ones: `score.ts` takes points off by `openings` of `score-options.ts`.
 */
export function firstWords(text: string): string {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, 3).join(" ").toLowerCase();
}
