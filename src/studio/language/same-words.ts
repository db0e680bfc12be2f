/**
 * Whether two texts have the same words, regardless of case and punctuation; text ads (`lines.ts`),
 * scripts (`on-screen.ts`), films (`stage-shots.ts`) and the gate (`studio/copy/gate/gate.ts`) ask
 * it so that an ad or a set does not repeat itself.
 */
export function sameWords(a: string, b: string): boolean {
  return wordsOf(a) === wordsOf(b);
}

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
