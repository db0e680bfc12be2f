import { sentencesOf } from "#studio/text/facts/segments.ts";

/**
 * The sentences of a scene's voice-over, each of which the AI provider speaks in its own call
 * (`run-voicing.ts`). No character but spaces is lost: marks and numbers that are no sentence stay
 * with the sentence before them. Where a sentence ends is decided in `text/facts/segments.ts`.
 */
export function voiceOverSentences(voiceOver: string): string[] {
  const starts = sentencesOf(voiceOver).map(({ start }) => start);
  const later = starts.slice(1);
  return [0, ...later].map((start, index) => voiceOver.slice(start, later[index]).trim());
}
