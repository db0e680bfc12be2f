import type { TextView } from "./rule.ts";
import { lowerCase, viewText } from "./text-view.ts";

/**
 * Position of a phrase in a text, in UTF-16 units of the text as typed. `findPhrases` makes it;
 * `scan.ts` silences matches inside it.
 */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

const normalized = new Map<string, string>();
/** Phrases that are kept in normalized form at most: those of a few brands. */
const MAX_PHRASES = 2000;

/** A phrase in the normalized form in which a text is searched. */
function normalize(phrase: string): string {
  const known = normalized.get(phrase);
  if (known !== undefined) return known;
  const wanted = lowerCase(viewText(phrase.trim()).plain);
  if (normalized.size >= MAX_PHRASES) normalized.clear();
  normalized.set(phrase, wanted);
  return wanted;
}

/**
 * Finds phrases in a text as whole words, in any letter case. `scan.ts` finds names and proofs with
 * it, `rules/claims.ts` claims, `core/brands/claim-uses.ts` claims that ads use,
 * `core/campaigns/check-facts.ts` facts that concern an ad.
 */
export function findPhrases(view: TextView, phrases: readonly string[] = []): Piece[] {
  const text = lowerCase(view.plain);
  return phrases.flatMap((phrase) => {
    const wanted = normalize(phrase);
    const pieces: Piece[] = [];
    if (wanted === "") return pieces;
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const isWhole =
        !/[\p{L}\p{N}]$/u.test(text.slice(0, at).slice(-2)) &&
        !/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
      if (isWhole) pieces.push({ start: view.at(at), end: view.at(end) });
    }
    return pieces;
  });
}
