const REPEATED = /(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}’']+)\s+(?=\1(?![\p{L}\p{M}\p{N}]))/giu;

/**
 * Whether a generated text repeats a word next to itself ("and and") where the user did not;
 * `score.ts`, `name-lines.ts` and `call-to-action.ts` of `studio/text/ads` and `sentences.ts` of
 * scripts do not use such a text.
 */
export function hasRepeatedWord(text: string, userText: string): boolean {
  return [...text.matchAll(REPEATED)].some(
    ([, word = ""]) => !userText.toLowerCase().includes(`${word} ${word}`.toLowerCase()),
  );
}
