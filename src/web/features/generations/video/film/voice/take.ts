/** Samples below this level are silence at the ends of a take. */
const SILENCE = 0.02;
/** Kept before the first and after the last sound, in seconds. */
const AIR = 0.15;
/** Peak below which a take is too quiet, and above which it is distorted. */
const QUIET = 0.08;
const LOUD = 0.99;

/**
 * The part of a recorded take that is kept after trimming, in seconds: `heardRange` proposes it,
 * `TakeTrim` changes it.
 */
export interface TakeRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Level of a recorded take, from `levelOf`; `SceneRecorder` shows a hint for each except "good"
 * (`recordCopy` in `core/film/making.copy.ts`).
 */
type TakeLevel = "silent" | "quiet" | "good" | "loud";

/**
 * The audible part of a new take (above `SILENCE`) with a margin of `AIR` seconds, to which
 * `useRecorder` trims it at first; the whole take if it is silent.
 */
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

/**
 * Returns the samples of a take within its trimmed range: `useRecorder` plays them, `SceneRecorder`
 * stores them.
 */
export const cutTake = (samples: Float32Array<ArrayBuffer>, { from, to }: TakeRange, sampleRate: number) =>
  samples.slice(Math.round(from * sampleRate), Math.round(to * sampleRate));

/**
 * Classifies the loudest sample of a take: "silent" up to `SILENCE`, "quiet" below `QUIET`, "loud"
 * above `LOUD` (constants of this file), else "good"; `SceneRecorder` shows a hint (`recordCopy` in
 * `core/film/making.copy.ts`).
 */
export function levelOf(samples: Float32Array): TakeLevel {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (peak <= SILENCE) return "silent";
  if (peak < QUIET) return "quiet";
  return peak > LOUD ? "loud" : "good";
}
