import { countSpokenWords } from "#core/generations/video/pace.ts";

/**
 * Words a second above which a voice is too fast to follow: `Timeline` names it, `SceneForm`
 * advises to cut words. Scripts are written at `SPEAKING_PACE` (`core/generations/video/pace.ts`),
 * which is slower.
 */
export const FAST_PACE = 2.9;

/**
 * Number of words to remove from a voice-over so that it is not faster than `FAST_PACE`, for the
 * advice in `SceneForm`; 0 if it is not. Words are counted in `core/generations/video/pace.ts`.
 */
export function wordsToCut(voiceOver: string, seconds: number): number {
  return Math.max(0, countSpokenWords(voiceOver) - Math.floor(seconds * FAST_PACE));
}
