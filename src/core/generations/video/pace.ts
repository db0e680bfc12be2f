import type { VideoScene } from "./video.ts";

/**
 * Words a second at which a voice-over is easy to follow and leaves no hole. A script stays inside; where a user's own
 * sentence leaves no way to, the voice may be slower, never faster.
 */
export const SPEAKING_PACE = { from: 2.3, to: 2.6 } as const;

/** Scripts without spaces between words are counted in signs: this many take as long to say as a word. */
const SIGNS_PER_WORD = 2;
const SIGN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/gu;
const SPOKEN = /[\p{L}\p{N}&+%€$£¥]/u;

/** Words as a speaker counts them: what stands between spaces and is not mere punctuation, and pairs of CJK signs. */
export function countSpokenWords(text: string): number {
  const signs = text.match(SIGN)?.length ?? 0;
  const words = text
    .replace(SIGN, " ")
    .split(/\s+/u)
    .filter((word) => SPOKEN.test(word)).length;
  return words + Math.ceil(signs / SIGNS_PER_WORD);
}

/** The fewest and most spoken words that fit into this many seconds. */
export function wordBudget(seconds: number): { readonly min: number; readonly max: number } {
  return { min: Math.ceil(seconds * SPEAKING_PACE.from), max: Math.floor(seconds * SPEAKING_PACE.to) };
}

export interface Pace {
  readonly words: number;
  readonly seconds: number;
  /** Rounded to a tenth. */
  readonly wordsPerSecond: number;
}

export function measurePace(scenes: readonly Pick<VideoScene, "start" | "end" | "voiceOver">[]): Pace {
  const words = scenes.reduce((sum, { voiceOver }) => sum + countSpokenWords(voiceOver), 0);
  const seconds = scenes.reduce((sum, { start, end }) => sum + (end - start), 0);
  return { words, seconds, wordsPerSecond: seconds === 0 ? 0 : Math.round((10 * words) / seconds) / 10 };
}
