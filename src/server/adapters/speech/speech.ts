import type { AiUsage } from "../ai/ai.ts";

/** A text to speak; `run-voicing.ts` sends one request for each scene. */
export interface SpeechRequest {
  readonly text: string;
  /** One of `speakers` of the adapter. */
  readonly speaker: string;
  /** Language of the text as a BCP 47 tag. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** A spoken text, as a WAV file that this server has rewritten. */
export interface SpokenWords {
  /** WAV: mono, 16 bit, without silence at both ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  readonly usage: AiUsage;
}

/**
 * Text to speech for the scenes of videos. The provider's is the only implementation; without
 * `SPEECH_MODEL` or a key there is none, and videos have recordings, captions and music.
 */
export interface Speech {
  /** The provider's model id. */
  readonly id: string;
  /** Names of the voices. */
  readonly speakers: readonly string[];
  /** Speaks one text. Throws only `AiError`, or the signal's reason after an abort. */
  speak(request: SpeechRequest): Promise<SpokenWords>;
}
