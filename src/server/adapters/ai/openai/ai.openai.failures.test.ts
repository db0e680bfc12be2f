import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatReply } from "../../../../../tests/support/stand-ins/openai-chat.ts";
import {
  BAD_KEY,
  EXHAUSTED,
  HTML,
  RATE_LIMITED,
  STAND_IN_ADS,
  UNAVAILABLE,
} from "../../../../../tests/support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import type { OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { eventsOf, partsOf, request } from "../ai.contract.ts";
import { createOpenAiText } from "./ai.openai.ts";
import { AiError } from "../ai.ts";
import type { AiFailure, TextEvent } from "../ai.ts";
import type { ProviderFailure } from "./failure.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => {
  provider.reset();
  for (const method of ["error", "warn", "log", "info"] as const) vi.spyOn(console, method);
});
afterEach(() => {
  // By default the SDK prints failed calls with their prompts.
  for (const method of ["error", "warn", "log", "info"] as const)
    expect(console[method]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
afterAll(() => provider.close());

const KEY = "sk-very-secret";
const [ONE, TWO] = STAND_IN_ADS;
const TEXT = STAND_IN_ADS.join("\n");

async function failureOf(reply: ChatReply, timeoutMs = 5000) {
  provider.reply(reply);
  const reported: ProviderFailure[] = [];
  const events: TextEvent[] = [];
  const engine = createOpenAiText({
    apiKey: KEY,
    baseUrl: provider.baseUrl,
    model: "gpt-6-luna",
    timeoutMs,
    onFailure: (failure) => reported.push(failure),
  });
  try {
    for await (const event of engine.writeTextAds(request())) events.push(event);
  } catch (error) {
    if (error instanceof AiError) return { error, reported, events };
    throw error;
  }
  throw new Error("It should have failed.");
}

const json = (body: unknown): ChatReply => ({
  type: "raw",
  status: 200,
  contentType: "application/json",
  body: JSON.stringify(body),
});
const sse = (body: string): ChatReply => ({
  type: "raw",
  status: 200,
  contentType: "text/event-stream",
  body,
});

/** Padding beyond the size limit; a valid reply follows it. */
const PADDING = `data: ${JSON.stringify({ choices: [], padding: "x".repeat(1_100_000) })}\n\n`;
const COMPLETE = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: TEXT }, finish_reason: "stop" }] })}\n\n`;

const FAILURES: [name: string, reply: ChatReply, failure: AiFailure, retryable: boolean][] = [
  ["a bad key", BAD_KEY, "bad_key", false],
  ["a forbidden project", { type: "error", status: 403, code: "permission_denied" }, "bad_key", false],
  ["an unknown model", { type: "error", status: 404, code: "model_not_found" }, "bad_key", false],
  ["a refused parameter", { type: "error", status: 400, code: "unsupported_parameter" }, "bad_key", false],
  [
    "a redirect",
    { type: "error", status: 307, headers: { location: "http://127.0.0.1:1/" } },
    "bad_key",
    false,
  ],
  ["too many requests", RATE_LIMITED, "rate_limited", true],
  ["an exhausted account", EXHAUSTED, "insufficient_quota", false],
  [
    "a billing limit",
    { type: "error", status: 400, code: "billing_hard_limit_reached" },
    "insufficient_quota",
    false,
  ],
  ["payment required", { type: "error", status: 402 }, "insufficient_quota", false],
  [
    "an exhausted account inside the stream",
    { type: "stream-error", text: "", code: "insufficient_quota" },
    "insufficient_quota",
    false,
  ],
  ["a server error", UNAVAILABLE, "unavailable", true],
  [
    "an HTML page of a gateway",
    { type: "raw", status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" },
    "unavailable",
    true,
  ],
  [
    "an error inside the stream",
    { type: "stream-error", text: ONE, code: "server_error" },
    "unavailable",
    true,
  ],
  ["a stream that breaks off", { type: "text", text: TEXT, cutAfter: 60 }, "unavailable", true],
  ["an HTML page", HTML, "malformed_response", true],
  ["JSON of another shape", json({ hello: "world" }), "malformed_response", true],
  [
    "broken JSON",
    { type: "raw", status: 200, contentType: "application/json", body: '{"choices":[' },
    "malformed_response",
    true,
  ],
  ["events of another shape", sse('data: {"hello":"world"}\n\ndata: [DONE]\n\n'), "malformed_response", true],
  ["events without JSON", sse("data: <html>\n\n"), "malformed_response", true],
  [
    "plain text",
    { type: "raw", status: 200, contentType: "text/plain", body: "Hello" },
    "malformed_response",
    true,
  ],
  ["an empty body", sse(""), "malformed_response", true],
  ["more than a megabyte", sse(PADDING + COMPLETE), "malformed_response", true],
  [
    "an endless reply",
    { type: "text", text: "bread ".repeat(10_000), chunk: 2000 },
    "malformed_response",
    true,
  ],
  ["an empty reply", { type: "text", text: "" }, "empty", true],
  ["a reply without ads", { type: "text", text: "Here are three ads:\n" }, "empty", true],
  ["a reply cut off within its first ad", { type: "text", text: ONE, finish: "length" }, "empty", true],
  ["a filtered reply", { type: "text", text: ONE, finish: "content_filter" }, "moderation", false],
  ["a refused prompt", { type: "error", status: 400, code: "content_policy_violation" }, "moderation", false],
  ["a blocked prompt", { type: "error", status: 400, code: "moderation_blocked" }, "moderation", false],
  ["a refusal", { type: "refusal", text: "I can't help with that." }, "moderation", false],
  [
    "a refusal as text",
    { type: "text", text: "I'm sorry, but I can't help with that." },
    "moderation",
    false,
  ],
];

describe("A failed call", () => {
  it.each(FAILURES)("%s", async (_name, reply, failure, retryable) => {
    const { error, reported } = await failureOf(reply);
    expect(error.failure).toBe(failure);
    expect(error.retryable).toBe(retryable);
    expect(reported.map((entry) => entry.failure)).toEqual([failure]);
    expect(provider.requests).toHaveLength(1);
  });

  it.each(FAILURES)("%s reveals no secret, prompt or reply", async (_name, reply) => {
    const { error, reported } = await failureOf(reply);
    const output = [
      error.message,
      error.stack,
      JSON.stringify(error),
      String(error.cause),
      JSON.stringify(reported),
    ].join();
    for (const secret of [KEY, "Lind", "Sourdough", "copywriter", "Refused by the stand-in", ONE]) {
      expect(output).not.toContain(secret);
    }
  });

  it("times out when the provider hangs", async () => {
    const { error } = await failureOf({ type: "hang" }, 50);
    expect(error.failure).toBe("timeout");
    await expect.poll(() => provider.open.size).toBe(0);
  });

  it("times out when the stream stalls", async () => {
    async function* stuck(): AsyncGenerator<string> {
      yield "Morning bread";
      await new Promise(() => {});
    }
    const { error, events } = await failureOf({ type: "stream", chunks: stuck() }, 100);
    expect(error.failure).toBe("timeout");
    expect(events).toEqual([{ type: "growing", index: 0, text: "Morning bread" }]);
  });

  it("is unavailable when the connection is refused", async () => {
    const closed = await startOpenAiStandIn();
    await closed.close();
    const engine = createOpenAiText({ apiKey: KEY, baseUrl: closed.baseUrl, model: "gpt-4" });
    await expect(eventsOf(engine)).rejects.toMatchObject({ failure: "unavailable" });
  });

  it("carries the wait that the provider requests", async () => {
    const { error, reported } = await failureOf(RATE_LIMITED);
    expect(error.retryAfterMs).toBe(7000);
    expect(reported).toEqual([
      {
        model: "gpt-6-luna",
        failure: "rate_limited",
        status: 429,
        code: "rate_limit_exceeded",
        retryAfterMs: 7000,
      },
    ]);
  });

  it("yields the ads that were complete before the stream broke off", async () => {
    const { error, events } = await failureOf({
      type: "text",
      text: TEXT,
      cutAfter: ONE.length + TWO.length + 8,
    });
    expect(error.failure).toBe("unavailable");
    expect(partsOf(events).map((part) => part.text)).toEqual([ONE, TWO]);
  });

  it("reports the usage of a filtered reply", async () => {
    const { events } = await failureOf({ type: "text", text: ONE, finish: "content_filter" });
    expect(events.at(-1)).toMatchObject({ type: "usage", usage: { inputTokens: 120 } });
  });
});
