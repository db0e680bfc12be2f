/** Samples below this level are silence at the ends of a take. */
const SILENCE = 0.02;
/** Kept before the first and after the last sound, in seconds. */
const AIR = 0.15;
/** Peak below which a take is hardly heard, and above which it is distorted. */
const QUIET = 0.08;
const LOUD = 0.99;

/** Part of a take, in seconds. */
export interface TakeRange {
  readonly from: number;
  readonly to: number;
}

/** What a person should know about the level of a take. */
export type TakeLevel = "silent" | "quiet" | "good" | "loud";

/** The part of a take in which something is heard, with a little air; all of it if nothing is. */
export function heardRange(samples: Float32Array, sampleRate: number): TakeRange {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENCE);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENCE);
  const length = samples.length / sampleRate;
  if (first === -1) return { from: 0, to: length };
  return {
    from: Math.max(0, first / sampleRate - AIR),
    to: Math.min(length, (last + 1) / sampleRate + AIR),
  };
}

/** The samples of a part of a take. */
export const cutTake = (samples: Float32Array<ArrayBuffer>, { from, to }: TakeRange, sampleRate: number) =>
  samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));

/** Judges the loudest sample of a take. */
export function levelOf(samples: Float32Array): TakeLevel {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak <= SILENCE) return "silent";
  if (peak < QUIET) return "quiet";
  return peak > LOUD ? "loud" : "good";
}
