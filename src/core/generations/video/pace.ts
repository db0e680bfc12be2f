import type { VideoScene } from "./video.ts";

/**
 * Speaking pace in words per second that is easy to follow and leaves no gaps. `wordBudget` and the
 * studio's scripts (`studio/video/script/plan.ts`, `write-video-script.ts`) stay within it; if a
 * user's own sentence prevents that, the pace is slower, never faster.
 */
export const SPEAKING_PACE = { from: 2.3, to: 2.6 } as const;

/** Characters of scripts without spaces that take as long to speak as a word. */
const CHARS_PER_WORD = 2;
const UNSPACED_CHAR =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]/gu;
const SPOKEN = /[\p{L}\p{N}&+%€$£¥]/u;

/**
 * Number of spoken words in a voice-over: tokens between spaces except punctuation, and the number
 * of CJK and Thai characters by `CHARS_PER_WORD` (this file). `prompt.ts`, `reply.ts`,
 * `captions.ts`, the studio's scripts and films (`spoken-words.ts`) count with it.
 */
export function countSpokenWords(text: string): number {
  const unspaced = text.match(UNSPACED_CHAR)?.length ?? 0;
  const words = text
    .replace(UNSPACED_CHAR, " ")
    .split(/\s+/u)
    .filter((word) => SPOKEN.test(word)).length;
  return words + Math.ceil(unspaced / CHARS_PER_WORD);
}

/**
 * Minimum and maximum number of spoken words for a duration in seconds, from `SPEAKING_PACE`.
 * `prompt.ts` asks for it, the studio's `missing-facts.ts` compares a brief with it,
 * `checkVoiceOvers` (`reply.ts`) checks with it.
 */
export function wordBudget(seconds: number): { readonly min: number; readonly max: number } {
  return { min: Math.ceil(seconds * SPEAKING_PACE.from), max: Math.floor(seconds * SPEAKING_PACE.to) };
}

/** Speaking pace of the voice-over of one or more scenes, as the result panel shows it. */
interface Pace {
  readonly words: number;
  readonly seconds: number;
  /** Rounded to one decimal. */
  readonly wordsPerSecond: number;
}

/** Minimum share of a video's length that the voice has to fill. */
const FILLED = 0.8;

/**
 * Lengths in seconds of a voice-over that is too short for its video (`FILLED`), and of a video
 * that would fit (`null` if none of the form does). `shortVoice` makes it, `sceneCopy.shortVoice`
 * in `video.copy.ts` words it.
 */
export interface ShortVoice {
  readonly seconds: number;
  /** Current length of the video in seconds. */
  readonly of: number;
  /** A shorter length that the form offers; null if the voice is too short for each. */
  readonly fitting: number | null;
}

/**
 * Compares the length of a voice-over, spoken at the slow end of `SPEAKING_PACE`, with that of its
 * video; `null` if it fills 80 % (`FILLED`) or more. `lengths` are the durations that the form
 * offers. `script.ts` and `video-panel.tsx` call it; words are in `video.copy.ts`.
 */
export function shortVoice(
  { words, seconds }: Pick<Pace, "words" | "seconds">,
  lengths: readonly number[],
): ShortVoice | null {
  const spoken = Math.ceil(words / SPEAKING_PACE.from);
  if (spoken >= FILLED * seconds) return null;
  const fitting = lengths.find((length) => length < seconds && length >= FILLED * spoken);
  return { seconds: spoken, of: seconds, fitting: fitting ?? null };
}

/**
 * Spoken words (`countSpokenWords`), seconds and words per second (rounded to tenths) of scenes,
 * for scripts, `shot-list.ts`, the result panel and the film's editor.
 */
export function measurePace(scenes: readonly Pick<VideoScene, "start" | "end" | "voiceOver">[]): Pace {
  const words = scenes.reduce((sum, { voiceOver }) => sum + countSpokenWords(voiceOver), 0);
  const seconds = scenes.reduce((sum, { start, end }) => sum + (end - start), 0);
  return { words, seconds, wordsPerSecond: seconds === 0 ? 0 : Math.round((10 * words) / seconds) / 10 };
}
