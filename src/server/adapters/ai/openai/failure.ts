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

/**
 * Facts about a failed call, from `classifyFailure`; `client.ts` hands it to `onFailure` of
 * `OpenAiOptions`, which logs it (`boot/create-ai.ts`): no text of the provider or of a user. Facts
 * that the response lacks are `undefined`.
 */
export interface ProviderFailure {
  readonly model: string;
  readonly failure: AiFailure;
  /** HTTP status, if a response arrived. */
  readonly status: number | undefined;
  /** The provider's error code, if it is a plain identifier. */
  readonly code: string | undefined;
  readonly retryAfterMs: number | undefined;
}

const codesSchema = z.object({ code: z.optional(z.unknown()), type: z.optional(z.unknown()) });
/** An HTTP error body wraps its error; the SDK passes error frames of a stream on unwrapped. */
const errorBodySchema = z.union([z.object({ error: codesSchema }), codesSchema]);

const QUOTA = /insufficient_quota|billing|quota_exceeded|insufficient_(?:balance|credits|funds)/i;
const MODERATION = /moderation|content_(?:policy|filter)|content_?safety|responsible_?ai/i;
const IDENTIFIER = /^[\w.-]{1,64}$/;

/**
 * Finds out why a call failed from the SDK's error: its code, HTTP status and requested wait.
 * `client.ts` makes an `AiError` from the result, `reply.ts` checks it for a refused format. The
 * codes are `QUOTA` and `MODERATION` above. Codes precede statuses: an exhausted account responds
 * 429, as a rate limit does.
 */
export function classifyFailure(error: unknown, model: string): ProviderFailure {
  const causes = causeChain(error);
  const unknown = { model, status: undefined, code: undefined, retryAfterMs: undefined };
  const aiError = causes.find((cause) => cause instanceof AiError);
  if (aiError) return { ...unknown, failure: aiError.failure, retryAfterMs: aiError.retryAfterMs };
  if (causes.some(isUnreadable)) return { ...unknown, failure: "malformed_response" };
  for (const cause of causes) {
    if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 300) {
      const codes = bodyCodes(cause.responseBody);
      const headers = cause.responseHeaders ?? {};
      return { ...classify(model, cause.statusCode, codes), retryAfterMs: retryAfterMs(headers) };
    }
    if (StreamProviderError.isInstance(cause)) {
      return classify(model, cause.statusCode, [cause.code, cause.type]);
    }
  }
  return { ...unknown, failure: "unavailable" };
}

function classify(model: string, status: number | undefined, reported: readonly unknown[]): ProviderFailure {
  const codes = reported.filter((code) => typeof code === "string");
  const code = codes.find((text) => IDENTIFIER.test(text));
  const failure = codes.some((text) => MODERATION.test(text))
    ? "moderation"
    : codes.some((text) => QUOTA.test(text))
      ? "insufficient_quota"
      : failureOfStatus(status);
  return { model, failure, status, code, retryAfterMs: undefined };
}

function failureOfStatus(status = 500): AiFailure {
  if (status === 402) return "insufficient_quota";
  if (status === 429) return "rate_limited";
  if (status === 408) return "timeout";
  if (status === 409 || status >= 500) return "unavailable";
  // The rest (unknown model, wrong URL, rejected parameter) is a configuration error, as a bad key
  // is.
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
 * Wait in ms that the provider requests, for `AiError`; `undefined` without one:
 * `modules/generations/runs/retry-policy.ts` then uses its own delay; it also decides whether the
 * wait is kept. Headers: `retry-after-ms`, or `retry-after` in seconds or as a date. A date is
 * compared with the response's own `date`, so the local clock does not matter.
 */
export function retryAfterMs(headers: Readonly<Record<string, string>>): number | undefined {
  const precise = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (precise >= 0) return Math.ceil(precise);
  const value = headers["retry-after"] ?? "";
  if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number.parseFloat(value) * 1000);
  const wait = Date.parse(value) - Date.parse(headers["date"] ?? "");
  return wait >= 0 ? wait : undefined;
}
