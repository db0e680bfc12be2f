/**
 * Whether two texts have the same words, regardless of case and punctuation; text ads, scripts,
 * films and the gate ask it so that an ad or a set does not repeat itself.
 */
export function sameWords(a: string, b: string): boolean {
  return wordsOf(a) === wordsOf(b);
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
