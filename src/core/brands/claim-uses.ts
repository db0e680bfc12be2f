import { findPhrases } from "../checks/find-phrases.ts";
import { MAX_CHECKED_CHARS } from "../checks/limits.ts";
import { viewText } from "../checks/text-view.ts";
import type { Claim } from "./claim.ts";
import { withoutOverlaps, type StatementUse, type UseStatus } from "./statement-use.ts";
import { MAX_FIGURES } from "./limits.ts";

/**
 * A claim with the texts that it had before, newest first, so that ads with an old wording are
 * found too. `statements.service.ts` on the server reads it and keeps at most `MAX_FORMER` former
 * ones.
 */
export interface ClaimTexts extends Pick<Claim, "text" | "state"> {
  readonly formerTexts: readonly string[];
}

/** Words to find in ads, and the current wording that replaces them. */
interface Wording {
  readonly words: string;
  readonly now: string | null;
}

/** A number with its unit: "20 hours", "98 %", "4.8 stars". */
const FIGURE = /\d+(?:[.,]\d+)*\s?(?:%|\p{L}[\p{L}\p{M}]*)/gu;

const figuresOf = (text: string): readonly string[] => (text.match(FIGURE) ?? []).slice(0, MAX_FIGURES);

/**
 * The words of a claim as they appear inside a sentence, without the final mark.
 * `check-context.service.ts` passes them to the checks, the search here looks for them.
 */
export const claimWords = (text: string): string => text.trim().replace(/[\s.!?…]+$/u, "");

/**
 * The claim's words and figures, then those of its former texts; the first of equal words counts.
 */
function wordingsOf({ text, formerTexts }: ClaimTexts): Wording[] {
  const now = claimWords(text);
  const figures = figuresOf(now);
  const former = formerTexts.map(claimWords);
  const phrases = [{ words: now, now }, ...former.map((words) => ({ words, now }))];
  const parts = [
    ...figures.map((words) => ({ words, now: words })),
    ...former.flatMap((before) => {
      const old = figuresOf(before);
      // With another number of figures, it is unclear which one has replaced which.
      const isSame = old.length === figures.length;
      return old.map((words, index) => ({ words, now: isSame ? (figures[index] ?? null) : null }));
    }),
  ];
  return [...phrases, ...parts].filter(({ words }) => words !== "");
}

/**
 * Words by which `ad-uses.service.ts` searches the ads that may use a claim, of each wording all of
 * it and at most `MAX_FIGURES` (`limits.ts`) figures; `findClaimUses` then decides.
 */
export function claimPhrases(claim: ClaimTexts): string[] {
  return [...new Set(wordingsOf(claim).map(({ words }) => words))];
}

/**
 * Finds a claim in the first `MAX_CHECKED_CHARS` (`core/checks/limits.ts`) of a text of an ad: all
 * of it, or a figure with its unit (`FIGURE` in this file), as it is now or was before; letter case
 * and apostrophes may differ; at most `MAX_USES` (`limits.ts`). `ad-uses.service.ts` calls it for
 * the list on the brand page.
 */
export function findClaimUses(text: string, claim: ClaimTexts): StatementUse[] {
  const view = viewText(text.slice(0, MAX_CHECKED_CHARS));
  const uses = wordingsOf(claim).flatMap(({ words, now }) =>
    findPhrases(view, [words]).map(({ start, end }): StatementUse => {
      const found = text.slice(start, end);
      const isCurrent = now !== null && sameWords(words, now);
      const status: UseStatus = claim.state === "expired" ? "expired" : isCurrent ? "current" : "changed";
      const replacement = status === "changed" && now !== null ? inCaseOf(found, words, now) : null;
      return { start, end, words: found, status, replacement };
    }),
  );
  return withoutOverlaps(uses);
}

const sameWords = (one: string, other: string) => viewText(one).plain === viewText(other).plain;

/** `now` with the first letter in the case that `found` has, if that differs from the claim's. */
function inCaseOf(found: string, words: string, now: string): string {
  const [first = "", second = ""] = now;
  const isCapital = (letter: string | undefined) => letter !== undefined && /^\p{Lu}/u.test(letter);
  if (isCapital(found[0]) === isCapital(words[0])) return now;
  if (isCapital(found[0])) return first.toUpperCase() + now.slice(first.length);
  // A second capital is a name or an abbreviation.
  return isCapital(second) ? now : first.toLowerCase() + now.slice(first.length);
}
