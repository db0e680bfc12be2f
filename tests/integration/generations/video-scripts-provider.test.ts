import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { PLANS } from "#core/plans.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { generationsClient } from "../../support/generations.ts";
import { BAD_KEY, scriptReply } from "../../support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createUser } from "../../support/user.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "Warm light.", duration: 15 };
const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");
const scene = { visual: "Wide: a room.", voiceOver: words(12), onScreenText: "Warm", sound: "A click." };

let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 5 } };
  app = await startTestApp({
    overrides: { plans: { ...PLANS, free } },
    env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl },
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.close();
});

async function makeScript() {
  const client = generationsClient(app.url, await createUser(app.deps));
  const id = await client.start({ kind: "video", input: BRIEF });
  return { client, generation: (await client.ended(id)) as GenerationOf<"video"> };
}

test("the provider's script is stored by scenes with our timing, and counted", async () => {
  provider.reply(scriptReply([scene, scene, scene]));
  const { client, generation } = await makeScript();
  expect(generation).toMatchObject({ status: "completed", engine: "gpt-6-luna" });
  expect(generation.output?.scenes).toEqual([
    { start: 0, end: 5, ...scene },
    { start: 5, end: 10, ...scene },
    { start: 10, end: 15, ...scene },
  ]);
  expect(await client.usage()).toMatchObject({ videoAds: { used: 1 } });
});

test("the studio is the fallback, free of charge and announced", async () => {
  provider.reply(BAD_KEY);
  const { client, generation } = await makeScript();
  expect(generation).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "bad_key" });
  expect(generation.output?.scenes).toHaveLength(3);
  expect(await client.usage()).toMatchObject({ videoAds: { used: 0 } });
});

test("a refusal of the provider fails the script with its message, free of charge", async () => {
  provider.reply({ type: "refusal", text: "No." });
  const { client, generation } = await makeScript();
  expect(generation).toMatchObject({ status: "failed", error: { code: "moderation" }, output: null });
  expect(await client.usage()).toMatchObject({ videoAds: { used: 0 } });
});
