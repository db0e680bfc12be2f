import { AiError, type Engines, type ImageEngine } from "../adapters/ai/ai.ts";
import type { Speech } from "../adapters/speech/speech.ts";
import type { Metrics } from "./metrics.ts";
import type { Span, Tracing } from "./tracing.ts";

interface AiInstruments {
  readonly metrics: Pick<Metrics, "aiCalls" | "aiFirstWords" | "aiFailures">;
  readonly tracing: Tracing;
}

/**
 * Wraps the provider's engines: calls have spans, and durations, first words and failures are
 * measured. `boot/create-ai.ts` applies it to the engines of OpenAI (`ai.openai*.ts`). The metrics
 * are defined in `metrics.ts`.
 */
export function instrumentProvider(
  instruments: AiInstruments,
  { text, video, prompts, copy, image }: Engines,
): Engines {
  return {
    text: {
      ...text,
      writeTextAds: (request) =>
        instrumentEvents(instruments, { call: "text", model: text.id }, text.writeTextAds(request)),
    },
    video: {
      ...video,
      writeVideoScript: (request) =>
        instrumentEvents(instruments, { call: "video", model: video.id }, video.writeVideoScript(request)),
    },
    prompts: {
      ...prompts,
      writeImagePrompts: (request) =>
        instrumentEvents(
          instruments,
          { call: "prompts", model: prompts.id },
          prompts.writeImagePrompts(request),
        ),
    },
    copy: {
      ...copy,
      writeCopy: (request) =>
        instrumentEvents(instruments, { call: "copy", model: copy.id }, copy.writeCopy(request)),
    },
    ...(image && { image: instrumentImages(instruments, image) }),
  };
}

interface Call {
  readonly call: "text" | "video" | "prompts" | "copy" | "image" | "speech";
  readonly model: string;
}

function instrumentImages(instruments: AiInstruments, image: ImageEngine): ImageEngine {
  return {
    ...image,
    generateImage: (request) =>
      instrumentCall(instruments, { call: "image", model: image.id }, () => image.generateImage(request)),
  };
}

/**
 * Wraps the speech adapter: calls have spans, and durations and failures are measured (`aiCalls`
 * and `aiFailures` in `metrics.ts`). `boot/create-ai.ts` applies it.
 */
export function instrumentSpeech(instruments: AiInstruments, speech: Speech): Speech {
  return {
    ...speech,
    speak: (request) =>
      instrumentCall(instruments, { call: "speech", model: speech.id }, () => speech.speak(request)),
  };
}

async function instrumentCall<Result>(
  instruments: AiInstruments,
  call: Call,
  run: () => Promise<Result>,
): Promise<Result> {
  const { failed, ended } = startCall(instruments, call);
  try {
    return await run();
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    ended();
  }
}

async function* instrumentEvents<E extends { readonly type: string }>(
  instruments: AiInstruments,
  call: Call,
  events: AsyncIterable<E>,
): AsyncGenerator<E> {
  const { span, failed, ended, startedAt } = startCall(instruments, call);
  let first = true;
  try {
    for await (const event of events) {
      if (first && event.type !== "usage") {
        first = false;
        const seconds = (performance.now() - startedAt) / 1000;
        instruments.metrics.aiFirstWords.observe({ ...call }, seconds);
        span.set({ "adloom.first_words_seconds": seconds });
      }
      yield event;
    }
  } catch (error) {
    failed(error);
    throw error;
  } finally {
    ended();
  }
}

interface StartedCall {
  readonly span: Span;
  /** Value of `performance.now()`. */
  readonly startedAt: number;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

function startCall({ metrics, tracing }: AiInstruments, { call, model }: Call): StartedCall {
  const attributes = { "gen_ai.request.model": model };
  const span = tracing.begin({ name: `ai ${call}`, kind: "client", attributes });
  const stopTimer = metrics.aiCalls.startTimer({ call, model });
  return {
    span,
    startedAt: performance.now(),
    failed(error) {
      // Other errors mean that this process canceled the call: a shutdown, or a deleted generation.
      const reason = error instanceof AiError ? error.failure : "cancelled";
      metrics.aiFailures.inc({ call, model, reason });
      span.fail(reason);
    },
    ended() {
      stopTimer();
      span.end();
    },
  };
}
