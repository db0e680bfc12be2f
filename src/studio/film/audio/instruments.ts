import { decayPerSample, envelope, frequencyOf, polyBlep, sine } from "./oscillators.ts";
import type { Note } from "./note.ts";
import { SAMPLE_RATE, samplesOf } from "./stereo.ts";

/**
 * Function that makes the sound of a note; `noise` gives numbers from -1 to 1. `PITCHED` here and
 * `PERCUSSION` (`percussion.ts`) are such functions, `play-score.ts` calls them.
 */
export type ToneMaker = (note: Note, noise: () => number) => Float32Array;

const stepOf = (pitch: number) => frequencyOf(pitch) / SAMPLE_RATE;

/** An electric piano: one sine bends the phase of another, less and less. */
const keys: ToneMaker = ({ pitch, length, force }) => {
  const out = new Float32Array(samplesOf(length + 0.5));
  const step = stepOf(pitch);
  const [fade, bend, tine] = [decayPerSample(1.5 + pitch / 60), decayPerSample(5), decayPerSample(16)];
  let [level, depth, ring] = [0.3 * force, (0.9 + force) / (2 * Math.PI), 0.18 * force];
  for (let i = 0; i < out.length; i++) {
    const wave = sine(step * i + (depth + 0.06) * sine(step * i)) + ring * sine(14 * step * i);
    out[i] = level * envelope(i, 0.003, length, 0.45) * wave;
    level *= fade;
    depth *= bend;
    ring *= tine;
  }
  return out;
};

/** A plucked string: noise in a delay line that loses its edge (Karplus and Strong). */
const pluck: ToneMaker = ({ pitch, length, force }, noise) => {
  const frequency = frequencyOf(pitch);
  const out = new Float32Array(samplesOf(length + 0.7));
  // The averaging below delays by half a sample, and the table by a little more.
  const size = SAMPLE_RATE / frequency - 0.52;
  const whole = Math.floor(size);
  const part = size - whole;
  const line = new Float32Array(whole + 1);
  let edge = 0;
  for (let i = 0; i < line.length; i++) {
    edge += (noise() - edge) * (0.25 + 0.5 * force);
    line[i] = edge;
  }
  const damping = 0.4965 + Math.min(0.0025, frequency / 4e5);
  let [place, before] = [0, 0];
  for (let i = 0; i < out.length; i++) {
    const next = place + 1 === line.length ? 0 : place + 1;
    const sample = line[place]! + (line[next]! - line[place]!) * (1 - part);
    line[place] = (sample + before) * damping;
    before = sample;
    place = next;
    out[i] = 0.85 * force * sample * envelope(i, 0.001, length + 0.2, 0.5);
  }
  return out;
};

/** Saws a little apart, darkened by two low-pass filters whose cutoff `cutoffAt` gives. */
function saws(
  { pitch, length }: Note,
  detune: readonly number[],
  cutoffAt: (t: number) => number,
  shape: (index: number) => number,
  tail: number,
): Float32Array {
  const out = new Float32Array(samplesOf(length + tail));
  const steps = detune.map((factor) => stepOf(pitch) * factor);
  const phases = detune.map((_, index) => (index * 0.37 + 0.1) % 1);
  let [first, second] = [0, 0];
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let k = 0; k < steps.length; k++) {
      let phase = phases[k]! + steps[k]!;
      if (phase >= 1) phase -= 1;
      phases[k] = phase;
      sum += 2 * phase - 1 - polyBlep(phase, steps[k]!);
    }
    const cutoff = cutoffAt(i / out.length);
    first += (sum - first) * cutoff;
    second += (first - second) * cutoff;
    out[i] = second * shape(i);
  }
  return out;
}

const pad: ToneMaker = (note) =>
  saws(
    note,
    [0.9965, 1, 1.0038],
    (t) => 0.08 + 0.28 * t * (1 - t),
    (i) => 0.12 * note.force * envelope(i, 0.22, note.length, 0.34),
    0.35,
  );

/** Bowed strings: brighter than the pad; short notes speak faster. */
const strings: ToneMaker = (note) => {
  const attack = Math.min(0.28, note.length * 0.35);
  const vibrato = 5.2 / SAMPLE_RATE;
  return saws(
    note,
    [0.997, 1.0012, 1.0041],
    () => 0.17,
    (i) => 0.09 * note.force * envelope(i, attack, note.length, 0.3) * (1 + 0.08 * sine(vibrato * i)),
    0.32,
  );
};

/** A short synthesizer tone whose filter closes. */
const synth: ToneMaker = (note) =>
  saws(
    note,
    [0.998, 1.0025],
    (t) => 0.12 + 0.4 * (1 - t) ** 4,
    (i) =>
      0.17 * note.force * envelope(i, 0.004, note.length * 0.7, 0.22) * (0.35 + 0.65 * Math.exp(-i / 9000)),
    0.2,
  );

const marimba: ToneMaker = ({ pitch, length, force }) => {
  const out = new Float32Array(samplesOf(Math.min(length, 0.3) + 0.6));
  const step = stepOf(pitch);
  const [fade, high] = [decayPerSample(5.5 + pitch / 40), decayPerSample(34)];
  let [level, edge] = [0.42 * force, 0.5 * force];
  for (let i = 0; i < out.length; i++) {
    const wave = sine(step * i) + edge * sine(3.93 * step * i);
    out[i] = level * wave * envelope(i, 0.002, length + 0.3, 0.3);
    level *= fade;
    edge *= high;
  }
  return out;
};

const bell: ToneMaker = ({ pitch, length, force }) => {
  const out = new Float32Array(samplesOf(length + 1.1));
  const step = stepOf(pitch);
  const [fade, bend, high] = [decayPerSample(2.6), decayPerSample(6), decayPerSample(4)];
  let [level, depth, octave] = [1, 0.8 / (2 * Math.PI), 0.3];
  for (let i = 0; i < out.length; i++) {
    const wave = level * sine(step * i + depth * sine(3.5 * step * i)) + octave * sine(2 * step * i);
    out[i] = 0.2 * force * wave * envelope(i, 0.002, length + 0.5, 0.6);
    level *= fade;
    depth *= bend;
    octave *= high;
  }
  return out;
};

const bass: ToneMaker = ({ pitch, length, force }) => {
  const out = new Float32Array(samplesOf(length + 0.12));
  const step = stepOf(pitch);
  const [fade, second, third] = [decayPerSample(0.9), decayPerSample(3), decayPerSample(5)];
  let [level, octave, twelfth] = [0.42 * force, 0.55, 0.3];
  for (let i = 0; i < out.length; i++) {
    const wave = sine(step * i) + octave * sine(2 * step * i) + twelfth * sine(3 * step * i);
    out[i] = level * Math.tanh(1.5 * wave) * envelope(i, 0.006, length, 0.1);
    level *= fade;
    octave *= second;
    twelfth *= third;
  }
  return out;
};

/**
 * Instruments with a pitch, by the name in a score (`Instrument` in `note.ts`); `playScore`
 * (`play-score.ts`) chooses among them and has their levels.
 */
export const PITCHED = { keys, pluck, synth, marimba, bell, pad, strings, bass } as const;
