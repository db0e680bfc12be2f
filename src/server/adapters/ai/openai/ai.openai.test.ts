import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { adsReply, STAND_IN_ADS } from "../../../../../tests/support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import type { OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { textPrompt } from "#core/generations/text/prompt.ts";
import { BRIEF, describeTextEngine, eventsOf, partsOf, request } from "../ai.contract.ts";
import { createOpenAiText } from "./ai.openai.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const [ONE, TWO, THREE] = STAND_IN_ADS;
const KEY = "sk-test";

function engine(model = "gpt-6-luna") {
  return createOpenAiText({ apiKey: KEY, baseUrl: provider.baseUrl, model });
}

describeTextEngine("the provider", "gpt-6-luna", () => engine());

describe("The request", () => {
  it("matches the specification for gpt-4", async () => {
    await eventsOf(engine("gpt-4"));
    const [sent] = provider.requests;
    const prompt = textPrompt(BRIEF, 3, []);
    expect(sent).toMatchObject({ method: "POST", path: "/v1/chat/completions" });
    expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(sent?.body).toEqual({
      model: "gpt-4",
      temperature: 0.7,
      max_tokens: 150,
      messages: [
        { role: "system", content: prompt.system },
        { role: "user", content: prompt.user },
      ],
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("has a higher token limit and no temperature for a reasoning model", async () => {
    await eventsOf(engine("gpt-6-luna"));
    const prompt = textPrompt(BRIEF, 3, []);
    expect(provider.requests[0]?.body).toEqual({
      model: "gpt-6-luna",
      max_completion_tokens: 2000,
      reasoning_effort: "low",
      messages: [
        { role: "developer", content: prompt.system },
        { role: "user", content: prompt.user },
      ],
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("has the parameters of gpt-4 for an unknown model of a compatible server", async () => {
    await eventsOf(engine("llama3.1:70b"));
    expect(provider.requests[0]?.body).toMatchObject({
      model: "llama3.1:70b",
      max_tokens: 150,
      temperature: 0.7,
    });
  });
});

describe("The reply", () => {
  it("reports its tokens", async () => {
    provider.reply({
      ...adsReply(),
      type: "text",
      text: STAND_IN_ADS.join("\n"),
      usage: { prompt: 211, completion: 97 },
    });
    expect((await eventsOf(engine())).at(-1)).toEqual({
      type: "usage",
      usage: { inputTokens: 211, outputTokens: 97, images: 0, costUsd: expect.closeTo(0.0000696, 9) },
    });
  });

  it("is read from a server that ignores `stream`", async () => {
    provider.reply({ type: "text", text: STAND_IN_ADS.join("\n"), ignoreStream: true });
    const events = await eventsOf(engine());
    expect(partsOf(events).map((part) => part.text)).toEqual([...STAND_IN_ADS]);
    expect(events.at(-1)).toMatchObject({ usage: { inputTokens: 120, outputTokens: 90 } });
  });

  it("yields a preview for each chunk", async () => {
    let next = Promise.withResolvers<string | undefined>();
    async function* chunks() {
      for (let text = await next.promise; text !== undefined; text = await next.promise) {
        next = Promise.withResolvers();
        yield text;
      }
    }
    provider.reply({ type: "stream", chunks: chunks() });
    const events = engine().writeTextAds(request())[Symbol.asyncIterator]();
    const steps: [string, object][] = [
      ["Morning bread", { type: "growing", index: 0, text: "Morning bread" }],
      [" that waits", { type: "growing", index: 0, text: "Morning bread that waits" }],
      ["\nMore", { type: "part", index: 0, text: "Morning bread that waits" }],
    ];
    for (const [chunk, expected] of steps) {
      next.resolve(chunk);
      expect((await events.next()).value).toEqual(expected);
    }
    expect((await events.next()).value).toEqual({ type: "growing", index: 1, text: "More" });
    next.resolve(" bread\nMost bread");
    expect((await events.next()).value).toMatchObject({ type: "part", index: 1 });
    next.resolve(undefined);
    const rest = [];
    for (let step = await events.next(); !step.done; step = await events.next()) rest.push(step.value);
    expect(partsOf(rest)).toEqual([{ index: 2, text: "Most bread" }]);
  });

  it("closes the connection when the consumer stops reading", async () => {
    provider.reply({ type: "stream", chunks: endless() });
    for await (const event of engine().writeTextAds(request())) {
      expect(event.type).toBe("growing");
      break;
    }
    await expect.poll(() => provider.open.size).toBe(0);
  });

  it("closes the connection on an abort", async () => {
    const controller = new AbortController();
    provider.reply({ type: "hang" });
    const run = eventsOf(engine(), request({ signal: controller.signal }));
    await expect.poll(() => provider.open.size).toBe(1);
    controller.abort();
    await expect(run).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    await expect.poll(() => provider.open.size).toBe(0);
  });
});

describe("Fewer than three ads", () => {
  it("are completed by one more request that lists the existing ones", async () => {
    provider.reply(adsReply([ONE, TWO]), adsReply([THREE]));
    const events = await eventsOf(engine());
    expect(partsOf(events)).toEqual(STAND_IN_ADS.map((text, index) => ({ index, text })));
    expect(provider.requests).toHaveLength(2);
    expect(JSON.stringify(provider.requests[1]?.body)).toContain("Write 1 more engaging");
    expect(JSON.stringify(provider.requests[1]?.body)).toContain(ONE);
    expect(events.at(-1)).toMatchObject({ usage: { inputTokens: 240, outputTokens: 180 } });
  });

  it("are completed when the token limit truncated one, which is dropped", async () => {
    provider.reply(
      { type: "text", text: `${ONE}\n${TWO}\n${THREE.slice(0, 20)}`, finish: "length" },
      adsReply([THREE]),
    );
    const parts = partsOf(await eventsOf(engine()));
    expect(parts.map((part) => part.text)).toEqual([...STAND_IN_ADS]);
  });

  it("are returned when the second request adds none or fails", async () => {
    provider.reply(adsReply([ONE, TWO]), adsReply([ONE]));
    expect(partsOf(await eventsOf(engine()))).toHaveLength(2);
    provider.reset();
    provider.reply(adsReply([ONE]), { type: "error", status: 500 });
    const events = await eventsOf(engine());
    expect(partsOf(events)).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: "usage", usage: { inputTokens: 120 } });
    expect(provider.requests).toHaveLength(2);
  });
});

async function* endless(): AsyncGenerator<string> {
  for (;;) {
    yield "bread ";
    await new Promise((resolve) => setImmediate(resolve));
  }
}
