import type { FilmMoodId } from "#core/film/moods.ts";
import { createRandom } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";
import { arrange } from "./arrange.ts";
import { chordPitches, leadVoices, planHarmony, type ChordSpan, type Mode } from "./harmony.ts";
import { MUSIC_STYLES } from "./music-style.ts";
import type { Note } from "./note.ts";

/**
 * Input of a film's music, made by `soundBrief` (`sound-brief.ts`): mood, bars, cuts and end card
 * of the directed film. Times in seconds.
 */
export interface MusicBrief {
  readonly mood: FilmMoodId;
  /** Bars of four beats that fill the film, as in `film.beats`. */
  readonly bars: number;
  /** Seconds of a beat. */
  readonly beat: number;
  /** Times in seconds at which the picture changes. */
  readonly cuts: readonly number[];
  /** Time in seconds at which the end card appears. */
  readonly endCard: number;
  /** The same seed gives the same notes. */
  readonly seed: string;
}

/**
 * A composed piece of music as `composeScore` returns it, whose notes `playScore` (`play-score.ts`)
 * plays.
 */
export interface Score {
  readonly mood: FilmMoodId;
  readonly seconds: number;
  readonly bars: number;
  readonly beat: number;
  /** Pitch class of the tonic, 0 for C. */
  readonly tonic: number;
  readonly mode: Mode;
  readonly chords: readonly (ChordSpan & { readonly pitches: readonly number[] })[];
  /** In order of time. */
  readonly notes: readonly Note[];
}

/** Lowest root of chords: C below middle C. */
const ROOT = 48;
/** Mean pitch of chords, above the bass and below the tune. */
const CHORD_CENTER = 63;

/**
 * Composes the music of a film: whole bars, a quiet start, a lift at the first cut, a cadence into
 * the end card and a last chord that rings out (chords: `harmony.ts`, notes: `arrange.ts`, style of
 * a mood: `music-style.ts`). Pure; `composeSoundtrack` (`soundtrack.ts`) calls it, then `playScore`
 * (`play-score.ts`) makes the sound.
 */
export function composeScore({ mood, bars, beat, cuts, endCard, seed }: MusicBrief): Score {
  const random = createRandom(`music:${mood}:${seed}`);
  const style = MUSIC_STYLES[mood];
  const tonic = Math.floor(random() * 12);
  const root = ROOT + tonic - (tonic > 6 ? 12 : 0);
  const lastBeat = (bars - 1) * BEATS_PER_BAR;
  const endBeat = Math.min(lastBeat, Math.max(1, Math.round(endCard / beat)));
  const spans = planHarmony({ ...style, bars, endBeat }, random);
  const voicings = leadVoices(
    spans.map(({ degree }) => chordPitches(style.mode, root + 12, degree, style.hasSevenths)),
    CHORD_CENTER,
  );
  const chords = spans.map((span, index) => ({ ...span, pitches: voicings[index] ?? [] }));
  const plan = { style, chords, root, bars, beat, cuts, endBeat, tonic };
  const notes = arrange(plan, random);
  return { mood, seconds: bars * BEATS_PER_BAR * beat, bars, beat, tonic, mode: style.mode, chords, notes };
}
