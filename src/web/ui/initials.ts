/** A first letter to which nothing after it can belong. */
const PLAIN = /^[ -~](?=[ -~]|$)/;

function firstCharacter(word: string): string {
  const [plain] = PLAIN.exec(word) ?? [];
  if (plain !== undefined) return plain;
  // Making one keeps a phone busy for a tenth of a second, and most names do without.
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? "";
}

/** Up to two letters for a name: of its first and its last word, in any script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return picked
    .map((word) => firstCharacter(word ?? ""))
    .join("")
    .toLocaleUpperCase();
}
