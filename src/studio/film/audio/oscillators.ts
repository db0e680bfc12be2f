import { SAMPLE_RATE } from "./stereo.ts";

const SIZE = 4096;
const TABLE = Float32Array.from({ length: SIZE + 1 }, (_, index) => Math.sin((2 * Math.PI * index) / SIZE));

/**
 * Sine of a phase in cycles, from a table: four times as fast as `Math.sin`, error below 1e-6.
 * `instruments.ts` and `percussion.ts` use it for each sample.
 */
export function sine(cycles: number): number {
  const place = (cycles - Math.floor(cycles)) * SIZE;
  const index = place | 0;
  const low = TABLE[index]!;
  return low + (TABLE[index + 1]! - low) * (place - index);
}

/**
 * Frequency in Hz of a MIDI pitch, which may be a fraction; 69 is 440 Hz. Each instrument of
 * `instruments.ts` makes its tone of it.
 */
export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/**
 * Residual of a jump in a saw wave, which `instruments.ts` subtracts from each sample to remove
 * aliases; 0 except within one sample of the jump. `phase` is 0 to 1 within a cycle, `step` the
 * phase that one sample advances (frequency divided by `SAMPLE_RATE` in `stereo.ts`).
 */
export function polyBlep(phase: number, step: number): number {
  if (phase < step) {
    const x = phase / step;
    return x + x - x * x - 1;
  }
  if (phase <= 1 - step) return 0;
  const x = (phase - 1) / step;
  return x * x + x + x + 1;
}

/**
 * Factor by which an instrument (`instruments.ts`) multiplies a value for each sample so that it
 * decays by `rate` per second. The sample rate is in `stereo.ts`.
 */
export const decayPerSample = (rate: number): number => Math.exp(-rate / SAMPLE_RATE);

/**
 * Volume, 0 to 1, of an instrument's or drum's tone at sample `index`, linear: it rises for
 * `attack` seconds, is full until `hold` seconds after the start of the tone, then falls for
 * `release` seconds. `instruments.ts` and `percussion.ts` call it for each sample.
 */
export function envelope(index: number, attack: number, hold: number, release: number): number {
  const t = index / SAMPLE_RATE;
  if (t < attack) return t / attack;
  return t < hold ? 1 : Math.max(0, 1 - (t - hold) / release);
}

/**
 * Makes a one-pole high-pass filter with its own state; `frequency` is its cutoff in Hz. The
 * returned function takes the samples of one channel in order. For drums (`percussion.ts`) and for
 * the bright end of a mix (`play-score.ts`), which set the frequency.
 */
export function highPass(frequency: number): (x: number) => number {
  const a = Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE);
  let y = 0;
  let before = 0;
  return (x) => {
    y = a * (y + x - before);
    before = x;
    return y;
  };
}
