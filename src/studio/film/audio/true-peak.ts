import type { Stereo } from "./stereo.ts";

/**
 * Filters that give the three samples between two samples, and the sample itself (ITU-R BS.1770-5,
 * annex 2): four times oversampling with 12 coefficients each.
 */
const PHASE_0 = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const PHASE_1 = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625, 0.77978515625,
  -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const FILTERS = [PHASE_0, PHASE_1, PHASE_1.toReversed(), PHASE_0.toReversed()];
const TAPS = PHASE_0.length;
/** Delay of the filters in samples. */
const DELAY = TAPS / 2;
/** No filter makes a value larger than this factor: the largest sum of its coefficients' sizes. */
const MOST_GAIN = Math.max(
  ...FILTERS.map((filter) => filter.reduce((sum, value) => sum + Math.abs(value), 0)),
);

/**
 * The largest value of a channel near each sample, between samples included, by which `master.ts`
 * limits a mix. Values that cannot reach `floor` are left at the sample itself, which is several
 * times as fast.
 */
export function peaksOf(channel: Float32Array, floor: number): Float32Array {
  const peaks = new Float32Array(channel.length);
  const near = floor / MOST_GAIN;
  let lastLoud = -Infinity;
  for (let i = 0; i < channel.length + DELAY; i++) {
    const sample = i < channel.length ? Math.abs(channel[i]!) : 0;
    if (i < channel.length && sample > peaks[i]!) peaks[i] = sample;
    if (sample > near) lastLoud = i;
    if (i - lastLoud >= TAPS) continue;
    const at = i - DELAY;
    for (const filter of FILTERS) {
      let value = 0;
      for (let k = 0; k < TAPS; k++) {
        const from = i - k;
        if (from >= 0 && from < channel.length) value += filter[k]! * channel[from]!;
      }
      value = Math.abs(value);
      // The value lies between two samples and counts for both.
      if (at >= 0 && value > peaks[at]!) peaks[at] = value;
      if (at + 1 >= 0 && at + 1 < channel.length && value > peaks[at + 1]!) peaks[at + 1] = value;
    }
  }
  return peaks;
}

const largest = (values: Float32Array): number => {
  let max = 0;
  for (let i = 0; i < values.length; i++) if (values[i]! > max) max = values[i]!;
  return max;
};

/**
 * Measures the true peak of a sound as a gain, the largest value of the wave between the samples;
 * `master.ts` lowers a mix by it.
 */
export function truePeak({ left, right }: Stereo): number {
  const sample = Math.max(largestSize(left), largestSize(right));
  return Math.max(largest(peaksOf(left, sample)), largest(peaksOf(right, sample)));
}

function largestSize(channel: Float32Array): number {
  let max = 0;
  for (let i = 0; i < channel.length; i++) max = Math.max(max, Math.abs(channel[i]!));
  return max;
}
