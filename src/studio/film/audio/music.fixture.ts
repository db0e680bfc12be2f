import { FILM_MOODS, type FilmMoodId } from "#core/film/moods.ts";
import { createRandom } from "../../random.ts";
import type { MusicBrief } from "./score.ts";

/**
 * A brief as the direction of a film writes it: whole bars at the tempo of the mood
 * (`core/film/moods.ts`), one to four cuts, the last one the end card, all on beats.
 * `score.property.slow.test.ts` and `soundtrack.slow.test.ts` use it; the same seed gives the same
 * brief.
 */
export function musicBrief(mood: FilmMoodId, seconds: number, seed: string): MusicBrief {
  const random = createRandom(`cuts:${seed}`);
  const bars = Math.max(2, Math.round((seconds * FILM_MOODS[mood].bpm) / 240));
  const beat = seconds / (bars * 4);
  const scenes = 2 + Math.floor(random() * 4);
  const cuts = Array.from({ length: scenes - 1 }, (_, index) => {
    const even = ((index + 1) / scenes) * bars * 4;
    return Math.max(1, Math.round(even + random() * 2 - 1)) * beat;
  });
  const ordered = [...new Set(cuts)].toSorted((a, b) => a - b);
  return { mood, bars, beat, cuts: ordered, endCard: ordered.at(-1) ?? beat * 4, seed };
}

/** Lengths of films in seconds for which `score.property.slow.test.ts` composes music. */
export const TEST_SECONDS = [6, 10, 15, 30] as const;
