/** Statements of a brand (claims, prices) in the texts of ads, and what to write instead. */
import { MAX_USES } from "./limits.ts";

/**
 * States of a statement in an ad against its brand. `claim-uses.ts` and `price-uses.ts` decide
 * them, words are `status` in `uses.copy.ts`.
 *
 * - `current`: the statement is as the brand has it
 * - `changed`: the brand has other words or another price now
 * - `expired`: the proof or the offer has ended, or the fact was removed
 */
export const USE_STATUSES = ["current", "changed", "expired"] as const;
/**
 * Whether a statement in an ad is as its brand has it, or old; words are `status` in
 * `uses.copy.ts`. The list of ads on the brand page shows it.
 */
export type UseStatus = (typeof USE_STATUSES)[number];

/**
 * A piece of an ad's text that states a claim or a price, in UTF-16 units, and the words offered
 * instead (`null` for current, expired and ambiguous ones). `findClaimUses` (`claim-uses.ts`) and
 * `findPriceUses` (`price-uses.ts`) make it, `ad-uses.service.ts` presents it.
 */
export interface StatementUse {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly status: UseStatus;
  /** The current wording of the statement; `null` for current, expired and ambiguous statements. */
  readonly replacement: string | null;
}

/**
 * Uses in the order of the text, at most `MAX_USES` (`limits.ts`); of those that overlap, the first
 * one of the list. Last step of `findClaimUses` (`claim-uses.ts`) and `findPriceUses`
 * (`price-uses.ts`).
 */
export function withoutOverlaps(uses: readonly StatementUse[]): StatementUse[] {
  const taken = new Set<number>();
  const kept = uses.filter(({ start, end }) => {
    const places = Array.from({ length: end - start }, (_, index) => start + index);
    if (places.some((place) => taken.has(place))) return false;
    for (const place of places) taken.add(place);
    return true;
  });
  return kept.toSorted((one, other) => one.start - other.start).slice(0, MAX_USES);
}

interface Sentence {
  readonly start: number;
  readonly text: string;
}

function sentencesOf(text: string): Sentence[] {
  let start = 0;
  return text.split(/(?<=[.!?…]\s+)(?=\S)|(?<=\n)/u).map((part) => {
    const sentence = { start, text: part };
    start += part.length;
    return sentence;
  });
}

/**
 * The text as the brand would state it today: changed statements get the new words, sentences with
 * an expired one are left out; `null` if nothing changes or remains. `ad-uses.service.ts` offers
 * it, and saves nothing.
 */
export function offeredText(text: string, uses: readonly StatementUse[]): string | null {
  const within = (sentence: Sentence) => {
    const endOfSentence = sentence.start + sentence.text.length;
    return uses.filter(({ start, end }) => start < endOfSentence && sentence.start < end);
  };
  const sentences = sentencesOf(text).map((sentence) => ({ sentence, uses: within(sentence) }));
  const kept = sentences.filter((part) => part.uses.every(({ status }) => status !== "expired"));
  const changed = kept.map((part) => replaceIn(part.sentence, part.uses)).join("");
  const result = kept.length < sentences.length ? changed.trim() : changed;
  return result === text || !/[\p{L}\p{N}]/u.test(result) ? null : result;
}

/** A sentence with the replacements of the uses that it holds as a whole. */
function replaceIn({ start: offset, text: sentence }: Sentence, uses: readonly StatementUse[]): string {
  return uses
    .filter(({ start, end }) => offset <= start && end <= offset + sentence.length)
    .toReversed()
    .reduce(
      (text, { start, end, replacement }) =>
        replacement === null ? text : text.slice(0, start - offset) + replacement + text.slice(end - offset),
      sentence,
    );
}
