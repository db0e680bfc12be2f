import type { BeatGrid } from "#core/film/film.ts";
import { FILM_MOODS, type FilmMoodId } from "#core/film/moods.ts";

/**
 * Beats of a bar, for `beatGrid`, which cuts follow, and for the music (`audio/arrange*.ts`,
 * `audio/harmony.ts`); all moods are in four.
 */
export const BEATS_PER_BAR = 4;
/** Tempo of films without music, whose cuts keep a rhythm all the same. */
const SILENT_BPM = 96;

/**
 * The beat of a film: the tempo of the mood (`core/film/moods.ts`; `SILENT_BPM` without music),
 * changed so that whole bars, at least two, fill the length exactly. `drawFilm`
 * (`server/render/film/draw-film.ts`) calls it; the direction cuts by it and the music is composed
 * on it.
 */
export function beatGrid(mood: FilmMoodId | null, seconds: number): BeatGrid {
  const bpm = mood ? FILM_MOODS[mood].bpm : SILENT_BPM;
  const bars = Math.max(2, Math.round((seconds * bpm) / 60 / BEATS_PER_BAR));
  return { mood, bars, beat: seconds / (bars * BEATS_PER_BAR) };
}

/**
 * Moves a time in seconds to the nearest beat of a film; `direction/shots.ts` places scenes, shots
 * and cuts with it.
 */
export const toBeat = (t: number, { beat }: Pick<BeatGrid, "beat">): number => Math.round(t / beat) * beat;
