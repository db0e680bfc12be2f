import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isClean, textsIn } from "../../../../../tests/support/clean-text.ts";
import { contentFrame } from "../../../../../tests/support/stand-ins/openai-chat.ts";
import { hostileReplies } from "../../../../../tests/support/stand-ins/hostile-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { until } from "../../../../../tests/support/until.ts";
import { campaignInputSchema } from "#core/generations/campaign/campaign.ts";
import { videoInputSchema } from "#core/generations/video/video.ts";
import { AiError, type TextEvent, type VideoEvent } from "../ai.ts";
import { BRIEF } from "../ai.contract.ts";
import { createOpenAiPrompts } from "./ai.openai-prompts.ts";
import { createOpenAiVideo } from "./ai.openai-video.ts";
import { createOpenAiText } from "./ai.openai.ts";

/** More than the response limit plus the data that sockets buffer. */
const MAX_BYTES = 24_000_000;

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const options = () => ({ apiKey: "sk-test", baseUrl: provider.baseUrl, model: "gpt-6-luna" });
const baseRequest = () => ({ seed: "seed", existing: [], signal: new AbortController().signal });
const campaign = campaignInputSchema.parse({ ...BRIEF, keyFeatures: "Warm", campaignGoals: "Sales" });

const ENGINES = [
  ["text", "lines", () => createOpenAiText(options()).writeTextAds({ ...baseRequest(), input: BRIEF })],
  [
    "prompts",
    "lines",
    () => createOpenAiPrompts(options()).writeImagePrompts({ ...baseRequest(), brief: campaign }),
  ],
  [
    "video",
    "scenes",
    () =>
      createOpenAiVideo(options()).writeVideoScript({
        ...baseRequest(),
        brief: videoInputSchema.parse(BRIEF),
      }),
  ],
] as const;

interface Outcome {
  readonly events: (TextEvent | VideoEvent)[];
  readonly error: unknown;
}

async function outcomeOf(run: AsyncIterable<TextEvent | VideoEvent>): Promise<Outcome> {
  const events: (TextEvent | VideoEvent)[] = [];
  try {
    for await (const event of run) events.push(event);
    return { events, error: undefined };
  } catch (error) {
    return { events, error };
  }
}

describe.each(ENGINES)("The %s engine", (_, form, start) => {
  it.each(hostileReplies(form).map(({ name, reply }) => [name, reply] as const))(
    "yields clean, bounded events or throws an AiError after %s",
    async (_name, reply) => {
      provider.replyWhen("", reply);
      const { events, error } = await outcomeOf(start());
      expect(error === undefined || error instanceof AiError).toBe(true);
      expect(textsIn(events).filter((text) => !isClean(text))).toEqual([]);
      expect(Math.max(0, ...textsIn(events).map(({ length }) => length))).toBeLessThan(10_000);
      // At most two requests of 32,000 characters, and the step grows with the reply.
      expect(events.length).toBeLessThan(1000);
      for (const event of events) {
        if (event.type === "usage") expect(event.usage.costUsd).toBeGreaterThanOrEqual(0);
        else expect([0, 1, 2]).toContain(event.index);
      }
      await until("the connection ends", async () => provider.open.size === 0);
    },
  );

  it("closes the connection of an endless stream", async () => {
    const frame = contentFrame("word ");
    let bytes = 0;
    function* endless() {
      for (;;) {
        bytes += frame.length;
        yield frame;
      }
    }
    provider.replyWhen("", { type: "raw-stream", body: endless });
    const { error } = await outcomeOf(start());
    expect(error).toMatchObject({ failure: "malformed_response" });
    await until("the connection ends", async () => provider.open.size === 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
});
