const REPEATED = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}’']+)\s+(?=\1(?![\p{L}\p{M}\p{N}]))/giu;

/** Whether a word is repeated right after itself and the user did not type it so. */
export function hasRepeatedWord(text: string, userText: string): boolean {
  return [...text.matchAll(REPEATED)].some(
    ([, word = ""]) => !userText.toLowerCase().includes(`${word} ${word}`.toLowerCase()),
  );
}
