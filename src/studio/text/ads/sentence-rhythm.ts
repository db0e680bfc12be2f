import type { Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { wordCount } from "./hook-worth.ts";
import { without } from "./name-score.ts";

/** Words of a sentence that is too short to stand beside others of its kind. */
const FEW_WORDS = 3;

/**
 * Points that an ad loses (`scoreOf` in `score.ts`) for many short fragments in a row or colons in
 * several sentences, which read like a table.
 */
export function staccato({ parts, call }: Candidate): number {
  const short = parts.filter((part) => part !== call && wordCount(part) <= FEW_WORDS).length;
  const divided = parts.filter((part) => /:\s/u.test(part)).length;
  return 2.5 * Math.max(0, short - 1) + 4 * Math.max(0, divided - 1) + Math.max(0, parts.length - 4);
}

/**
 * Number of content words that occur in two sentences of an ad, which then repeats itself. The
 * company may contain the product's name. `scoreOf` (`score.ts`) takes points off for each.
 */
export function repetitions({ parts }: Candidate, { company }: Facts): number {
  const seen = new Set<string>();
  let repeated = 0;
  for (const part of parts) {
    const content = new Set(
      (
        without(part, company)
          .toLowerCase()
          .match(/[\p{L}\p{N}]{4,}/gu) ?? []
      ).map((word) => word.slice(0, 6)),
    );
    for (const word of content) repeated += Number(seen.has(word));
    for (const word of content) seen.add(word);
  }
  return repeated;
}
