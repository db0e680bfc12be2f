import type { TextView } from "./rule.ts";

/** Characters that every view keeps as they are; texts of these alone need no map of positions. */
const PLAIN = /^[\n\x20-\x7E¡-¬®-˿–—‘’“”„‚…€₂²³½№™•★✓]*$/u;

/**
 * Zero-width and direction marks, soft hyphens and variation selectors, which `viewText` leaves out
 * of what rules read.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\u00AD/u;

const SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/u;
const APOSTROPHES = /[‘’ʼʹ′´`＇]/u;
const HYPHENS = /[‐‑−﹣]/u;

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  һ: "h",
  і: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  υ: "u",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  у: "y",
  А: "A",
  В: "B",
  С: "C",
  Е: "E",
  Н: "H",
  І: "I",
  Ј: "J",
  К: "K",
  М: "M",
  О: "O",
  Р: "P",
  Ѕ: "S",
  Т: "T",
  Х: "X",
  У: "Y",
  Ү: "Y",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  χ: "x",
  γ: "y",
  Α: "A",
  Β: "B",
  Ε: "E",
  Ζ: "Z",
  Η: "H",
  Ι: "I",
  Κ: "K",
  Μ: "M",
  Ν: "N",
  Ο: "O",
  Ρ: "P",
  Τ: "T",
  Υ: "Y",
  Χ: "X",
};

/**
 * Finds words that mix Latin with Cyrillic or Greek letters, which no language does. The rule
 * `lookalikes` (`rules/spelling.ts`) reports them, and `viewText` reads them as Latin.
 */
export const MIXED_WORD =
  /(?<![\p{L}\p{M}])(?=[\p{L}\p{M}]{0,40}\p{Script=Latin})(?=[\p{L}\p{M}]{0,40}[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}]{2,40}(?![\p{L}\p{M}])/gu;

/**
 * Replaces Cyrillic and Greek look-alikes by Latin letters (`LOOKALIKES` in this file), in words
 * that `viewText` prepares and in the fix of the rule `lookalikes` (`rules/spelling.ts`).
 */
export function latinize(text: string): string {
  return text.replace(/./gsu, (char) => LOOKALIKES[char] ?? char);
}

/**
 * Writes fullwidth, mathematical and enclosed letters and digits as plain ones; other characters
 * stay. `viewText` calls it, and the fix of the rule `symbols` (`rules/characters.ts`).
 */
export function plainLetters(text: string): string {
  return text.replace(
    /[\uFB00-\uFB06\uFF01-\uFF5E\u2460-\u24FF\u{1D400}-\u{1D7FF}\u{1F110}-\u{1F189}]/gu,
    (char) => {
      const plain = char.normalize("NFKC");
      return plain === char ? squared(char) : plain;
    },
  );
}

/** Squared and circled capitals beyond NFKC, such as 🅰. */
function squared(char: string): string {
  const code = (char.codePointAt(0) ?? 0) - 0x1f110;
  return code >= 0 && code % 32 < 26 ? String.fromCharCode(65 + (code % 32)) : char;
}

/**
 * Prepares a text for the rules: readable and lower-case forms of equal length, and the map back to
 * the text as typed. `scan.ts`, `topics.ts` and uses of claims (`core/brands/claim-uses.ts`) call
 * it.
 */
export function viewText(raw: string): TextView {
  if (PLAIN.test(raw)) {
    const plain = raw.replace(/[‘’´`]/gu, "'");
    return { raw, plain, lower: lowerCase(plain), at: (position) => position };
  }
  const disguised = [...raw.matchAll(MIXED_WORD)].map(
    ({ index, 0: word }) => [index, index + word.length] as const,
  );
  const out: string[] = [];
  const positions: number[] = [];
  // A base letter with its marks is one unit, so that NFC never crosses a border.
  for (const { index, 0: cluster } of raw.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) {
    const isDisguised = disguised.some(([start, end]) => index >= start && index < end);
    const visible = [...cluster].filter((char) => !INVISIBLE.test(char)).join("");
    const letters = plainLetters(isDisguised ? latinize(visible) : visible).normalize("NFC");
    for (const char of letters) {
      const plain = plainMark(char);
      for (let unit = 0; unit < plain.length; unit++) {
        out.push(plain[unit] ?? "");
        positions.push(index);
      }
    }
  }
  positions.push(raw.length);
  const plain = out.join("");
  const lower = latinOnly(lowerCase(plain));
  return { raw, plain, lower, at: (position) => positions[position] ?? raw.length };
}

function plainMark(char: string): string {
  if (SPACES.test(char)) return " ";
  if (APOSTROPHES.test(char)) return "'";
  return HYPHENS.test(char) ? "-" : char;
}

/**
 * Lower case of the same length, so that positions agree: letters whose lower case is longer stay
 * (İ). `viewText` and `find-phrases.ts` call it.
 */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replace(/./gsu, (char) =>
    char.toLowerCase().length === char.length ? char.toLowerCase() : char,
  );
}

const OTHER_ALPHABETS = /(?![\0-\u024F])[\p{L}\p{N}]/gu;

/** Puts ǀ, which is a letter, in the place of letters and digits of other alphabets. */
function latinOnly(text: string): string {
  return text.replace(OTHER_ALPHABETS, (char) => "ǀ".repeat(char.length));
}
