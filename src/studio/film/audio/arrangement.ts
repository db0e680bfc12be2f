import type { ChordSpan } from "./harmony.ts";
import type { MusicStyle } from "./music-style.ts";
import type { Note } from "./note.ts";
import type { Random } from "../../random.ts";

/** A chord with the pitches that are played. */
export interface VoicedChord extends ChordSpan {
  readonly pitches: readonly number[];
}

/** What the voices of a score have in common. */
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

/** Sixteenths of a bar. */
export const STEPS = 16;
const BEATS_PER_BAR = 4;
/** Seconds by which hits are early or late at most. */
const HUMAN_SECONDS = 0.004;

/**
 * Part of a film: quiet until the first cut, then full, calm under the end card, then one chord.
 */
export type Section = "start" | "full" | "end" | "last";

/** Section of a beat. */
export function sectionAt({ bars, beat, cuts, endBeat }: Arrangement, at: number): Section {
  if (at >= (bars - 1) * BEATS_PER_BAR) return "last";
  if (at >= endBeat) return "end";
  return at + 0.01 < (cuts[0] ?? BEATS_PER_BAR * beat) / beat ? "start" : "full";
}

/** The chord of a beat. */
export const chordAt = ({ chords }: Arrangement, at: number): VoicedChord | undefined =>
  chords.findLast(({ beat }) => beat <= at + 1e-6);

/** Force of a step of a pattern: 1, less for a soft hit, 0 for none. */
export function hitOf(pattern: string, step: number): number {
  if (pattern[step] === "x") return 1;
  return pattern[step] === "o" ? 0.55 : 0;
}

/** A sixteenth: its bar, step, beat, and time in seconds with the swing of the style. */
export interface Step {
  readonly bar: number;
  readonly step: number;
  readonly at: number;
  readonly seconds: number;
}

/** All sixteenths before the last bar. */
export function stepsOf({ style, bars, beat }: Arrangement): Step[] {
  return Array.from({ length: (bars - 1) * STEPS }, (_, index) => {
    const step = index % STEPS;
    const late = step % 2 === 1 ? style.swing : 0;
    return { bar: Math.floor(index / STEPS), step, at: index / 4, seconds: ((index + late) * beat) / 4 };
  });
}

/** A time that a player would hit, not a machine. */
export const humanTime = (seconds: number, random: Random): number =>
  Math.max(0, seconds + (random() - 0.5) * 2 * HUMAN_SECONDS);

/** Places of the voices of a chord between left and right. */
export const spread = (index: number, count: number, width: number): number =>
  count < 2 ? 0 : ((index / (count - 1)) * 2 - 1) * width;

/** A note without the fields that most notes share. */
export const note = (fields: Pick<Note, "instrument" | "at" | "length" | "force"> & Partial<Note>): Note => ({
  pitch: 0,
  pan: 0,
  ...fields,
});
