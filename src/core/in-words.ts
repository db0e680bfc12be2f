const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/**
 * A count within a sentence of our copy: words from zero to twelve, digits above.
 * `billing.copy.ts`, `export-dialog.copy.ts`, `landing.copy.ts`, `platforms.ts` and
 * `results.copy.ts` call it.
 */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/**
 * The text with a capital first letter, for the start of a sentence of our copy; the rest stays.
 * Texts in `*.copy.ts` and `*.kind.ts` call it.
 */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Names in a sentence of our copy, joined by commas and `word` ("and"): "A, B and C".
 * `tool.copy.ts`, `results.copy.ts` and other `*.copy.ts` call it.
 */
export function inSentence(names: readonly string[], word = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
