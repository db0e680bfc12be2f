import { createStereo, samplesOf, type Stereo } from "./stereo.ts";

/** Lengths of the delays in samples: prime, so that echoes do not meet. */
const DELAYS = [1559, 1847, 2153, 2473, 2791, 3119, 3391, 3761];
const PRE_DELAY_SECONDS = 0.018;
const FEEDBACK = 0.84;
/** Share of each new value in the low-pass of the loop: walls swallow high tones. */
const BRIGHTNESS = 0.62;
const LEVEL = 0.34;

/**
 * Returns the echo of a room for a sound, without the sound itself: eight delays that feed each
 * other (a feedback delay network). `play-score.ts` adds it to the mix. Its times are in this file.
 */
export function reverb(input: Stereo): Stereo {
  const samples = input.left.length;
  const out = createStereo(samples);
  const lines = DELAYS.map((size) => new Float32Array(size));
  const places = new Int32Array(DELAYS.length);
  const lows = new Float64Array(DELAYS.length);
  const heard = new Float64Array(DELAYS.length);
  const delay = samplesOf(PRE_DELAY_SECONDS);
  for (let i = 0; i < samples; i++) {
    const fromLeft = i < delay ? 0 : input.left[i - delay]!;
    const fromRight = i < delay ? 0 : input.right[i - delay]!;
    let sum = 0;
    for (let k = 0; k < DELAYS.length; k++) {
      heard[k] = lines[k]![places[k]!]!;
      sum += heard[k]!;
    }
    const common = (2 * sum) / DELAYS.length;
    for (let k = 0; k < DELAYS.length; k++) {
      const back = (common - heard[k]!) * FEEDBACK;
      lows[k]! += (back - lows[k]!) * BRIGHTNESS;
      lines[k]![places[k]!] = lows[k]! + (k % 2 === 1 ? fromRight : fromLeft);
      places[k] = places[k]! + 1 === DELAYS[k] ? 0 : places[k]! + 1;
    }
    out.left[i] = (heard[0]! + heard[2]! + heard[4]! - heard[6]!) * LEVEL;
    out.right[i] = (heard[1]! - heard[3]! + heard[5]! + heard[7]!) * LEVEL;
  }
  return out;
}
