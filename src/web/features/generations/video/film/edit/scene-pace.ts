import { countSpokenWords } from "#core/generations/video/pace.ts";

/** Words a second above which a voice is too fast to follow; the timeline marks such scenes. */
export const FAST_PACE = 2.9;

/**
 * Number of words to remove so that a scene can be followed, for the advice in its form; 0 if it
 * can.
 */
export function wordsToCut(voiceOver: string, seconds: number): number {
  return Math.max(0, countSpokenWords(voiceOver) - Math.floor(seconds * FAST_PACE));
}
