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
  // The SDK would print failed calls, prompt and all.
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
  const told: ProviderFailure[] = [];
  const events: TextEvent[] = [];
  const engine = createOpenAiText({
    apiKey: KEY,
    baseUrl: provider.baseUrl,
    model: "gpt-6-luna",
    timeoutMs,
    onFailure: (failure) => told.push(failure),
  });
  try {
    for await (const event of engine.writeTextAds(request())) events.push(event);
  } catch (error) {
    if (error instanceof AiError) return { error, told, events };
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

/** A good reply after more padding than is accepted. */
const PADDING = `data: ${JSON.stringify({ choices: [], padding: "x".repeat(1_100_000) })}\n\n`;
const WHOLE = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: TEXT }, finish_reason: "stop" }] })}\n\n`;

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
  ["an exhausted account", EXHAUSTED, "exhausted", false],
  ["a billing limit", { type: "error", status: 400, code: "billing_hard_limit_reached" }, "exhausted", false],
  ["payment required", { type: "error", status: 402 }, "exhausted", false],
  [
    "an exhausted account inside the stream",
    { type: "stream-error", text: "", code: "insufficient_quota" },
    "exhausted",
    false,
  ],
  ["a server error", UNAVAILABLE, "unavailable", true],
  [
    "a gateway's page",
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
  ["a stream torn off", { type: "text", text: TEXT, cutAfter: 60 }, "unavailable", true],
  ["a web page", HTML, "garbage", true],
  ["JSON of another shape", json({ hello: "world" }), "garbage", true],
  [
    "broken JSON",
    { type: "raw", status: 200, contentType: "application/json", body: '{"choices":[' },
    "garbage",
    true,
  ],
  ["events of another shape", sse('data: {"hello":"world"}\n\ndata: [DONE]\n\n'), "garbage", true],
  ["events that are no JSON", sse("data: <html>\n\n"), "garbage", true],
  ["plain words", { type: "raw", status: 200, contentType: "text/plain", body: "Hello" }, "garbage", true],
  ["an empty body", sse(""), "garbage", true],
  ["more than a megabyte", sse(PADDING + WHOLE), "garbage", true],
  ["a reply without end", { type: "text", text: "bread ".repeat(10_000), chunk: 2000 }, "garbage", true],
  ["an empty reply", { type: "text", text: "" }, "empty", true],
  ["a reply without ads", { type: "text", text: "Here are three ads:\n" }, "empty", true],
  ["a reply cut off within its first ad", { type: "text", text: ONE, finish: "length" }, "empty", true],
  ["a filtered reply", { type: "text", text: ONE, finish: "content_filter" }, "moderation", false],
  ["a refused prompt", { type: "error", status: 400, code: "content_policy_violation" }, "moderation", false],
  ["a blocked prompt", { type: "error", status: 400, code: "moderation_blocked" }, "moderation", false],
  ["a refusal", { type: "refusal", text: "I can't help with that." }, "moderation", false],
  [
    "a refusal in words",
    { type: "text", text: "I'm sorry, but I can't help with that." },
    "moderation",
    false,
  ],
];

describe("a failed call", () => {
  it.each(FAILURES)("%s", async (_name, reply, failure, retryable) => {
    const { error, told } = await failureOf(reply);
    expect(error.failure).toBe(failure);
    expect(error.retryable).toBe(retryable);
    expect(told.map((one) => one.failure)).toEqual([failure]);
    expect(provider.requests).toHaveLength(1);
  });

  it.each(FAILURES)("%s gives nothing away", async (_name, reply) => {
    const { error, told } = await failureOf(reply);
    const said = [
      error.message,
      error.stack,
      JSON.stringify(error),
      String(error.cause),
      JSON.stringify(told),
    ].join();
    for (const secret of [KEY, "Lind", "Sourdough", "copywriter", "Refused by the stand-in", ONE]) {
      expect(said).not.toContain(secret);
    }
  });

  it("times out when the provider hangs", async () => {
    const { error } = await failureOf({ type: "hang" }, 50);
    expect(error.failure).toBe("timeout");
    await expect.poll(() => provider.open.size).toBe(0);
  });

  it("times out when the provider stops in the middle", async () => {
    async function* stuck(): AsyncGenerator<string> {
      yield "Morning bread";
      await new Promise(() => {});
    }
    const { error, events } = await failureOf({ type: "stream", chunks: stuck() }, 100);
    expect(error.failure).toBe("timeout");
    expect(events).toEqual([{ type: "growing", index: 0, text: "Morning bread" }]);
  });

  it("is unavailable when nobody listens", async () => {
    const gone = await startOpenAiStandIn();
    await gone.close();
    const engine = createOpenAiText({ apiKey: KEY, baseUrl: gone.baseUrl, model: "gpt-4" });
    await expect(eventsOf(engine)).rejects.toMatchObject({ failure: "unavailable" });
  });

  it("hands on how long to wait", async () => {
    const { error, told } = await failureOf(RATE_LIMITED);
    expect(error.retryAfterMs).toBe(7000);
    expect(told).toEqual([
      {
        model: "gpt-6-luna",
        failure: "rate_limited",
        status: 429,
        code: "rate_limit_exceeded",
        retryAfterMs: 7000,
      },
    ]);
  });

  it("keeps the ads that were whole before the stream was torn off", async () => {
    const { error, events } = await failureOf({
      type: "text",
      text: TEXT,
      cutAfter: ONE.length + TWO.length + 8,
    });
    expect(error.failure).toBe("unavailable");
    expect(partsOf(events).map((part) => part.text)).toEqual([ONE, TWO]);
  });

  it("still reports what a filtered reply cost", async () => {
    const { events } = await failureOf({ type: "text", text: ONE, finish: "content_filter" });
    expect(events.at(-1)).toMatchObject({ type: "usage", usage: { inputTokens: 120 } });
  });
});
