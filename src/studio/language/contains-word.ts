/**
 * Whether an ad's text has a word or name, not only its letters within another word; ignores case.
 * `closings.ts` of text ads and `short-texts.ts` and `write-copy.ts` of copy ask it so that a name
 * is not repeated or missing.
 */
export function containsWord(text: string, word: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (wanted === "") return false;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (
      !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? " ") &&
      !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? " ")
    )
      return true;
  }
  return false;
}
