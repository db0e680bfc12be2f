import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  BAD_KEY,
  EXHAUSTED,
  HTML,
  RATE_LIMITED,
  scriptReply,
  UNAVAILABLE,
  type StandInReply,
} from "../../../../../tests/support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { videoPrompt } from "#core/generations/video/prompt.ts";
import { videoInputSchema, type SceneContent } from "#core/generations/video/video.ts";
import { AiError, type VideoEvent, type VideoRequest } from "../ai.ts";
import { createOpenAiVideo } from "./ai.openai-video.ts";
import { createStudioVideo } from "../studio/ai.studio-video.ts";

const BRIEF = videoInputSchema.parse({
  companyName: "Bäckerei Lind",
  productName: "Sourdough",
  keyMessage: "Baked at five every morning",
});

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const engine = (model = "gpt-6-luna", timeoutMs = 5000) =>
  createOpenAiVideo({ apiKey: "sk-test", baseUrl: provider.baseUrl, model, timeoutMs });

const request = (changes: Partial<VideoRequest> = {}): VideoRequest => ({
  brief: BRIEF,
  seed: "seed",
  signal: new AbortController().signal,
  ...changes,
});

async function eventsOf(events: AsyncIterable<VideoEvent>): Promise<VideoEvent[]> {
  const all: VideoEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const write = (model?: string) => eventsOf(engine(model).writeVideoScript(request()));
const partsOf = (events: readonly VideoEvent[]): SceneContent[] =>
  events.flatMap((event) => (event.type === "part" ? [event.content] : []));
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (error instanceof AiError ? error.failure : error),
  );

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");
const scenes = (...counts: number[]) =>
  counts.map((count, at) => ({
    visual: `Wide: scene ${at}.`,
    voiceOver: words(count),
    onScreenText: "Warm",
    sound: "A click.",
  }));

describe.each([
  ["the provider", () => engine()],
  ["the studio", () => createStudioVideo()],
])("%s as a script writer", (_, start) => {
  it("yields previews of each scene, three complete scenes in order, and one usage event", async () => {
    provider.reply(scriptReply(scenes(24, 24, 24)));
    const events = await eventsOf(start().writeVideoScript(request()));
    expect(partsOf(events)).toHaveLength(3);
    expect(events.filter((event) => event.type === "part").map(({ index }) => index)).toEqual([0, 1, 2]);
    for (const index of [0, 1, 2]) {
      const growing = events.filter((event) => event.type === "growing" && event.index === index);
      expect(growing.length).toBeGreaterThan(1);
    }
    expect(events.filter((event) => event.type === "usage")).toHaveLength(1);
  });

  it("does not start after an abort, and stops on an abort", async () => {
    const reason = new Error("aborted");
    const before = request({ signal: AbortSignal.abort(reason) });
    await expect(eventsOf(start().writeVideoScript(before))).rejects.toBe(reason);
    provider.reply(scriptReply(scenes(24, 24, 24)));
    const controller = new AbortController();
    const run = async () => {
      const events = start().writeVideoScript(request({ signal: controller.signal }));
      for await (const event of events) if (event.type === "growing") controller.abort(reason);
    };
    await expect(run()).rejects.toBe(reason);
  });
});

describe("The request", () => {
  it("restricts a reasoning model to a JSON schema and raises its token limit", async () => {
    provider.reply(scriptReply(scenes(24, 24, 24)));
    await write();
    const { system, user } = videoPrompt(BRIEF);
    expect(provider.requests[0]?.body).toMatchObject({
      model: "gpt-6-luna",
      max_completion_tokens: 6000,
      reasoning_effort: "low",
      response_format: { type: "json_schema", json_schema: { strict: true } },
      messages: [
        { role: "developer", content: system },
        { role: "user", content: user },
      ],
    });
  });

  it("has no response format for a classic model, because not every compatible server supports it", async () => {
    provider.reply(scriptReply(scenes(24, 24, 24)));
    await write("gpt-4");
    expect(provider.requests[0]?.body).toMatchObject({ model: "gpt-4", temperature: 0.7, max_tokens: 2000 });
    expect(provider.requests[0]?.body).not.toHaveProperty("response_format");
  });
});

describe("Voice-overs that do not fit their scenes", () => {
  it("are requested once more; the better script is kept and both usages are reported", async () => {
    provider.reply(scriptReply(scenes(12, 24, 24)), scriptReply(scenes(23, 24, 25)));
    const events = await write();
    expect(provider.requests).toHaveLength(2);
    expect(JSON.stringify(provider.requests[1]?.body)).toContain("scene 1 has 12");
    expect(partsOf(events).map(({ voiceOver }) => voiceOver.split(" ").length)).toEqual([23, 24, 25]);
    expect(events.filter((event) => event.type === "usage")).toHaveLength(2);
  });

  it("are kept when the second script is worse or its request fails", async () => {
    provider.reply(scriptReply(scenes(18, 24, 24)), scriptReply(scenes(5, 5, 5)));
    expect(partsOf(await write()).map(({ voiceOver }) => voiceOver.split(" ").length)).toEqual([18, 24, 24]);
    provider.reply(scriptReply(scenes(18, 24, 24)), UNAVAILABLE);
    expect(partsOf(await write())).toHaveLength(3);
  });

  it("fail when the voice-overs of both scripts are unspeakable", async () => {
    provider.reply(scriptReply(scenes(60, 60, 60)), scriptReply(scenes(50, 60, 60)));
    expect(await failureOf(write())).toBe("malformed_response");
  });
});

const failures: [string, StandInReply, string][] = [
  ["too many requests", RATE_LIMITED, "rate_limited"],
  ["an exhausted account", EXHAUSTED, "insufficient_quota"],
  ["a bad key", BAD_KEY, "bad_key"],
  ["a server error", UNAVAILABLE, "unavailable"],
  ["an HTML page", HTML, "malformed_response"],
  ["prose instead of JSON", { type: "text", text: "A lamp stands in a room." }, "malformed_response"],
  ["two scenes", scriptReply(scenes(24, 24)), "malformed_response"],
  ["an empty reply", { type: "text", text: "" }, "empty"],
  ["a script cut off by the limit", { ...scriptReply(scenes(24, 24, 24)), cutAfter: 200 }, "unavailable"],
  ["a refusal as text", { type: "text", text: "I'm sorry, but I can't help with that." }, "moderation"],
  ["a refusal field", { type: "refusal", text: "No." }, "moderation"],
  ["a filtered reply", { type: "text", text: "{", finish: "content_filter" }, "moderation"],
];

describe("A failed call", () => {
  it.each(failures)("%s is classified", async (_, reply, failure) => {
    provider.reply(reply);
    expect(await failureOf(write())).toBe(failure);
  });

  it("times out when the provider never responds", async () => {
    provider.reply({ type: "hang" });
    expect(await failureOf(eventsOf(engine("gpt-6-luna", 100).writeVideoScript(request())))).toBe("timeout");
  });

  it("reads the reply of a server that ignores `stream`", async () => {
    provider.reply({ ...scriptReply(scenes(24, 24, 24)), ignoreStream: true });
    expect(partsOf(await write())).toHaveLength(3);
  });
});
