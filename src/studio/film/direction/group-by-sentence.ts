import type { SpokenSentence } from "#core/film/voice.ts";

/** A spoken sentence and its words, by whose sound `timeWords` (`spoken-words.ts`) times them. */
export interface SentenceWords<Word> {
  readonly sentence: SpokenSentence;
  readonly words: readonly Word[];
}

/** White space differs: no-break spaces, and scripts without spaces. */
const lettersOf = (text: string) => text.normalize("NFC").replaceAll(/\s/gu, "");

/**
 * Divides the words of a scene among the spoken sentences of its voice, for `timeWords`
 * (`spoken-words.ts`). `undefined` if the voice has no times, or speaks other words because the
 * text was edited since.
 */
export function groupBySentence<Word extends { readonly text: string }>(
  words: readonly Word[],
  sentences: readonly SpokenSentence[],
): SentenceWords<Word>[] | undefined {
  if (sentences.length === 0) return undefined;
  const spoken = sentences.map(({ text }) => lettersOf(text));
  if (spoken.join("") !== lettersOf(words.map(({ text }) => text).join(""))) return undefined;
  const groups = sentences.map((sentence) => ({ sentence, words: [] as Word[] }));
  let [current, at, end] = [0, 0, spoken[0]?.length ?? 0];
  for (const word of words) {
    while (at >= end && current < spoken.length - 1) end += spoken[++current]?.length ?? 0;
    groups[current]?.words.push(word);
    at += lettersOf(word.text).length;
  }
  return groups;
}
