/**
 * Samples per second of all sound of films, which AAC and every platform take; decoders of voices
 * (`decode-voice.ts`, `load-voices.ts`) convert to it, and `read-film.ts` of the server refuses
 * uploaded films with another rate.
 */
export const SAMPLE_RATE = 48_000;

/**
 * Sound in two channels of the same length; 1 is full scale. `composeSoundtrack` (`soundtrack.ts`)
 * returns one, `encode/add-sound.ts` encodes it.
 */
export interface Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/**
 * Makes silence of this many samples, to which `play-score.ts`, `reverb.ts`, `master.ts` and
 * `composeSoundtrack` (`soundtrack.ts`) add sound.
 */
export const createStereo = (samples: number): Stereo => ({
  left: new Float32Array(samples),
  right: new Float32Array(samples),
});

/**
 * Number of samples of a length in seconds at `SAMPLE_RATE`, rounded, for sounds and positions in
 * them; `soundtrack.ts`, `play-score.ts`, `instruments.ts`, `percussion.ts`, `reverb.ts` and
 * `master.ts` call it.
 */
export const samplesOf = (seconds: number): number => Math.round(seconds * SAMPLE_RATE);

/**
 * Converts a level in decibels to a gain, when music and voices are mixed (`soundtrack.ts`) and
 * mastered (`master.ts`).
 */
export const gainOf = (db: number): number => 10 ** (db / 20);

/**
 * Converts a gain to a level in decibels, when a mix is mastered (`master.ts`); -Infinity for
 * silence.
 */
export const decibels = (gain: number): number => 20 * Math.log10(gain);
