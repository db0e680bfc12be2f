import type { ChordSpan } from "./harmony.ts";
import type { MusicStyle } from "./music-style.ts";
import type { Note } from "./note.ts";
import type { Random } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";

/**
 * A chord of a score with the pitches that are played; `composeScore` (`score.ts`) makes it from
 * the planned harmony.
 */
export interface VoicedChord extends ChordSpan {
  readonly pitches: readonly number[];
}

/**
 * Data that all voices of a score share: style, chords, beat, cuts and end card; `composeScore`
 * (`score.ts`) makes it for the `arrange*.ts` files. Times in seconds.
 */
export interface Arrangement {
  readonly style: MusicStyle;
  readonly chords: readonly VoicedChord[];
  /** Lowest pitch of the tonic that chords are built on. */
  readonly root: number;
  readonly tonic: number;
  readonly bars: number;
  readonly beat: number;
  readonly cuts: readonly number[];
  /** Beat on which the end card appears. */
  readonly endBeat: number;
}

const STEPS_PER_BEAT = 4;
/**
 * Steps of a bar: sixteenths, in which the patterns of `music-style.ts` are written; `arrange.ts`
 * and `arrange-tune.ts` read it.
 */
export const STEPS = BEATS_PER_BAR * STEPS_PER_BEAT;
/** Maximum random offset of hits in seconds. */
const HUMAN_SECONDS = 0.004;

/**
 * Part of a film: quiet until the first cut, then full, calm under the end card, then one chord.
 */
type Section = "start" | "full" | "end" | "last";

/**
 * Returns the section of the music at a beat, by which each voice (`arrange*.ts`) decides how much
 * it plays: "start" until the first cut (without cuts: the first bar), then "full", "end" from the
 * end card, "last" in the last bar.
 */
export function sectionAt({ bars, beat, cuts, endBeat }: Arrangement, at: number): Section {
  if (at >= (bars - 1) * BEATS_PER_BAR) return "last";
  if (at >= endBeat) return "end";
  return at + 0.01 < (cuts[0] ?? BEATS_PER_BAR * beat) / beat ? "start" : "full";
}

/**
 * Returns the chord of a score that sounds at a beat, for `arrange.ts` and `arrange-tune.ts`;
 * `planHarmony` (`harmony.ts`) decides the beats. `undefined` before the first chord.
 */
export const chordAt = ({ chords }: Arrangement, at: number): VoicedChord | undefined =>
  chords.findLast(({ beat }) => beat <= at + 1e-6);

/**
 * Force of a step in a pattern of `music-style.ts`, when a pattern becomes notes: 1 for `x`, 0.55
 * for a soft hit (`o`), 0 for none.
 */
export function hitOf(pattern: string, step: number): number {
  if (pattern[step] === "x") return 1;
  return pattern[step] === "o" ? 0.55 : 0;
}

/** A sixteenth of a score: its bar, step, beat, and time in seconds with the swing of the style. */
interface Step {
  readonly bar: number;
  readonly step: number;
  readonly at: number;
  readonly seconds: number;
}

/**
 * Lists all sixteenths of a score before its last bar; drums (`arrange-beat.ts`), bass and chords
 * (`arrange.ts`) go through them.
 */
export function stepsOf({ style, bars, beat }: Arrangement): Step[] {
  return Array.from({ length: (bars - 1) * STEPS }, (_, index) => {
    const step = index % STEPS;
    const late = step % 2 === 1 ? style.swing : 0;
    return {
      bar: Math.floor(index / STEPS),
      step,
      at: index / STEPS_PER_BEAT,
      seconds: ((index + late) * beat) / STEPS_PER_BEAT,
    };
  });
}

/**
 * Moves the time of an arranged note by at most `HUMAN_SECONDS` at random, so that it sounds played
 * by a person; the `arrange*.ts` files call it.
 */
export const humanTime = (seconds: number, random: Random): number =>
  Math.max(0, seconds + (random() - 0.5) * 2 * HUMAN_SECONDS);

/**
 * Position between left (-1) and right (1) of voice `index` of `count` of an arranged chord, 0 for
 * a single one; a `width` of 1 uses all of the range. `arrange.ts` calls it for chords and pads.
 */
export const spread = (index: number, count: number, width: number): number =>
  count < 2 ? 0 : ((index / (count - 1)) * 2 - 1) * width;

/**
 * Makes a note of a score from the fields that differ, in the `arrange*.ts` files; pitch and pan
 * are 0 otherwise.
 */
export const note = (fields: Pick<Note, "instrument" | "at" | "length" | "force"> & Partial<Note>): Note => ({
  pitch: 0,
  pan: 0,
  ...fields,
});
