import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RecordedForm } from "../../support/stand-ins/openai-images.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { createComposer, type Composer } from "#server/render/composer.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { filesClient } from "../../support/files.ts";
import { generationsClient } from "../../support/generations.ts";
import { IMAGE_BRIEF, imagesOf, missingOf, withImageAds } from "../../support/image-ads.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { until } from "../../support/until.ts";
import { createUser } from "../../support/user.ts";

const MODEL = "gpt-image-2.5-flare";
const ALL = IMAGE_PLATFORMS.length;
const OTHERS = IMAGE_PLATFORMS.filter((platform) => platform !== "LinkedIn");

let provider: OpenAiStandIn;
let app: TestApp;
let byShape: TestApp;
/** Platforms whose next composition fails with an internal error. */
const broken = new Set<string>();

function breakable(composer: Composer): Composer {
  return {
    ...composer,
    compose: async (input) => {
      if (broken.delete(input.platform)) throw new Error("composing failed");
      return composer.compose(input);
    },
  };
}

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl };
  const overrides = { plans: withImageAds(3), composer: breakable(createComposer()) };
  [app, byShape] = await Promise.all([
    startTestApp({ env, overrides }),
    startTestApp({ env: { ...env, IMAGE_BACKGROUNDS: "shape", IMAGE_MODEL: "dall-e-3" }, overrides }),
  ]);
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await Promise.all([app.stop(), byShape.stop()]);
  await provider.close();
});

async function newUser(of: TestApp = app) {
  const user = await createUser(of.deps);
  return { ...generationsClient(of.url, user), files: filesClient(of.url, user) };
}

const bought = () => provider.requests.filter(({ path }) => path.startsWith("/v1/images/"));
const counted = { imageAds: { used: 1 } };
const free = { imageAds: { used: 0 } };

test("sends one request for each platform and sets the text on the returned image", async () => {
  const client = await newUser();
  const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
  const generation = await client.ended(id);
  expect(generation).toMatchObject({ status: "completed", engine: MODEL });
  expect(bought()).toHaveLength(ALL);
  for (const { body } of bought()) expect((body as { prompt: string }).prompt).toMatch(/no text at all/);
  for (const { engine, url } of imagesOf(generation)) {
    expect(engine).toBe(MODEL);
    const { xmp } = await sharp(await (await client.files.open(url)).bytes()).metadata();
    expect(xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  }
  expect(JSON.stringify(generation)).not.toMatch(/recipe|background"/);
  expect(await client.usage()).toMatchObject(counted);
});

test("sends the user's images, but neither a marked nor a recognized logo", async () => {
  const client = await newUser();
  const photo = await client.files.upload(await readFile("assets/samples/coffee.jpg"));
  const logo = await client.files.upload(await readFile("assets/samples/logo-orrin.png"));
  for (const marked of [{ logo: logo.id }, {}]) {
    provider.reset();
    const input = { ...IMAGE_BRIEF, images: [photo.id, logo.id], ...marked };
    await client.ended(await client.start({ kind: "image", input }));
    expect(bought().map(({ path }) => path)).toEqual(Array(ALL).fill("/v1/images/edits"));
    for (const { body } of bought()) expect((body as RecordedForm).files).toHaveLength(1);
  }
});

test("sends one request for each shape if the operator configured it", async () => {
  const client = await newUser(byShape);
  const input = { ...IMAGE_BRIEF, size: "portrait" };
  const generation = await client.ended(await client.start({ kind: "image", input }));
  expect(imagesOf(generation)).toHaveLength(ALL);
  expect(bought().map(({ body }) => (body as { size: string }).size)).toEqual(["1024x1792"]);
});

test("a failed platform is missing and later completed free of charge", async () => {
  const client = await newUser();
  provider.imageWhen("a LinkedIn ad", { type: "error", status: 401, code: "invalid_api_key" });
  const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
  const first = await client.ended(id);
  expect(first.status).toBe("completed");
  expect(imagesOf(first).map(({ platform }) => platform)).toEqual(OTHERS);
  expect(missingOf(first)).toEqual([
    { platform: "LinkedIn", reason: "The image service cannot be used right now." },
  ]);
  provider.reset();
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
  const second = await client.ended(id);
  expect(bought()).toHaveLength(1);
  expect(imagesOf(second)).toHaveLength(ALL);
  expect(missingOf(second)).toEqual([]);
  for (const image of imagesOf(first)) expect(imagesOf(second)).toContainEqual(image);
  expect(await client.usage()).toMatchObject(counted);
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(409);
});

test("temporary failures are retried for that platform alone", async () => {
  const client = await newUser();
  provider.imageWhen("a TikTok ad", { type: "error", status: 500 });
  const generation = await client.ended(await client.start({ kind: "image", input: IMAGE_BRIEF }));
  expect(imagesOf(generation)).toHaveLength(ALL - 1);
  expect(missingOf(generation)).toEqual([
    { platform: "TikTok", reason: "The image service did not respond." },
  ]);
  expect(bought()).toHaveLength(ALL - 1 + 3);
});

test("if all fail the studio composes them, uncounted", async () => {
  const client = await newUser();
  provider.imageWhen("", { type: "error", status: 429, code: "insufficient_quota" });
  const generation = await client.ended(await client.start({ kind: "image", input: IMAGE_BRIEF }));
  expect(generation).toMatchObject({
    status: "completed",
    engine: "studio",
    fallbackReason: "insufficient_quota",
  });
  expect(imagesOf(generation).map(({ engine }) => engine)).toEqual(Array(ALL).fill("studio"));
  expect(missingOf(generation)).toEqual([]);
  expect(await client.usage()).toMatchObject(free);
});

test("if moderation refuses all, the generation fails, free of charge, with a message, and can be retried", async () => {
  const client = await newUser();
  provider.imageWhen("", { type: "error", status: 400, code: "content_policy_violation" });
  const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
  const generation = await client.ended(id);
  expect(generation).toMatchObject({ status: "failed", error: { code: "moderation" } });
  expect(bought()).toHaveLength(ALL);
  expect(await client.usage()).toMatchObject(free);
  provider.reset();
  await client.call("POST", `/generations/${id}/retry`);
  expect(imagesOf(await client.ended(id))).toHaveLength(ALL);
  expect(await client.usage()).toMatchObject(counted);
});

test("edited texts are set on the image that was bought", async () => {
  const client = await newUser();
  const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
  await client.ended(id);
  const response = await client.call("POST", `/generations/${id}/images/Facebook`, { headline: "Anew" });
  expect(await response.json()).toMatchObject({ engine: MODEL, headline: "Anew" });
  expect(bought()).toHaveLength(ALL);
});

test("an image whose composition failed is kept, so that the next try does not buy it again", async () => {
  const client = await newUser();
  broken.add("Facebook").add("TikTok");
  const generation = await client.ended(await client.start({ kind: "image", input: IMAGE_BRIEF }));
  expect(generation.status).toBe("completed");
  expect(imagesOf(generation)).toHaveLength(ALL);
  expect(bought()).toHaveLength(ALL);
  expect(await client.usage()).toMatchObject(counted);
});

test("a worker that stops in its last try completes with the images bought, and the costs include all tries", async () => {
  const client = await newUser();
  const away = { type: "error", status: 503 } as const;
  provider.imageWhen("a LinkedIn ad", away, away, { type: "hang" });
  const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
  await until("the third try has begun", async () => bought().length === ALL + 2, 20_000);
  await app.deps.jobs.stop(5000);

  const generation = await client.get(id);
  expect(generation).toMatchObject({ status: "completed", engine: MODEL });
  expect(imagesOf(generation).map(({ engine }) => engine)).toEqual(Array(ALL - 1).fill(MODEL));
  expect(missingOf(generation)).toMatchObject([{ platform: "LinkedIn" }]);
  expect(await client.usage()).toMatchObject(counted);
  const [row] = await app.deps.db
    .select({ cost: generations.cost })
    .from(generations)
    .where(eq(generations.id, id));
  expect(row?.cost).toMatchObject({ images: ALL - 1 });
});
