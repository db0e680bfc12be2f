import type { FilmMoodId } from "#core/film/moods.ts";
import type { Instrument } from "./note.ts";
import { DORIAN, LYDIAN, MAJOR, MINOR, MIXOLYDIAN, type Mode } from "./harmony.ts";

/**
 * How the music of a mood sounds, one entry of `MUSIC_STYLES`; the `arrange*.ts` files play by it.
 * Patterns are the sixteenths of a bar: `x` is a hit, `o` a soft hit (`hitOf` in `arrangement.ts`).
 * Degrees of the scale count from 0.
 */
export interface MusicStyle {
  readonly mode: Mode;
  /** Delay of every second sixteenth, as a part of a sixteenth. */
  readonly swing: number;
  /** Chord progressions to choose from, a degree for each bar. */
  readonly progressions: readonly (readonly number[])[];
  /** Degree of the chord before the last one. */
  readonly cadence: number;
  readonly hasSevenths: boolean;
  readonly kick: string;
  readonly backbeat: { readonly instrument: Instrument; readonly pattern: string };
  readonly top: { readonly instrument: Instrument; readonly pattern: string };
  readonly bass: string;
  readonly chords: { readonly instrument: Instrument; readonly pattern: string; readonly isBroken?: true };
  readonly pad: { readonly instrument: Instrument; readonly force: number };
  readonly lead: Instrument;
  /** Rhythms of the tune to choose from: sixteenths at which its notes begin. */
  readonly tunes: readonly (readonly number[])[];
}

const SILENT = "................";

/**
 * Table of the music of every mood, from which `composeScore` (`score.ts`) composes. The tempo is
 * in `core/film/moods.ts`. Modes are in `harmony.ts`.
 */
export const MUSIC_STYLES: Readonly<Record<FilmMoodId, MusicStyle>> = {
  upbeat: {
    mode: MAJOR,
    swing: 0,
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [3, 4, 0, 5],
    ],
    cadence: 4,
    hasSevenths: false,
    kick: "x...x...x...x...",
    backbeat: { instrument: "clap", pattern: "....x.......x..o" },
    top: { instrument: "hat", pattern: "..x...x...x...x." },
    bass: "x.x...x.x.x...xo",
    chords: { instrument: "synth", pattern: "..x..x..x..x..x." },
    pad: { instrument: "pad", force: 0.26 },
    lead: "bell",
    tunes: [
      [0, 3, 6, 8, 12],
      [0, 2, 4, 8, 10, 14],
      [0, 6, 8, 11, 14],
    ],
  },
  warm: {
    mode: MAJOR,
    swing: 0.1,
    progressions: [
      [0, 5, 3, 4],
      [0, 4, 5, 3],
      [3, 0, 4, 5],
    ],
    cadence: 3,
    hasSevenths: true,
    kick: "x.....x.x..o....",
    backbeat: { instrument: "rim", pattern: "....x.......x..." },
    top: { instrument: "shaker", pattern: "o.x.o.x.o.x.o.xo" },
    bass: "x.....x.x.....o.",
    chords: { instrument: "keys", pattern: "x...o.x...x.o..." },
    pad: { instrument: "pad", force: 0.34 },
    lead: "pluck",
    tunes: [
      [0, 3, 6, 10],
      [2, 4, 8, 12],
      [0, 6, 8, 14],
    ],
  },
  calm: {
    mode: MAJOR,
    swing: 0,
    progressions: [
      [0, 3, 5, 3],
      [0, 5, 3, 4],
      [3, 0, 3, 5],
    ],
    cadence: 3,
    hasSevenths: true,
    kick: SILENT,
    backbeat: { instrument: "rim", pattern: SILENT },
    top: { instrument: "shaker", pattern: "....o.......o..." },
    bass: "x...............",
    chords: { instrument: "keys", pattern: "x.....o...x....." },
    pad: { instrument: "strings", force: 0.5 },
    lead: "bell",
    tunes: [
      [0, 8],
      [4, 12],
      [0, 6, 12],
    ],
  },
  driving: {
    mode: MINOR,
    swing: 0,
    progressions: [
      [0, 5, 2, 6],
      [0, 2, 6, 5],
      [5, 6, 0, 2],
    ],
    cadence: 6,
    hasSevenths: false,
    kick: "x...x...x...x...",
    backbeat: { instrument: "snare", pattern: "....x.......x..o" },
    top: { instrument: "hat", pattern: "o.x.o.x.o.x.o.xo" },
    bass: "x.xxx.xxx.xxx.xx",
    chords: { instrument: "synth", pattern: "x..x..x...x..x.." },
    pad: { instrument: "pad", force: 0.3 },
    lead: "synth",
    tunes: [
      [0, 3, 6, 8, 11, 14],
      [0, 2, 6, 10, 12],
      [0, 4, 6, 8, 14],
    ],
  },
  bright: {
    mode: MIXOLYDIAN,
    swing: 0,
    progressions: [
      [0, 3, 6, 3],
      [0, 6, 3, 0],
      [3, 0, 6, 3],
    ],
    cadence: 3,
    hasSevenths: false,
    kick: "x.......x.o.....",
    backbeat: { instrument: "snare", pattern: "....x.......x..." },
    top: { instrument: "shaker", pattern: "x.o.x.o.x.o.x.o." },
    bass: "x...x...x...x.o.",
    chords: { instrument: "pluck", pattern: "x..ox.o.x.oox.o." },
    pad: { instrument: "pad", force: 0.18 },
    lead: "keys",
    tunes: [
      [0, 4, 6, 8, 12],
      [0, 3, 4, 8, 12, 14],
      [2, 4, 8, 10, 12],
    ],
  },
  elegant: {
    mode: DORIAN,
    swing: 0,
    progressions: [
      [0, 3, 0, 6],
      [0, 6, 3, 0],
      [3, 0, 6, 4],
    ],
    cadence: 6,
    hasSevenths: true,
    kick: SILENT,
    backbeat: { instrument: "rim", pattern: "........o......." },
    top: { instrument: "shaker", pattern: "o...o...o...o..." },
    bass: "x.......o.......",
    chords: { instrument: "keys", pattern: "x.x.x.x.x.x.x.x.", isBroken: true },
    pad: { instrument: "strings", force: 0.4 },
    lead: "keys",
    tunes: [
      [0, 6, 12],
      [0, 8, 10],
      [4, 8, 12],
    ],
  },
  playful: {
    mode: LYDIAN,
    swing: 0.16,
    progressions: [
      [0, 1, 4, 0],
      [0, 5, 1, 4],
      [0, 4, 1, 4],
    ],
    cadence: 4,
    hasSevenths: false,
    kick: "x.....o.x.......",
    backbeat: { instrument: "clap", pattern: "....x.......x..." },
    top: { instrument: "shaker", pattern: "x.o.x.o.x.o.x.o." },
    bass: "x.....x.x...x...",
    chords: { instrument: "marimba", pattern: "..x...x...x...x." },
    pad: { instrument: "pad", force: 0.12 },
    lead: "marimba",
    tunes: [
      [0, 2, 3, 6, 8, 12],
      [0, 4, 6, 10, 12, 14],
      [0, 3, 4, 8, 11, 12],
    ],
  },
  cinematic: {
    mode: MINOR,
    swing: 0,
    progressions: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [5, 6, 0, 0],
    ],
    cadence: 6,
    hasSevenths: false,
    kick: "x.....x.....x...",
    backbeat: { instrument: "tom", pattern: "........x..x..x." },
    top: { instrument: "shaker", pattern: "o.o.o.o.o.o.o.o." },
    bass: "x.......x.......",
    chords: { instrument: "strings", pattern: "x.x.xxx.x.x.xxx.", isBroken: true },
    pad: { instrument: "strings", force: 0.55 },
    lead: "strings",
    tunes: [
      [0, 8],
      [0, 6, 8],
      [0, 8, 12],
    ],
  },
};
