const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

function firstCharacter(word: string): string {
  return GRAPHEMES.segment(word)[Symbol.iterator]().next().value?.segment ?? "";
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
