import { isKnownPlace } from "../facts/values/place-names.ts";

/**
 * Whether a capitalized word at the start of a sentence is hardly a name, in languages that write
 * nouns in small letters: no place, no acronym, and no second capital after it.
 */
export function isHardlyName(first: string, rest: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !/^\p{Lu}/u.test(rest) && !isKnownPlace(first);
}

const GERMAN_ADVERB =
  /(?:ig|lich|isch|tens|bar|sam|los|haft|iert|ert|weise)$|^(?:aus|ab|an|auf|ein|vor)?ge\p{L}+(?:t|en)$/u;

/**
 * Whether a German word at the start of a sentence is an adjective or adverb and no noun, so that
 * it loses its capital within a sentence.
 */
export function isGermanAdjective(first: string, rest: string): boolean {
  return GERMAN_ADVERB.test(first) || (/e[rsnm]?$/u.test(first) && /^\p{Lu}/u.test(rest));
}
