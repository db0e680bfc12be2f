import { loudness } from "./loudness.ts";
import { master } from "./master.ts";
import { playScore } from "./play-score.ts";
import { composeScore, type MusicBrief } from "./score.ts";
import { createStereo, gainOf, SAMPLE_RATE, samplesOf, type Stereo } from "./stereo.ts";

/**
 * A recorded or spoken voice with its start time in a film; the web app (`load-voices.ts`) and the
 * server (`decode-voice.ts`) decode it.
 */
export interface SpokenPart {
  /** Start time in seconds. */
  readonly at: number;
  /** Mono samples at `SAMPLE_RATE`. */
  readonly samples: Float32Array;
}

/**
 * Music and voices of a film, made by `soundBrief` (`sound-brief.ts`); input of
 * `composeSoundtrack`.
 */
export interface SoundtrackBrief {
  readonly seconds: number;
  /** Missing for a film without music. */
  readonly music?: MusicBrief | undefined;
  readonly voices: readonly SpokenPart[];
}

/** Loudness of voice and music before they are mixed, in LUFS: recordings differ by 30 LU. */
const PART_LUFS = -18;
const MAX_VOICE_GAIN_DB = 30;
/** Reduction of the music during speech. */
const DUCK_DB = -11;
/** Length of the windows in which speech is detected. */
const WINDOW_SECONDS = 0.02;
/** Minimum level of a window with speech, after the voice was normalized. */
const SPEECH_LEVEL = gainOf(-42);
/**
 * The music gets quieter this long before the first word, and stays quiet this long after a word.
 */
const BEFORE_SECONDS = 0.16;
const AFTER_SECONDS = 0.4;
const FALL_SECONDS = 0.05;
const RISE_SECONDS = 0.28;

/** Gain that normalizes a sound to `PART_LUFS`; sounds of less than 400 ms stay unchanged. */
function partGain(sound: Stereo): number {
  const missing = PART_LUFS - loudness(sound);
  return Number.isFinite(missing) ? gainOf(Math.min(MAX_VOICE_GAIN_DB, missing)) : 1;
}

/** Normalizes the loudness of every recording and places it at its start time. */
function layVoices(voices: readonly SpokenPart[], samples: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples);
  for (const { at, samples: recording } of voices) {
    const mono = Float32Array.from(recording, (sample) => (Number.isFinite(sample) ? sample : 0));
    const gain = partGain({ left: mono, right: mono });
    const start = samplesOf(at);
    for (let i = Math.max(0, -start); i < mono.length && start + i < samples; i++) {
      out[start + i]! += mono[i]! * gain;
    }
  }
  return out;
}

/** For each window of 20 ms, whether it contains speech. */
function speechWindows(voice: Float32Array): boolean[] {
  const size = samplesOf(WINDOW_SECONDS);
  return Array.from({ length: Math.ceil(voice.length / size) }, (_, index) => {
    const window = voice.subarray(index * size, (index + 1) * size);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
    return Math.sqrt(power) > SPEECH_LEVEL;
  });
}

/**
 * Gain of the music for each sample: lower by `DUCK_DB` around speech, else 1, with soft ways down
 * and up (levels and times are in this file). `voice` is the mix of all voices at `SAMPLE_RATE`
 * (`stereo.ts`). `composeSoundtrack` multiplies the music by it.
 */
export function duckGain(voice: Float32Array): Float32Array {
  const size = samplesOf(WINDOW_SECONDS);
  const windows = speechWindows(voice);
  const [before, after] = [
    Math.round(BEFORE_SECONDS / WINDOW_SECONDS),
    Math.round(AFTER_SECONDS / WINDOW_SECONDS),
  ];
  const isLow = windows.map((_, index) =>
    windows.slice(Math.max(0, index - after), index + before + 1).includes(true),
  );
  const gain = new Float32Array(voice.length);
  const [fall, rise] = [FALL_SECONDS, RISE_SECONDS].map((time) => 1 - Math.exp(-1 / (time * SAMPLE_RATE)));
  let value = isLow[0] ? gainOf(DUCK_DB) : 1;
  for (let i = 0; i < gain.length; i++) {
    const target = isLow[Math.floor(i / size)] ? gainOf(DUCK_DB) : 1;
    value += (target - value) * (target < value ? fall! : rise!);
    gain[i] = value;
  }
  return gain;
}

/**
 * Makes the sound of a film, for `render-process.ts` of the server and `sound.worker.ts` of the web
 * app: composed music (`score.ts`), quieter under the voice (`duckGain`), each first at
 * `PART_LUFS`, with the loudness and peaks of `master.ts`; exactly `seconds` long at `SAMPLE_RATE`
 * (`stereo.ts`). The same brief gives the same samples. The web app calls it in a worker, the
 * server in a child process.
 */
export function composeSoundtrack({ seconds, music, voices }: SoundtrackBrief): Stereo {
  const samples = samplesOf(seconds);
  const out = createStereo(samples);
  if (music) {
    const sound = playScore(composeScore(music));
    const gain = partGain(sound);
    const duck = voices.length > 0 ? duckGain(layVoices(voices, samples)) : undefined;
    for (let i = 0; i < Math.min(samples, sound.left.length); i++) {
      const factor = gain * (duck ? duck[i]! : 1);
      out.left[i] = sound.left[i]! * factor;
      out.right[i] = sound.right[i]! * factor;
    }
  }
  if (voices.length > 0) {
    const voice = layVoices(voices, samples);
    for (let i = 0; i < samples; i++) {
      out.left[i]! += voice[i]!;
      out.right[i]! += voice[i]!;
    }
  }
  return master(out);
}
