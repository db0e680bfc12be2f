import { countSpokenWords } from "#core/generations/video/pace.ts";

/** Words a second above which a voice is too fast to follow; the timeline marks such scenes. */
export const FAST_PACE = 2.9;

/**
 * Number of words to remove from a voice-over so that it is not faster than `FAST_PACE`, for the
 * advice in the scene's form; 0 if it is not.
 */
export function wordsToCut(voiceOver: string, seconds: number): number {
  return Math.max(0, countSpokenWords(voiceOver) - Math.floor(seconds * FAST_PACE));
}
