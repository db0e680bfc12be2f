import { createOpenAI } from "@ai-sdk/openai";
import type { OpenAIProvider } from "@ai-sdk/openai";
import { priceOf, type ModelPrice, type PriceTable } from "#core/models/prices.ts";
import { AiError } from "../ai.ts";
import { createCapabilities, type Capabilities } from "./capabilities.ts";
import { classifyFailure } from "./failure.ts";
import type { ProviderFailure } from "./failure.ts";
import { chatFetch } from "./fetch.ts";
import type { Fetch } from "./fetch.ts";
import { openAiBaseUrl } from "./url.ts";

/**
 * Settings of the provider and of its model, from the environment; `boot/create-ai.ts` makes them,
 * all engines of this folder and the speech adapter take them.
 */
export interface OpenAiOptions {
  readonly apiKey: string;
  /** As configured; `openAiBaseUrl` normalizes it. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Replaces the built-in price table. */
  readonly prices?: PriceTable | undefined;
  readonly fetch?: Fetch;
  /** Timeout of one call, including its follow-up requests. */
  readonly timeoutMs?: number;
  /** Whether the model is not OpenAI's; it may run on a small machine, which takes longer. */
  readonly isOwnModel?: boolean;
  /** Shared by the engines of one server and model. */
  readonly capabilities?: Capabilities;
  /** Called for each failed call, for the log. */
  readonly onFailure?: (failure: ProviderFailure) => void;
}

/**
 * Timeout of one call to an own model: its server takes up to a minute to load it, and processes
 * the requests of a full package one after the other.
 */
const OWN_MODEL_TIMEOUT_MS = 300_000;
const MAX_RESPONSE_BYTES = 1024 * 1024;
/**
 * Longest reply that is read, for servers that ignore the token limits (`core/models/families.ts`)
 * and send far more. Beyond it, `lines.ts`, `ai.openai-copy.ts` and `ai.openai-video.ts` throw
 * `malformed_response`; `ai.openai-site.ts` ignores the rest.
 */
export const MAX_REPLY_CHARACTERS = 32_000;

/**
 * UTF-16 units that a reply of this length must grow before `lines.ts` and `ai.openai-video.ts`
 * parse it again. Each parse reads the whole reply; a step in proportion to its length bounds that
 * work and stays invisible.
 */
export const growthStep = (length: number) => Math.floor(length / 32);

/**
 * One call of an engine of this folder with its deadline, from `createCallFactory`; it may send
 * several requests. Its engine must `close` it.
 */
export interface ProviderCall {
  readonly provider: OpenAIProvider;
  readonly model: string;
  readonly price: ModelPrice;
  readonly capabilities: Capabilities;
  /** Aborts on the caller's signal, the deadline or `close`. */
  readonly signal: AbortSignal;
  /** Reports a failure to `onFailure` and returns the error to throw. */
  readonly toAiError: (error: unknown) => AiError;
  /** Aborts requests that are still open. */
  readonly close: () => void;
}

const guardChat = (fetch: Fetch) => chatFetch(fetch, MAX_RESPONSE_BYTES);

/**
 * Returns a function that starts a call to OpenAI, or to any server with its API. Each engine of
 * this folder and the speech adapter create one with the timeout of a call in ms; own models have
 * `OWN_MODEL_TIMEOUT_MS`. `guard` wraps `fetch` to bound responses; the default is for chat
 * completions. Prices are in `core/models/prices.ts`, the kinds of failures in `failure.ts`.
 */
export function createCallFactory(options: OpenAiOptions, timeoutMs: number, guard = guardChat) {
  const { model, capabilities = createCapabilities() } = options;
  const price = priceOf(model, options.prices);
  const callTimeoutMs = options.timeoutMs ?? (options.isOwnModel ? OWN_MODEL_TIMEOUT_MS : timeoutMs);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAI({
    apiKey: options.apiKey,
    baseURL: openAiBaseUrl(options.baseUrl),
    fetch: guard(options.fetch ?? globalThis.fetch),
  });
  return (caller: AbortSignal): ProviderCall => {
    const deadline = AbortSignal.timeout(callTimeoutMs);
    const closed = new AbortController();
    return {
      provider,
      model,
      price,
      capabilities,
      signal: AbortSignal.any([caller, deadline, closed.signal]),
      toAiError(error) {
        const failure = classifyFailure(deadline.aborted ? new AiError("timeout") : error, model);
        options.onFailure?.(failure);
        return new AiError(failure.failure, failure.retryAfterMs);
      },
      close: () => closed.abort(),
    };
  };
}
