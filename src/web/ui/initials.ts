/** An ASCII character without a combining character after it. */
const PLAIN_ASCII = /^[ -~](?=[ -~]|$)/;

function firstCharacter(word: string): string {
  const [ascii] = PLAIN_ASCII.exec(word) ?? [];
  if (ascii !== undefined) return ascii;
  // Creating a segmenter takes up to 100 ms on a phone; most names do not need it.
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? "";
}

/**
 * Initials of a name in any script: the first characters of its first and last word. Shown in
 * `Avatar` and `BrandMark` where an image is missing.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return picked
    .map((word) => firstCharacter(word ?? ""))
    .join("")
    .toLocaleUpperCase();
}
