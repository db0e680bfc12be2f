import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CAMPAIGN_PART_COUNT } from "#core/generations/campaign/campaign.ts";
import { canvasFor, commonSizeOf } from "#core/platforms/canvases.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { CAMPAIGN_BRIEF, campaignOutput, withPackages } from "../../support/campaign.ts";
import { filesClient } from "../../support/files.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { createStudioText } from "#server/adapters/ai/studio/ai.studio.ts";

const INCLUDED = 2;

let pipeline: Pipeline;
let poor: Pipeline;

beforeAll(async () => {
  [pipeline, poor] = await Promise.all([startPipeline({ plans: withPackages(INCLUDED) }), startPipeline()]);
});
afterAll(() => Promise.all([pipeline.app.stop(), poor.app.stop()]));

async function newUser() {
  const client = await pipeline.newUser();
  return { ...client, files: filesClient(pipeline.app.url, client.user) };
}

const make = (input: object = CAMPAIGN_BRIEF) => ({ kind: "campaign", input });

describe("a brief becomes a full package", () => {
  test("of copy, prompts, a script, images and a storyboard, for one unit", async () => {
    pipeline.engine.script(({ input, ...request }) => createStudioText().writeTextAds({ input, ...request }));
    const client = await newUser();
    const id = await client.start(make());
    const started = performance.now();
    const generation = await client.ended(id, 60_000);
    expect(performance.now() - started).toBeLessThan(12_000);
    expect(generation).toMatchObject({ kind: "campaign", status: "completed", error: null });
    const { textAds, imagePrompts, videoScript, scenes, images, storyboard, missing } =
      campaignOutput(generation);
    expect(textAds).toHaveLength(3);
    expect(imagePrompts).toHaveLength(3);
    expect(missing).toBeUndefined();
    expect(scenes.map(({ start, end }) => [start, end])).toEqual([
      [0, 10],
      [10, 20],
      [20, 30],
    ]);
    for (const { voiceOver } of scenes) expect(videoScript).toContain(voiceOver);
    expect(images.map(({ platform }) => platform)).toEqual([...IMAGE_PLATFORMS]);
    for (const { platform, width, height, headline } of images) {
      expect({ width, height }).toEqual(canvasFor(platform, commonSizeOf(platform)));
      expect(textAds.join(" ")).toContain(headline);
    }
    const stranger = await newUser();
    for (const { url, width, height } of [...images, ...storyboard]) {
      const opened = await client.files.open(url);
      const { format, ...size } = await sharp(await opened.bytes()).metadata();
      expect({ format, width: size.width, height: size.height }).toEqual({ format: "png", width, height });
      expect((await stranger.files.open(url)).status).toBe(404);
    }
    expect(storyboard).toHaveLength(3);
    expect(await client.usage()).toMatchObject({ fullPackage: { used: 1, total: INCLUDED } });
  });

  test("whose parts are streamed once each as they complete, with a total", async () => {
    const client = await newUser();
    const id = await client.start(make());
    const reader = await client.events(id);
    const events = await reader.all;
    const whole = events.flatMap(({ event, data }) =>
      event === "partial" && data.whole ? [data.index] : [],
    );
    expect([...new Set(whole)].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: CAMPAIGN_PART_COUNT }, (_, index) => index),
    );
    const counts = events.flatMap(({ event, data }) => (event === "progress" ? [data.done] : []));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(events.at(-1)?.event).toBe("completed");
    const late = await (await client.events(id)).all;
    const { images, storyboard } = campaignOutput(await client.get(id));
    const streamed = late.flatMap(({ event, data }) => (event === "partial" ? [data.text] : []));
    expect(streamed).toHaveLength(CAMPAIGN_PART_COUNT);
    expect(streamed).toEqual(expect.arrayContaining([...images, ...storyboard].map(({ url }) => url)));
  });

  test("with the uploaded images and the specified defaults", async () => {
    const client = await newUser();
    const photo = await client.files.upload(await readFile("assets/samples/coffee.jpg"));
    const { companyName, productName, keyFeatures, campaignGoals } = CAMPAIGN_BRIEF;
    const input = { companyName, productName, keyFeatures, campaignGoals, images: [photo.id] };
    const generation = await client.ended(await client.start(make(input)), 60_000);
    expect(generation.input).toEqual({
      ...input,
      industry: "",
      targetAudience: "",
      brandVoice: "professional",
      budget: "",
      timeline: "",
      additionalDetails: "",
      primaryColor: "#000000",
    });
    pipeline.advance({ days: 2 });
    expect((await client.files.open(photo.url)).status).toBe(200);
  });
});

describe("rejected requests", () => {
  const names = "Please fill in company and product name";
  const content = "Please provide key features and campaign goals";
  test.each([
    ["no company", { companyName: " " }, "companyName", names],
    ["no product", { productName: undefined }, "productName", names],
    ["no features", { keyFeatures: "" }, "keyFeatures", content],
    ["no goals", { campaignGoals: " " }, "campaignGoals", content],
    ["six images", { images: ["1", "2", "3", "4", "5", "6"] }, "images", uploadMessages.tooMany],
    ["an image that is not there", { images: [crypto.randomUUID()] }, "images", uploadMessages.missing],
  ])("%s", async (_, change, field, message) => {
    const client = await newUser();
    const response = await client.create(make({ ...CAMPAIGN_BRIEF, ...change }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: "invalid_input", message, fields: { [field]: message } },
    });
    expect(await client.usage()).toMatchObject({ fullPackage: { used: 0 } });
  });

  test("quotas without packages, exhausted quotas, visitors and other users' campaigns", async () => {
    const free = await poor.newUser();
    const refused = await free.create(make());
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      error: { message: "Your plan does not include full packages yet." },
    });
    const client = await newUser();
    const responses = await Promise.all(Array.from({ length: INCLUDED + 1 }, () => client.create(make())));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 402]);
    const visitor = await fetch(`${pipeline.app.url}/api/generations`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(make()),
    });
    expect(visitor.status).toBe(401);
    const [own] = (await client.list()).items;
    const stranger = await newUser();
    expect((await stranger.call("GET", `/generations/${own?.id}`)).status).toBe(404);
  });
});
