import {
  APICallError,
  EmptyResponseBodyError,
  JSONParseError,
  StreamProviderError,
  TypeValidationError,
} from "ai";
import * as z from "zod/mini";
import { AiError } from "../ai.ts";
import type { AiFailure } from "../ai.ts";

/** What may be known about a failed call outside the adapter: nothing the provider or a user wrote. */
export interface ProviderFailure {
  readonly model: string;
  readonly failure: AiFailure;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** The provider's error code when it is a plain identifier. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
}

const codesSchema = z.object({ code: z.optional(z.unknown()), type: z.optional(z.unknown()) });
/** An HTTP error body wraps its error; an error frame inside a stream is handed on bare. */
const errorBodySchema = z.union([z.object({ error: codesSchema }), codesSchema]);

const EXHAUSTED = /insufficient_quota|billing|quota_exceeded|insufficient_(?:balance|credits|funds)/i;
const MODERATION = /moderation|content_(?:policy|filter)|content_?safety|responsible_?ai/i;
const IDENTIFIER = /^[\w.-]{1,64}$/;

/** Sorts whatever a call threw. Codes go before statuses: an exhausted account answers 429 like a busy one. */
export function readFailure(error: unknown, model: string): ProviderFailure {
  const causes = causeChain(error);
  const nothing = { model, status: undefined, code: undefined, retryAfterMs: undefined };
  const own = causes.find((cause) => cause instanceof AiError);
  if (own) return { ...nothing, failure: own.failure, retryAfterMs: own.retryAfterMs };
  if (causes.some(isUnreadable)) return { ...nothing, failure: "garbage" };
  for (const cause of causes) {
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 300) {
      const codes = bodyCodes(cause.responseBody);
      const headers = cause.responseHeaders ?? {};
      return { ...sort(model, cause.statusCode, codes), retryAfterMs: retryAfterMs(headers) };
    }
    if (StreamProviderError.isInstance(cause)) {
      return sort(model, cause.statusCode, [cause.code, cause.type]);
    }
  }
  return { ...nothing, failure: "unavailable" };
}

function sort(model: string, status: number | undefined, said: readonly unknown[]): ProviderFailure {
  const codes = said.filter((code) => typeof code === "string");
  const code = codes.find((text) => IDENTIFIER.test(text));
  const failure = codes.some((text) => MODERATION.test(text))
    ? "moderation"
    : codes.some((text) => EXHAUSTED.test(text))
      ? "exhausted"
      : failureOfStatus(status);
  return { model, failure, status, code, retryAfterMs: undefined };
}

function failureOfStatus(status = 500): AiFailure {
  if (status === 402) return "exhausted";
  if (status === 429) return "rate_limited";
  if (status === 408) return "timeout";
  if (status === 409 || status >= 500) return "unavailable";
  // Anything else (unknown model, wrong address, refused parameter) is set up wrongly, as a bad key is.
  return "bad_key";
}

function isUnreadable(error: unknown): boolean {
  return (
    JSONParseError.isInstance(error) ||
    TypeValidationError.isInstance(error) ||
    EmptyResponseBodyError.isInstance(error)
  );
}

function causeChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (
    let at = error;
    at !== undefined && !chain.includes(at);
    at = at instanceof Error ? at.cause : undefined
  ) {
    chain.push(at);
  }
  return chain;
}

function bodyCodes(body: string | undefined): unknown[] {
  try {
    const parsed = errorBodySchema.parse(JSON.parse(body ?? ""));
    const { code, type } = "error" in parsed ? parsed.error : parsed;
    return [code, type];
  } catch {
    return [];
  }
}

/**
 * How long the provider asks to wait: `retry-after-ms`, or `retry-after` in seconds or as a date. A date is read
 * against the answer's own `date`, so that no clock of ours is involved.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number | undefined {
  const precise = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (precise >= 0) return Math.ceil(precise);
  const value = headers["retry-after"] ?? "";
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number.parseFloat(value) * 1000);
  const wait = Date.parse(value) - Date.parse(headers["date"] ?? "");
  return wait >= 0 ? wait : undefined;
}
