import {
  AiError,
  type AiFailure,
  type TextEngine,
  type TextEvent,
  type TextRequest,
} from "#server/adapters/ai/ai.ts";

/** What the engine does at one call. */
export type Behaviour = (request: TextRequest) => AsyncIterable<TextEvent>;

export interface ScriptedEngine extends TextEngine {
  /** Every call so far, in order. */
  readonly calls: readonly TextRequest[];
  /** Decides the next calls; with none left, three ads are given. */
  readonly script: (...behaviours: Behaviour[]) => void;
}

/** A provider whose answers a test decides. */
export function createScriptedEngine(id = "scripted-1"): ScriptedEngine {
  const calls: TextRequest[] = [];
  const queue: Behaviour[] = [];
  return {
    id,
    calls,
    script: (...behaviours) => void queue.push(...behaviours),
    async *writeTextAds(request) {
      calls.push(request);
      yield* (queue.shift() ?? givesAds("First ad", "Second ad", "Third ad"))(request);
    },
  };
}

/** Gives the ads that are missing beside those it is told exist, each growing once before it is whole. */
export function givesAds(...ads: string[]): Behaviour {
  return async function* ({ existing }) {
    for (const [index, text] of ads.entries()) {
      if (index < existing.length) continue;
      yield { type: "growing", index, text: text.slice(0, 3) };
      yield { type: "part", index, text };
    }
    yield { type: "usage", usage: { inputTokens: 10, outputTokens: 30, pictures: 0, money: 0.001 } };
  };
}

/** Gives `ads` whole and then fails. */
export function fails(failure: AiFailure, { retryAfterMs, after = [] }: FailOptions = {}): Behaviour {
  return async function* (request) {
    yield* withoutUsage(givesAds(...after)(request));
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

/** Gives `ads` whole, then works on until the test opens the gate or the call is aborted; then gives the rest. */
export function waitsFor(
  gate: Promise<unknown>,
  ads: readonly string[],
  rest: readonly string[] = [],
): Behaviour {
  return async function* (request) {
    yield* withoutUsage(givesAds(...ads)(request));
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason as Error), { once: true });
    });
    request.signal.throwIfAborted();
    await Promise.race([gate, aborted]);
    yield* givesAds(...ads, ...rest)({ ...request, existing: [...ads] });
  };
}
