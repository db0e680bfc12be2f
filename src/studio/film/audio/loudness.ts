import { SAMPLE_RATE, type Stereo } from "./stereo.ts";

/** Coefficients of a second-order filter: y = b · x - a · y, with a0 = 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two stages of the K weighting at 48 kHz (ITU-R BS.1770-5, tables 1 and 2). */
const HEAD: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const HIGH_PASS: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

/** Blocks of 400 ms that begin every 100 ms. */
const HOP = SAMPLE_RATE / 10;
const HOPS_PER_BLOCK = 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Sums of the weighted squares of a channel, for each 100 ms. */
function powerOfHops(channel: Float32Array): number[] {
  const [h0, h1, h2] = HEAD.b;
  const [g1, g2] = HEAD.a;
  const [p0, p1, p2] = HIGH_PASS.b;
  const [q1, q2] = HIGH_PASS.a;
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  const hops: number[] = [];
  for (let start = 0; start + HOP <= channel.length; start += HOP) {
    let sum = 0;
    for (let i = start; i < start + HOP; i++) {
      const x = channel[i]!;
      const y = h0 * x + h1 * x1 + h2 * x2 - g1 * y1 - g2 * y2;
      const z = p0 * y + p1 * y1 + p2 * y2 - q1 * z1 - q2 * z2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      z2 = z1;
      z1 = z;
      sum += z * z;
    }
    hops.push(sum);
  }
  return hops;
}

/** Mean power of every block of 400 ms. */
function powerOfBlocks({ left, right }: Stereo): number[] {
  const rights = powerOfHops(right);
  const hops = powerOfHops(left).map((power, index) => power + rights[index]!);
  const blocks: number[] = [];
  for (let first = 0; first + HOPS_PER_BLOCK <= hops.length; first++) {
    const sum = hops.slice(first, first + HOPS_PER_BLOCK).reduce((a, b) => a + b, 0);
    blocks.push(sum / (HOPS_PER_BLOCK * HOP));
  }
  return blocks;
}

/**
 * Measures the integrated loudness of a sound in LUFS (ITU-R BS.1770-5, with both gates,
 * `ABSOLUTE_GATE` and `RELATIVE_GATE` in this file); -Infinity for silence and for less than 400
 * ms. `master.ts` and, for the level of music and voices, `soundtrack.ts` use it.
 */
export function loudness(sound: Stereo): number {
  const audible = powerOfBlocks(sound).filter((power) => toLufs(power) > ABSOLUTE_GATE);
  if (audible.length === 0) return -Infinity;
  const gate = toLufs(mean(audible)) + RELATIVE_GATE;
  return toLufs(mean(audible.filter((power) => toLufs(power) > gate)));
}

/**
 * Momentary loudness of a sound in LUFS every 100 ms, over blocks of 400 ms; only
 * `loudness.slow.test.ts` uses it.
 */
export const loudnessOverTime = (sound: Stereo): number[] => powerOfBlocks(sound).map(toLufs);
