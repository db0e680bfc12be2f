import { loudness } from "./loudness.ts";
import { createStereo, decibels, gainOf, samplesOf, type Stereo } from "./stereo.ts";
import { peaksOf, truePeak } from "./true-peak.ts";

/**
 * Loudness of every film in LUFS, which `master` adjusts it to: the level at which YouTube plays,
 * and loud enough for other platforms.
 */
const TARGET_LUFS = -14;
/** Largest true peak in dBTP that `master` leaves, because encoders clip above it. */
const MAX_TRUE_PEAK_DB = -1;
/** The limiter stays below the largest peak, because its gain moves between samples too. */
const CEILING_DB = -1.5;
/** Distance from the target at which no further round is needed, in LU. */
const CLOSE_ENOUGH = 0.04;
const MAX_ROUNDS = 8;
/** Maximum amplification. More would only raise the noise of a nearly silent sound. */
const MAX_GAIN_DB = 36;

const LOOK_AHEAD_SECONDS = 0.004;
const RELEASE_SECONDS = 0.09;
const ATTACK_SECONDS = 0.0009;

/** Smallest value within the next `ahead` samples, for each sample (a sliding minimum). */
function smallestAhead(values: Float32Array, ahead: number): Float32Array {
  const smallest = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let [head, tail] = [0, 0];
  for (let i = values.length - 1; i >= 0; i--) {
    while (tail > head && values[queue[tail - 1]!]! >= values[i]!) tail--;
    queue[tail++] = i;
    while (queue[head]! > i + ahead) head++;
    smallest[i] = values[queue[head]!]!;
  }
  return smallest;
}

/** Holds true peaks below `ceiling` by a gain that falls before a peak and returns slowly. */
function limit({ left, right }: Stereo, ceiling: number): Stereo {
  const needed = peaksOf(left, ceiling);
  const ofRight = peaksOf(right, ceiling);
  for (let i = 0; i < needed.length; i++) {
    needed[i] = Math.min(1, ceiling / Math.max(1e-9, needed[i]!, ofRight[i]!));
  }
  const target = smallestAhead(needed, samplesOf(LOOK_AHEAD_SECONDS));
  const out = createStereo(left.length);
  const up = 1 - Math.exp(-1 / samplesOf(RELEASE_SECONDS));
  const down = 1 - Math.exp(-1 / samplesOf(ATTACK_SECONDS));
  let gain = 1;
  for (let i = 0; i < left.length; i++) {
    gain += (target[i]! - gain) * (target[i]! < gain ? down : up);
    const applied = Math.min(gain, needed[i]!);
    out.left[i] = left[i]! * applied;
    out.right[i] = right[i]! * applied;
  }
  return out;
}

function scale({ left, right }: Stereo, gain: number): Stereo {
  return { left: left.map((sample) => sample * gain), right: right.map((sample) => sample * gain) };
}

/**
 * Brings a sound to -14 LUFS (`TARGET_LUFS`), as far as `MAX_GAIN_DB` allows, with true peaks below
 * -1 dBTP (`MAX_TRUE_PEAK_DB`). Silence stays silence. `composeSoundtrack` (`soundtrack.ts`) calls
 * it last; levels are in this file, measured by `loudness.ts` and `true-peak.ts`.
 */
export function master(sound: Stereo): Stereo {
  let gainDb = Math.min(MAX_GAIN_DB, TARGET_LUFS - loudness(sound));
  if (!Number.isFinite(gainDb)) return sound;
  let out = sound;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    out = limit(scale(sound, gainOf(gainDb)), gainOf(CEILING_DB));
    const missing = TARGET_LUFS - loudness(out);
    if (Math.abs(missing) < CLOSE_ENOUGH || gainDb === MAX_GAIN_DB) break;
    gainDb = Math.min(MAX_GAIN_DB, gainDb + missing);
  }
  const over = decibels(truePeak(out)) - MAX_TRUE_PEAK_DB;
  return over > 0 ? scale(out, gainOf(-over - 0.05)) : out;
}
