import { AiError, type Ai, type ImageEngine } from "../adapters/ai/ai.ts";
import type { Metrics } from "../metrics.ts";
import type { Span, Tracing } from "./tracing.ts";

interface WatchAi {
  readonly metrics: Pick<Metrics, "aiCalls" | "aiFirstWords" | "aiFailures">;
  readonly tracing: Tracing;
}

/** The provider's engines with the time, the beginnings and the failures of their calls counted and told; the studio's as they are. */
export function watchAi(watch: WatchAi, ai: Ai): Ai {
  const { text, video, prompts, image } = ai;
  return {
    ...ai,
    text: {
      ...text,
      writeTextAds: (request) =>
        watchEvents(watch, { call: "text", model: text.id }, text.writeTextAds(request)),
    },
    video: {
      ...video,
      writeVideoScript: (request) =>
        watchEvents(watch, { call: "video", model: video.id }, video.writeVideoScript(request)),
    },
    prompts: {
      ...prompts,
      writeImagePrompts: (request) =>
        watchEvents(watch, { call: "prompts", model: prompts.id }, prompts.writeImagePrompts(request)),
    },
    image: image && watchImages(watch, image),
  };
}

interface Call {
  readonly call: "text" | "video" | "prompts" | "image";
  readonly model: string;
}

function watchImages(watch: WatchAi, image: ImageEngine): ImageEngine {
  return {
    ...image,
    async paint(request) {
      const { failed, ended } = begin(watch, { call: "image", model: image.id });
      try {
        return await image.paint(request);
      } catch (error) {
        failed(error);
        throw error;
      } finally {
        ended();
      }
    },
  };
}

async function* watchEvents<E extends { readonly type: string }>(
  watch: WatchAi,
  call: Call,
  events: AsyncIterable<E>,
): AsyncGenerator<E> {
  const { span, failed, ended, begun } = begin(watch, call);
  let first = true;
  try {
    for await (const event of events) {
      if (first && event.type !== "usage") {
        first = false;
        const seconds = (performance.now() - begun) / 1000;
        watch.metrics.aiFirstWords.observe({ ...call }, seconds);
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

interface Begun {
  readonly span: Span;
  /** As of `performance.now`. */
  readonly begun: number;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

function begin({ metrics, tracing }: WatchAi, { call, model }: Call): Begun {
  const attributes = { "gen_ai.request.model": model };
  const span = tracing.begin({ name: `ai ${call}`, kind: "client", attributes });
  const stopTimer = metrics.aiCalls.startTimer({ call, model });
  return {
    span,
    begun: performance.now(),
    failed(error) {
      // Whatever is no failure of the provider's is us calling it off: a stop, or a generation that was deleted.
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
