import { createRandom } from "../../random.ts";
import { PITCHED, type ToneMaker } from "./instruments.ts";
import type { Instrument, Note } from "./note.ts";
import { highPass } from "./oscillators.ts";
import { PERCUSSION } from "./percussion.ts";
import { reverb } from "./reverb.ts";
import type { Score } from "./score.ts";
import { createStereo, samplesOf, type Stereo } from "./stereo.ts";

const MAKERS: Readonly<Record<Instrument, ToneMaker>> = { ...PITCHED, ...PERCUSSION };

/**
 * Balance of the instruments. Basses are kept low: phones do not play them, and they would use up
 * the loudness that the rest needs.
 */
const LEVELS: Readonly<Record<Instrument, number>> = {
  ...{ keys: 1.5, pluck: 1.5, synth: 1.5, marimba: 1.8, bell: 2, pad: 1, strings: 1.2, bass: 0.62 },
  ...{ kick: 0.72, snare: 1.5, clap: 1.8, rim: 1.6, tom: 0.9, hat: 2.6, shaker: 2.4 },
  ...{ whoosh: 1.2, boom: 0.7, crash: 1.4 },
};

/** Reverb level of each instrument. */
const SENDS: Readonly<Record<Instrument, number>> = {
  ...{ keys: 0.24, pluck: 0.3, synth: 0.22, marimba: 0.28, bell: 0.45, pad: 0.35, strings: 0.4, bass: 0 },
  ...{ kick: 0.02, snare: 0.2, clap: 0.22, rim: 0.25, tom: 0.3, hat: 0.04, shaker: 0.06 },
  ...{ whoosh: 0.3, boom: 0.25, crash: 0.35 },
};
/** Instruments whose level is reduced at each kick. */
const DUCKED: ReadonlySet<Instrument> = new Set<Instrument>(["pad", "strings"]);
const DUCK_SECONDS = 0.26;
const DUCK_GAIN = 0.55;
const FADE_SECONDS = 0.55;
const PRESENCE_HZ = 2400;
/** Added share of the high tones: 5 dB. */
const PRESENCE = 0.8;

function add(target: Stereo, tone: Float32Array, { at, pan }: Note, gain: number): void {
  const start = samplesOf(at);
  const angle = ((pan + 1) * Math.PI) / 4;
  const left = Math.cos(angle) * gain;
  const right = Math.sin(angle) * gain;
  const end = Math.min(tone.length, target.left.length - start);
  for (let i = 0; i < end; i++) {
    target.left[start + i]! += tone[i]! * left;
    target.right[start + i]! += tone[i]! * right;
  }
}

/** Gain of the ducked instruments for each sample. */
function duckedBy(kicks: readonly Note[], samples: number): Float32Array {
  const gain = new Float32Array(samples).fill(1);
  const length = samplesOf(DUCK_SECONDS);
  for (const { at } of kicks) {
    const start = samplesOf(at);
    for (let k = 0; k < length && start + k < samples; k++) {
      gain[start + k] = Math.min(gain[start + k]!, DUCK_GAIN + (1 - DUCK_GAIN) * (k / length) ** 0.7);
    }
  }
  return gain;
}

/** Raises everything above `PRESENCE_HZ`, which small speakers and noisy places need. */
function brighten(channel: Float32Array): void {
  const high = highPass(PRESENCE_HZ);
  for (let i = 0; i < channel.length; i++) channel[i]! += PRESENCE * high(channel[i]!);
}

/** The end of a film is no cut: the last half second fades to silence. */
function fadeOut({ left, right }: Stereo): void {
  const length = Math.min(left.length, samplesOf(FADE_SECONDS));
  for (let i = 0; i < length; i++) {
    const gain = Math.sin(((i / length) * Math.PI) / 2) ** 1.5;
    left[left.length - 1 - i]! *= gain;
    right[right.length - 1 - i]! *= gain;
  }
}

/**
 * Plays a score: samples of exactly its length, from `instruments.ts`, `percussion.ts` and
 * `reverb.ts`, with the levels of `LEVELS` and a fade at the end. The same score gives the same
 * samples. Not yet at a loudness: `composeSoundtrack` (`soundtrack.ts`), which calls it, masters
 * the mix.
 */
export function playScore({ notes, seconds, mood }: Score): Stereo {
  const samples = samplesOf(seconds);
  const [dry, ducked, wet] = [createStereo(samples), createStereo(samples), createStereo(samples)];
  const random = createRandom(`noise:${mood}`);
  const noise = () => random() * 2 - 1;
  const tones = new Map<string, Float32Array>();
  for (const note of notes) {
    const { instrument, pitch, length, force } = note;
    const key = `${instrument} ${pitch} ${length.toFixed(4)} ${force.toFixed(4)}`;
    const tone = tones.get(key) ?? MAKERS[instrument](note, noise);
    tones.set(key, tone);
    const level = LEVELS[instrument];
    add(DUCKED.has(instrument) ? ducked : dry, tone, note, level);
    if (SENDS[instrument] > 0) add(wet, tone, note, level * SENDS[instrument]);
  }
  const room = reverb(wet);
  const duck = duckedBy(
    notes.filter(({ instrument }) => instrument === "kick"),
    samples,
  );
  for (let i = 0; i < samples; i++) {
    const gain = duck[i]!;
    dry.left[i]! += ducked.left[i]! * gain + room.left[i]! * (0.6 + 0.4 * gain);
    dry.right[i]! += ducked.right[i]! * gain + room.right[i]! * (0.6 + 0.4 * gain);
  }
  brighten(dry.left);
  brighten(dry.right);
  fadeOut(dry);
  return dry;
}
