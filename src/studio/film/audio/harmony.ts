import type { Random } from "../../random.ts";
import { pick } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";

/**
 * A mode of harmony, which a mood's style (`music-style.ts`) chooses: the semitones of a scale's
 * seven degrees above its tonic.
 */
export type Mode = readonly number[];

/** Major mode: semitones above the tonic. `MUSIC_STYLES` (`music-style.ts`) gives it to moods. */
export const MAJOR: Mode = [0, 2, 4, 5, 7, 9, 11];
/**
 * Natural minor mode: semitones above the tonic. `MUSIC_STYLES` (`music-style.ts`) gives it to
 * moods.
 */
export const MINOR: Mode = [0, 2, 3, 5, 7, 8, 10];
/**
 * Minor mode with a bright sixth: semitones above the tonic. `MUSIC_STYLES` (`music-style.ts`)
 * gives it to moods.
 */
export const DORIAN: Mode = [0, 2, 3, 5, 7, 9, 10];
/**
 * Major mode with a flat seventh: semitones above the tonic. `MUSIC_STYLES` (`music-style.ts`)
 * gives it to moods.
 */
export const MIXOLYDIAN: Mode = [0, 2, 4, 5, 7, 9, 10];
/**
 * Major mode with a raised fourth: semitones above the tonic. `MUSIC_STYLES` (`music-style.ts`)
 * gives it to moods.
 */
export const LYDIAN: Mode = [0, 2, 4, 6, 7, 9, 11];

/**
 * A chord of a score and its range of beats, counted from the start of the film; `planHarmony`
 * makes it, `score.ts` voices it.
 */
export interface ChordSpan {
  readonly beat: number;
  readonly beats: number;
  /** Degree of the scale on which it is built, from 0. */
  readonly degree: number;
}

/**
 * Semitones of a degree above the tonic; degrees of 7 and above are in the next octave. Chords here
 * and the bass in `arrange.ts` are computed with it.
 */
export function degreePitch(mode: Mode, degree: number): number {
  const octave = Math.floor(degree / mode.length);
  return (mode[degree - octave * mode.length] ?? 0) + 12 * octave;
}

interface HarmonyPlan {
  readonly progressions: readonly (readonly number[])[];
  /** Degree of the chord before each arrival at the tonic. */
  readonly cadence: number;
  readonly bars: number;
  /** Beat on which the end card appears. */
  readonly endBeat: number;
}

/**
 * Plans the chords of a film for `composeScore` (`score.ts`): a progression and a cadence of
 * `music-style.ts`, the tonic with the end card, and the tonic again in the last bar. If the end
 * card appears within a bar, the bar has two chords.
 */
export function planHarmony(
  { progressions, cadence, bars, endBeat }: HarmonyPlan,
  random: Random,
): readonly ChordSpan[] {
  const progression = pick(random, progressions) ?? [0];
  const degreeOfBar = (bar: number): number => {
    const start = bar * BEATS_PER_BAR;
    if (bar === bars - 1 || start === endBeat) return 0;
    const isBeforeHome = bar === bars - 2 || (start < endBeat && endBeat <= start + BEATS_PER_BAR);
    return isBeforeHome ? cadence : (progression[bar % progression.length] ?? 0);
  };
  return Array.from({ length: bars }, (_, bar) => bar).flatMap((bar) => {
    const beat = bar * BEATS_PER_BAR;
    const degree = degreeOfBar(bar);
    const before = endBeat - beat;
    if (before <= 0 || before >= BEATS_PER_BAR || degree === 0) {
      return [{ beat, beats: BEATS_PER_BAR, degree }];
    }
    return [
      { beat, beats: before, degree },
      { beat: endBeat, beats: BEATS_PER_BAR - before, degree: 0 },
    ];
  });
}

/**
 * Pitches of a chord, from its root upwards in thirds; `score.ts` calls it for each planned chord.
 */
export function chordPitches(mode: Mode, root: number, degree: number, hasSeventh: boolean): number[] {
  const steps = hasSeventh ? [0, 2, 4, 6] : [0, 2, 4];
  return steps.map((step) => root + degreePitch(mode, degree + step));
}

const distance = (chord: readonly number[], from: readonly number[]) =>
  chord.reduce(
    (sum, pitch, index) => sum + Math.abs(pitch - (from[Math.min(index, from.length - 1)] ?? pitch)),
    0,
  );

/**
 * Leads the voices of a score: every chord takes the inversion that moves the voices least and
 * stays near `center`. `score.ts` calls it.
 */
export function leadVoices(chords: readonly (readonly number[])[], center: number): number[][] {
  let previous: readonly number[] = chords[0] ?? [];
  return chords.map((chord) => {
    const inversions = [-12, 0, 12].flatMap((octave) =>
      chord.map((_, lowest) =>
        chord.map((pitch, index) => pitch + octave + (index < lowest ? 12 : 0)).toSorted((a, b) => a - b),
      ),
    );
    const costOf = (voicing: readonly number[]) => {
      const mean = voicing.reduce((sum, pitch) => sum + pitch, 0) / voicing.length;
      return distance(voicing, previous) + 0.8 * voicing.length * Math.abs(mean - center);
    };
    const [best = [...chord]] = inversions.toSorted((a, b) => costOf(a) - costOf(b));
    previous = best;
    return best;
  });
}

/**
 * Whether a pitch belongs to the key; on weak sixteenths the tune (`arrange-tune.ts`) takes any
 * such pitch, on strong ones only those of the chord.
 */
export const isInKey = (mode: Mode, tonic: number, pitch: number): boolean =>
  mode.includes((((pitch - tonic) % 12) + 12) % 12);
