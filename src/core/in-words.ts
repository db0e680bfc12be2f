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
