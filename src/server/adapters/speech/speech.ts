import type { AiUsage } from "../ai/ai.ts";

/** Words for a voice to say; `run-voicing.ts` sends those of one scene. */
export interface SpeechRequest {
  readonly text: string;
  /** One of `speakers`. */
  readonly speaker: string;
  /** Language of the words as a BCP 47 tag. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** Words that were spoken, as a WAV file that this server has written itself. */
export interface SpokenWords {
  /** WAV: mono, 16 bit, without silence at both ends. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly seconds: number;
  readonly usage: AiUsage;
}

/**
 * Speaks the words of videos. The provider is the only implementation; without `SPEECH_MODEL` or a
 * key, `boot/deps.ts` has none, and videos have recordings, captions and music.
 */
export interface Speech {
  /** The provider's model id. */
  readonly id: string;
  /** Names of the voices. */
  readonly speakers: readonly string[];
  /** Speaks once. Throws only `AiError`, or the signal's reason after an abort. */
  speak(request: SpeechRequest): Promise<SpokenWords>;
}
