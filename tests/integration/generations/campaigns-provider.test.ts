import { IMAGE_PLATFORMS, PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { generationMessages } from "#core/generations/messages.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import {
  stubCampaignReplies,
  countRequests,
  PROVIDER_COPY,
  PROVIDER_PROMPTS,
} from "../../support/stand-ins/campaign-provider.ts";
import { CAMPAIGN_BRIEF, campaignOutput, withPackages } from "../../support/campaign.ts";
import { generationsClient } from "../../support/generations.ts";
import { STAND_IN_ADS, UNAVAILABLE } from "../../support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createUser } from "../../support/user.ts";

const TEXT_MODEL = "gpt-6-luna";
const ALL = IMAGE_PLATFORMS.length;
const IMAGE_MODEL = "gpt-image-2.5-flare";
const MS = 60_000;

let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl };
  app = await startTestApp({ env, overrides: { plans: withPackages(3) } });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.close();
});

async function newPackage() {
  const client = generationsClient(app.url, await createUser(app.deps));
  const id = await client.start({ kind: "campaign", input: CAMPAIGN_BRIEF });
  return { client, id, generation: await client.ended(id, MS) };
}

const used = (fullPackage: number) => ({ fullPackage: { used: fullPackage } });

test("sends one request for each kind of content and one for each platform's image", async () => {
  stubCampaignReplies(provider);
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({ status: "completed", engine: TEXT_MODEL });
  expect(countRequests(provider)).toEqual({ ads: 1, prompts: 1, script: 1, copy: 1, images: ALL });
  const { textAds, imagePrompts, scenes, videoScript, images, storyboard, copy, copyUse } =
    campaignOutput(generation);
  expect(textAds).toEqual(STAND_IN_ADS);
  expect(imagePrompts).toEqual(PROVIDER_PROMPTS);
  expect(scenes.map(({ onScreenText }) => onScreenText)).toEqual([1, 2, 3].map((n) => `Provider words ${n}`));
  expect(videoScript).toContain("Provider shot 3");
  expect(images.map(({ engine }) => engine)).toEqual(Array(ALL).fill(IMAGE_MODEL));
  expect(storyboard).toHaveLength(3);
  expect(copyUse).toEqual({ engine: TEXT_MODEL, promptVersion: "copy-1", findings: [] });
  const meta = PROVIDER_COPY["facebook"]!["primaryText"]!;
  expect(copy?.[0]?.fields["primaryText"]).toEqual(
    meta.map((text) => ({ text, angle: "number", engine: TEXT_MODEL })),
  );
  const chats = provider.requests.filter(({ path }) => path.endsWith("/chat/completions"));
  for (const { body } of chats) expect(JSON.stringify(body)).toContain(CAMPAIGN_BRIEF.campaignGoals);
  expect(JSON.stringify(generation)).not.toMatch(/recipe|backgrounds/);
  expect(await client.usage()).toMatchObject(used(1));
});

test("the studio replaces content that fails for good; received parts stay, are requested once, and nothing is counted", async () => {
  stubCampaignReplies(provider, { script: UNAVAILABLE });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({
    status: "completed",
    engine: "studio",
    fallbackReason: "unavailable",
  });
  expect(countRequests(provider)).toEqual({ ads: 1, prompts: 1, script: 3, copy: 1, images: ALL });
  const { textAds, imagePrompts, scenes, images } = campaignOutput(generation);
  expect(textAds).toEqual(STAND_IN_ADS);
  expect(imagePrompts).toEqual(PROVIDER_PROMPTS);
  expect(scenes).toHaveLength(3);
  expect(scenes[0]?.visual).not.toContain("Provider");
  expect(images).toHaveLength(ALL);
  expect(await client.usage()).toMatchObject(used(0));
});

test("copy that cannot be used is the studio's, marked, and the package counts as the provider's", async () => {
  stubCampaignReplies(provider, { copy: { type: "text", text: "Here are some ideas." } });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({ status: "completed", engine: TEXT_MODEL });
  expect(generation.fallbackReason).toBeUndefined();
  const { copy, copyUse } = campaignOutput(generation);
  expect(copyUse).toMatchObject({ engine: "studio", fallbackReason: "malformed_response" });
  expect(copy).toHaveLength(PLATFORM_IDS.length);
  expect(countRequests(provider).copy).toBe(2);
  expect(await client.usage()).toMatchObject(used(1));
});

test("copy that is limited midway is requested again, and the parts that exist are not", async () => {
  stubCampaignReplies(provider, { copy: UNAVAILABLE });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({
    status: "completed",
    engine: "studio",
    fallbackReason: "unavailable",
  });
  expect(countRequests(provider)).toEqual({ ads: 1, prompts: 1, script: 1, copy: 3, images: ALL });
  const { textAds, copy, copyUse } = campaignOutput(generation);
  expect(textAds).toEqual(STAND_IN_ADS);
  expect(copyUse).toEqual({ engine: "studio", promptVersion: null, findings: [] });
  expect(copy).toHaveLength(PLATFORM_IDS.length);
  expect(await client.usage()).toMatchObject(used(0));
});

test("a failed image is missing with its reason and is completed free of charge", async () => {
  stubCampaignReplies(provider);
  provider.imageWhen("a LinkedIn ad", { type: "error", status: 401, code: "invalid_api_key" });
  const { client, id, generation } = await newPackage();
  expect(generation).toMatchObject({ status: "completed", engine: TEXT_MODEL });
  const first = campaignOutput(generation);
  expect(first.missing).toEqual([
    { platform: "LinkedIn", reason: "The image service cannot be used right now." },
  ]);
  provider.reset();
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
  const second = campaignOutput(await client.ended(id, MS));
  expect(countRequests(provider)).toEqual({ ads: 0, prompts: 0, script: 0, copy: 0, images: 1 });
  expect(second.missing).toBeUndefined();
  const others = second.images.filter(({ platform }) => platform !== "LinkedIn");
  expect(second.images).toHaveLength(ALL);
  expect(others).toEqual(first.images);
  expect({ ...second, images: [] }).toEqual({ ...first, images: [], missing: undefined });
  expect(await client.usage()).toMatchObject(used(1));
});

test("without a single image from the provider the studio composes all, uncounted", async () => {
  stubCampaignReplies(provider);
  provider.imageWhen("background picture", { type: "error", status: 401, code: "invalid_api_key" });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "bad_key" });
  const { textAds, images, missing } = campaignOutput(generation);
  expect(textAds).toEqual(STAND_IN_ADS);
  expect(images.map(({ engine }) => engine)).toEqual(Array(ALL).fill("studio"));
  expect(missing).toBeUndefined();
  expect(await client.usage()).toMatchObject(used(0));
});

test("without any response the studio creates everything", async () => {
  stubCampaignReplies(provider, {
    ads: UNAVAILABLE,
    prompts: UNAVAILABLE,
    script: UNAVAILABLE,
    copy: UNAVAILABLE,
  });
  provider.imageWhen("background picture", { type: "error", status: 500, code: "server_error" });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "unavailable" });
  const { textAds, imagePrompts, scenes, images, storyboard, missing } = campaignOutput(generation);
  expect([textAds, imagePrompts, scenes, images, storyboard].map(({ length }) => length)).toEqual([
    3,
    3,
    3,
    ALL,
    3,
  ]);
  expect(missing).toBeUndefined();
  expect(await client.usage()).toMatchObject(used(0));
});

test("a moderation refusal of copy fails the campaign, free of charge, with the message", async () => {
  stubCampaignReplies(provider, { ads: { type: "refusal", text: "I cannot help with that." } });
  const { client, generation } = await newPackage();
  expect(generation).toMatchObject({
    status: "failed",
    error: { code: "moderation", message: generationMessages.moderated },
  });
  expect(await client.usage()).toMatchObject(used(0));
});
