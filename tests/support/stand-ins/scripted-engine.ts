import {
  AiError,
  type AiFailure,
  type TextEngine,
  type TextEvent,
  type TextRequest,
} from "#server/adapters/ai/ai.ts";

/** What a test's text engine does in one call; `yieldAds`, `fails` and `waitForGate` make it. */
export type Behavior = (request: TextRequest) => AsyncIterable<TextEvent>;

/**
 * A text engine in place of a provider (`TextEngine` of `server/adapters/ai/ai.ts`), whose behavior
 * tests of the generation pipeline set; `createScriptedEngine` makes it.
 */
export interface ScriptedEngine extends TextEngine {
  /** Every call so far, in order. */
  readonly calls: readonly TextRequest[];
  /** Sets the behavior of the next calls; the default yields three ads. */
  readonly script: (...behaviours: Behavior[]) => void;
}

/**
 * Creates a text engine (`TextEngine` of `server/adapters/ai/ai.ts`) whose behavior a test scripts;
 * without a script it yields three ads. `startPipeline` (`pipeline.ts`) puts it in place of the
 * provider.
 */
export function createScriptedEngine(id = "scripted-1"): ScriptedEngine {
  const calls: TextRequest[] = [];
  const queue: Behavior[] = [];
  return {
    id,
    calls,
    script: (...behaviours) => void queue.push(...behaviours),
    async *writeTextAds(request) {
      calls.push(request);
      yield* (queue.shift() ?? yieldAds("First ad", "Second ad", "Third ad"))(request);
    },
  };
}

/**
 * Behavior of a scripted engine (`createScriptedEngine`): yields these ads, each with a partial
 * text first, and the usage; skips existing ads.
 */
export function yieldAds(...ads: string[]): Behavior {
  return async function* ({ existing }) {
    for (const [index, text] of ads.entries()) {
      if (index < existing.length) continue;
      yield { type: "growing", index, text: text.slice(0, 3) };
      yield { type: "part", index, text };
    }
    yield { type: "usage", usage: { inputTokens: 10, outputTokens: 30, images: 0, costUsd: 0.001 } };
  };
}

/** Behavior of a scripted engine: yields `after` and then fails. */
export function fails(failure: AiFailure, { retryAfterMs, after = [] }: FailOptions = {}): Behavior {
  return async function* (request) {
    yield* withoutUsage(yieldAds(...after)(request));
    throw new AiError(failure, retryAfterMs);
  };
}

interface FailOptions {
  readonly retryAfterMs?: number;
  readonly after?: string[];
}

async function* withoutUsage(events: AsyncIterable<TextEvent>) {
  for await (const event of events) if (event.type !== "usage") yield event;
}

/**
 * Behavior of a scripted engine: yields `ads`, then waits until the test opens the gate or the call
 * is aborted; then yields the rest.
 */
export function waitForGate(
  gate: Promise<unknown>,
  ads: readonly string[],
  rest: readonly string[] = [],
): Behavior {
  return async function* (request) {
    yield* withoutUsage(yieldAds(...ads)(request));
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason as Error), { once: true });
    });
    request.signal.throwIfAborted();
    await Promise.race([gate, aborted]);
    yield* yieldAds(...ads, ...rest)({ ...request, existing: [...ads] });
  };
}
