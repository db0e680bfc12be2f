import type { TextView } from "./rule.ts";
import { lowerCase, viewText } from "./text-view.ts";

/** The position of a phrase of the advertiser in a text, in UTF-16 units of the text as typed. */
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
 * Finds phrases in a text, with any letter case, as whole words: names and proved claims in the
 * checks, facts that decide about an ad, and the words of claims in ads.
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
