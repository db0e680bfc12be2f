import { createOpenAI } from "@ai-sdk/openai";
import type { OpenAIProvider } from "@ai-sdk/openai";
import { priceOf, type ModelPrice, type PriceTable } from "#core/models/prices.ts";
import { AiError } from "../ai.ts";
import { readFailure } from "./failure.ts";
import type { ProviderFailure } from "./failure.ts";
import { chatFetch } from "./fetch.ts";
import type { Fetch } from "./fetch.ts";
import { openAiBaseUrl } from "./url.ts";

export interface OpenAiOptions {
  readonly apiKey: string;
  /** As configured; see `openAiBaseUrl`. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** Instead of the built-in price table. */
  readonly prices?: PriceTable | undefined;
  readonly fetch?: Fetch;
  /** For one attempt as a whole, further requests included. */
  readonly timeoutMs?: number;
  /** Told of every failed call, for the operator's log. */
  readonly onFailure?: (failure: ProviderFailure) => void;
}

const MAX_RESPONSE_BYTES = 1024 * 1024;
/** Far more than the token limits allow; a server that ignores them is not read on. */
export const MAX_REPLY_CHARACTERS = 32_000;

/**
 * UTF-16 units by which a growing reply of this length has to grow before it is parsed again. A growing reply is parsed
 * as a whole each time: a step in proportion to its length bounds that work, and is too small to be seen.
 */
export const growthStep = (length: number) => Math.floor(length / 32);

/** One piece of work for an engine, with a deadline of its own. */
export interface Attempt {
  readonly provider: OpenAIProvider;
  readonly model: string;
  readonly price: ModelPrice;
  /** Fires when the caller, the deadline or `leave` ends the attempt. */
  readonly signal: AbortSignal;
  /** The error to throw for a failed call, after telling the operator. */
  readonly failed: (error: unknown) => AiError;
  /** Ends requests that are still open. */
  readonly leave: () => void;
}

const guardChat = (fetch: Fetch) => chatFetch(fetch, MAX_RESPONSE_BYTES);

/**
 * The calls of OpenAI, or of any server that speaks them. Gives a function that begins an attempt.
 * @param guard keeps what comes back within bounds; made for chat unless told otherwise
 */
export function openAiAttempts(options: OpenAiOptions, timeoutMs: number, guard = guardChat) {
  const { model } = options;
  const price = priceOf(model, options.prices);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAI({
    apiKey: options.apiKey,
    baseURL: openAiBaseUrl(options.baseUrl),
    fetch: guard(options.fetch ?? globalThis.fetch),
  });
  return (caller: AbortSignal): Attempt => {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
    const left = new AbortController();
    return {
      provider,
      model,
      price,
      signal: AbortSignal.any([caller, deadline, left.signal]),
      failed(error) {
        const failure = readFailure(deadline.aborted ? new AiError("timeout") : error, model);
        options.onFailure?.(failure);
        return new AiError(failure.failure, failure.retryAfterMs);
      },
      leave: () => left.abort(),
    };
  };
}
