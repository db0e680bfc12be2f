/**
 * Sounds that a score can use; `instruments.ts` and `percussion.ts` make them, and `playScore`
 * (`play-score.ts`) has a level for each.
 */
export type Instrument =
  | "keys"
  | "pluck"
  | "synth"
  | "marimba"
  | "bell"
  | "pad"
  | "strings"
  | "bass"
  | "kick"
  | "snare"
  | "clap"
  | "rim"
  | "tom"
  | "hat"
  | "shaker"
  | "whoosh"
  | "boom"
  | "crash";

/**
 * Sounds without a pitch, whose `pitch` is 0 in a score; only `score.property.slow.test.ts` reads
 * it, which leaves them out.
 */
export const UNPITCHED: ReadonlySet<Instrument> = new Set<Instrument>([
  "kick",
  "snare",
  "clap",
  "rim",
  "tom",
  "hat",
  "shaker",
  "whoosh",
  "boom",
  "crash",
]);

/**
 * A note of a score: instrument, time, length, pitch and force. The `arrange*.ts` files write it,
 * `playScore` (`play-score.ts`) plays it with the sounds of `instruments.ts` and `percussion.ts`.
 */
export interface Note {
  readonly instrument: Instrument;
  /** Seconds from the start of the film. */
  readonly at: number;
  /** Seconds until it is released. */
  readonly length: number;
  /** MIDI number; 60 is middle C. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly force: number;
  /** -1 is left, 1 is right. */
  readonly pan: number;
}
