import type { AiUsage } from "../ai/ai.ts";

/**
 * A text to speak; `run-voicing.ts` (`modules/generations/film`) sends one request for each
 * sentence; `speakers` of models are in `core/models/speech.ts`.
 */
export interface SpeechRequest {
  readonly text: string;
  /** One of `speakers` of the adapter. */
  readonly speaker: string;
  /** Language of the text as a BCP 47 tag. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/**
 * Audio of a text: the provider's WAV file, re-encoded by this server. `speech.openai.ts` makes it;
 * `wav.ts` cuts the silence, `join-sentences.ts` joins the sentences of a scene.
 */
export interface SpokenWords {
  /** WAV: mono, 16 bit, without silence at both ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  readonly usage: AiUsage;
}

/**
 * Text to speech for the scenes of videos, for `run-voicing.ts` of `modules/generations/film`. Only
 * the AI provider implements it (`speech.openai.ts`); `createSpeech` in `boot/create-ai.ts` opens
 * it with `SPEECH_MODEL` and `OPENAI_API_KEY`, else users record the voice themselves or make
 * videos with captions and music. Throws `AiError`.
 */
export interface Speech {
  /** The provider's model id. */
  readonly id: string;
  /** Names of the voices. */
  readonly speakers: readonly string[];
  /** Speaks one text. Throws only `AiError`, or the signal's reason after an abort. */
  speak(request: SpeechRequest): Promise<SpokenWords>;
}
