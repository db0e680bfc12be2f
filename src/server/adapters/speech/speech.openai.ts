import { generateSpeech, NoSpeechGeneratedError } from "ai";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { speechCostUsd, speechFamily } from "#core/models/speech.ts";
import type { PriceTable } from "#core/models/prices.ts";
import { writeWav } from "#studio/film/audio/wav.ts";
import { AiError, NO_USAGE } from "../ai/ai.ts";
import { createCallFactory, type OpenAiOptions } from "../ai/openai/client.ts";
import { limitResponseBody, type Fetch } from "../ai/openai/fetch.ts";
import type { Speech, SpeechRequest, SpokenWords } from "./speech.ts";
import { readWav, trimSilence } from "./wav.ts";

/** Settings of the provider; `model` is the speech model. */
type SpeechOptions = Pick<OpenAiOptions, "apiKey" | "baseUrl" | "model" | "timeoutMs" | "onFailure"> & {
  /** The operator's prices, which override the list. */
  readonly prices?: PriceTable | undefined;
};

/**
 * Timeout of one sentence. It has at most a minute of speech, and models generate speech faster
 * than real time.
 */
const TIMEOUT_MS = 60_000;
const MIN_SECONDS = 0.2;

const guard =
  (fetch: Fetch): Fetch =>
  async (input, init) =>
    limitResponseBody(await fetch(input, { ...init, redirect: "manual" }), FILM_LIMITS.voiceBytes);

const languages = new Intl.DisplayNames("en", { type: "language" });

/** Instructions for models that accept them. */
const instructionsFor = (language: string) =>
  `Speak ${languages.of(language)} as a native speaker does. Friendly and clear, at a natural pace, like the voice of a good advertisement.`;

/**
 * Creates the speech adapter for OpenAI (`POST /v1/audio/speech`) or a compatible server;
 * `boot/create-ai.ts` calls it. Requests WAV, which needs no decoder and states its sample rate.
 * Voices and prices by model are in `core/models/speech.ts`, the limits of a recording in
 * `core/film/limits.ts`. A sentence takes at most `TIMEOUT_MS` above. Throws `AiError`: `empty`
 * below 0.2 s of sound (`MIN_SECONDS`), `malformed_response` for an unreadable or too long one.
 */
export function createOpenAiSpeech(options: SpeechOptions): Speech {
  const { model, prices } = options;
  const { voices, followsInstructions } = speechFamily(model);
  const startCall = createCallFactory(options, TIMEOUT_MS, guard);
  return {
    id: model,
    speakers: voices,
    async speak(request: SpeechRequest): Promise<SpokenWords> {
      const { text, speaker, language, signal } = request;
      signal.throwIfAborted();
      const call = startCall(signal);
      try {
        const { audio } = await generateSpeech({
          model: call.provider.speech(model),
          text,
          voice: speaker,
          outputFormat: "wav",
          ...(followsInstructions && { instructions: instructionsFor(language) }),
          maxRetries: 0,
          abortSignal: call.signal,
        });
        const costUsd = speechCostUsd(model, text.length, prices);
        return { ...checkSound(audio.uint8Array), usage: { ...NO_USAGE, costUsd } };
      } catch (error) {
        signal.throwIfAborted();
        throw call.toAiError(NoSpeechGeneratedError.isInstance(error) ? new AiError("empty") : error);
      } finally {
        call.close();
      }
    },
  };
}

/**
 * Reads the provider's WAV file and writes it again without other data. Throws if it cannot be
 * played.
 */
function checkSound(file: Uint8Array): Pick<SpokenWords, "bytes" | "seconds"> {
  const read = readWav(file);
  if (!read) throw new AiError("malformed_response");
  const sound = trimSilence(read);
  const seconds = sound.samples.length / sound.sampleRate;
  if (seconds < MIN_SECONDS) throw new AiError("empty");
  if (seconds > FILM_LIMITS.voiceSeconds) throw new AiError("malformed_response");
  return { bytes: writeWav([sound.samples], sound.sampleRate), seconds };
}
