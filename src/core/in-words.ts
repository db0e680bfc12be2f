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

/** A count within a sentence of our copy: words up to twelve, digits above. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** The text with a capital first letter, for the start of a sentence in our copy. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names in a sentence of our copy, joined by commas and `word`: "A, B and C". */
export function inSentence(names: readonly string[], word = "and"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
