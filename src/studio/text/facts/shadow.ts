import type { Lexicon } from "./lexicon.ts";

const WORD = /\p{L}+/gu;
/** Words of the longest number: "quatre vingt dix neuf". */
const MAX_WORDS = 4;

/**
 * Replaces number words by digits of the same length, so that one set of patterns reads both and
 * every span stays the same: "six dentists" becomes "006 dentists". `findValues` and the gate
 * (`quantities.ts`) call it; the words are `numbers` of the lexicons.
 */
export function withDigits(text: string, { numbers, weakNumbers, weakBefore, time, price }: Lexicon): string {
  const words = [...text.matchAll(WORD)];
  const units = unitPattern(weakBefore, time, price.currencies);
  const weak = new RegExp(`^(?:${weakNumbers || "(?!)"})$`, "iu");
  let shadow = "";
  let copied = 0;
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(MAX_WORDS, words.length - at); count >= 1; count--) {
      const [first, last] = [words[at], words[at + count - 1]];
      if (first === undefined || last === undefined) continue;
      const end = last.index + last[0].length;
      const phrase = text.slice(first.index, end);
      const value = numbers.get(phrase.toLowerCase().replaceAll("’", "'"));
      if (value === undefined || String(value).length > phrase.length) continue;
      if (isInsideWord(text, first.index, end)) continue;
      if (weak.test(phrase) && !units.test(text.slice(end))) continue;
      shadow += text.slice(copied, first.index) + String(value).padStart(phrase.length, "0");
      copied = end;
      at += count - 1;
      break;
    }
  }
  return shadow + text.slice(copied);
}

function isInsideWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[start - 1] ?? "") || /[\p{L}\p{N}]/u.test(text[end] ?? "");
}

const unitCache = new Map<string, RegExp>();

/**
 * The counted unit of an ambiguous number word: a unit of time or money, or one of the `others`.
 */
function unitPattern(
  others: string,
  { units, weekdays }: Lexicon["time"],
  currencies: Lexicon["price"]["currencies"],
): RegExp {
  let pattern = unitCache.get(units);
  if (pattern === undefined) {
    const money = currencies.map(([, words]) => words).join("|");
    pattern = new RegExp(
      `^[ -](?:${units}|${money}|${weekdays}${others === "" ? "" : `|${others}`})(?!\\p{L})`,
      "iu",
    );
    unitCache.set(units, pattern);
  }
  return pattern;
}
