import { FILM_LIMITS } from "#core/film/limits.ts";
import type { SpokenSentence } from "#core/film/voice.ts";
import { writeWav } from "#studio/film/audio/wav.ts";
import { AiError } from "../ai/ai.ts";
import { readWav, type MonoSound } from "./wav.ts";

/**
 * A sentence and its WAV file from the speech adapter. `run-voicing.ts` makes it of the
 * `SpokenWords` of `speech.ts` for `joinSentences`.
 */
export interface SentenceSound {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** The sound of a scene's sentences in one WAV file, with the time of each sentence. */
interface JoinedSentences {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  readonly sentences: readonly SpokenSentence[];
}

/**
 * Pause that `joinSentences` puts between two sentences, in addition to the margins that
 * `trimSilence` (`wav.ts`) keeps.
 */
export const SENTENCE_PAUSE_SECONDS = 0.2;

/**
 * Joins the spoken sentences of a scene with a short pause between them, when `run-voicing.ts`
 * stores the scene. Throws `AiError` if a file is unreadable, the sample rates differ, or the scene
 * is longer than `voiceSeconds` of `FILM_LIMITS` (`core/film/limits.ts`). Returns the WAV file and
 * the start and end of each sentence in seconds; the pause is `SENTENCE_PAUSE_SECONDS` above, the
 * format of the file `studio/film/audio/wav.ts`.
 */
export function joinSentences(sounds: readonly SentenceSound[]): JoinedSentences {
  const read = sounds.map(({ text, bytes }) => ({ text, ...readSound(bytes) }));
  const sampleRate = read[0]?.sampleRate ?? 0;
  if (read.some((sound) => sound.sampleRate !== sampleRate)) throw new AiError("malformed_response");
  const pause = Math.round(SENTENCE_PAUSE_SECONDS * sampleRate);
  let length = 0;
  const placed = read.map(({ text, samples }, index) => {
    const start = index === 0 ? 0 : length + pause;
    length = start + samples.length;
    return { text, samples, start, end: length };
  });
  const seconds = length / sampleRate;
  if (!(seconds <= FILM_LIMITS.voiceSeconds)) throw new AiError("malformed_response");
  const joined = new Int16Array(length);
  for (const { samples, start } of placed) joined.set(samples, start);
  const sentences = placed.map(({ text, start, end }) => {
    return { text, start: start / sampleRate, end: end / sampleRate };
  });
  return { bytes: writeWav([joined], sampleRate), seconds, sentences };
}

function readSound(bytes: Uint8Array): MonoSound {
  const sound = readWav(bytes);
  if (!sound) throw new AiError("malformed_response");
  return sound;
}
