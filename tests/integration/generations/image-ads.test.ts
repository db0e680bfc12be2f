import { applyGenerationEvent, NO_PROGRESS } from "#core/generations/events.ts";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { canvasFor } from "#core/platforms/canvases.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { filesClient } from "../../support/files.ts";
import { IMAGE_BRIEF, imagesOf, withImageAds } from "../../support/image-ads.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const INCLUDED = 3;

let pipeline: Pipeline;
let poor: Pipeline;

beforeAll(async () => {
  [pipeline, poor] = await Promise.all([startPipeline({ plans: withImageAds(INCLUDED) }), startPipeline()]);
});
afterAll(() => Promise.all([pipeline.app.stop(), poor.app.stop()]));

async function newUser() {
  const client = await pipeline.newUser();
  return { ...client, files: filesClient(pipeline.app.url, client.user) };
}

const sample = (name: string) => readFile(`assets/samples/${name}`);

describe("a brief becomes an ad for each platform", () => {
  test("on each platform's canvas, as PNG with provenance metadata, private to the owner", async () => {
    const client = await newUser();
    const id = await client.start({ kind: "image", input: { ...IMAGE_BRIEF, size: "portrait" } });
    const generation = await client.ended(id);
    expect(generation).toMatchObject({ kind: "image", status: "completed", engine: "studio", error: null });
    const images = imagesOf(generation);
    expect(images.map(({ platform }) => platform)).toEqual([...IMAGE_PLATFORMS]);
    const stranger = await newUser();
    for (const { platform, url, width, height } of images) {
      expect({ width, height }).toEqual(canvasFor(platform, "portrait"));
      const opened = await client.files.open(url);
      expect(opened.headers.get("content-type")).toBe("image/png");
      const { format, xmp, ...size } = await sharp(await opened.bytes()).metadata();
      expect({ format, width: size.width, height: size.height }).toEqual({ format: "png", width, height });
      expect(xmp?.toString()).toContain('digitalsourcetype/composite"');
      expect((await stranger.files.open(url)).status).toBe(404);
    }
    expect(await client.usage()).toMatchObject({ imageAds: { used: 1, total: INCLUDED } });
    const [{ url } = { url: "" }] = images;
    const small = await client.files.open(previewUrl(url, 320));
    const etag = small.headers.get("etag") ?? "";
    const preview = await small.bytes();
    const { format, width, xmp } = await sharp(preview).metadata();
    expect({ format, width }).toEqual({ format: "webp", width: 320 });
    expect(xmp?.toString()).toContain("digitalsourcetype");
    expect(preview.length).toBeLessThan((await (await client.files.open(url)).bytes()).length / 2);
    const again = await client.files.open(previewUrl(url, 320), { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect((await stranger.files.open(previewUrl(url, 320))).status).toBe(404);
  });

  test("with the specified defaults and texts", async () => {
    const client = await newUser();
    const generation = await client.ended(await client.start({ kind: "image", input: IMAGE_BRIEF }));
    expect(generation.input).toEqual({
      ...IMAGE_BRIEF,
      size: "square",
      style: "modern",
      primaryColor: "#000000",
      targetAudience: "",
      callToAction: "",
      language: "en",
      images: [],
    });
    expect(imagesOf(generation)[0]).toEqual({
      platform: "Facebook",
      url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/),
      width: 1080,
      height: 1080,
      engine: "studio",
      headline: IMAGE_BRIEF.headline,
      description: IMAGE_BRIEF.description,
      callToAction: "Shop now",
      notes: [],
    });
  });

  test("with the uploaded images, which the generation keeps", async () => {
    const client = await newUser();
    const photo = await client.files.upload(await sample("coffee.jpg"));
    const logo = await client.files.upload(await sample("logo-orrin.png"));
    const input = { ...IMAGE_BRIEF, images: [photo.id, logo.id], logo: logo.id };
    const generation = await client.ended(await client.start({ kind: "image", input }));
    expect(imagesOf(generation)).toHaveLength(IMAGE_PLATFORMS.length);
    pipeline.advance({ days: 2 });
    expect((await client.files.open(photo.url)).status).toBe(200);
  });

  test("that are deleted with the generation and restored with it", async () => {
    const client = await newUser();
    const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
    const [image] = imagesOf(await client.ended(id));
    await client.call("DELETE", `/generations/${id}`);
    expect((await client.files.open(image!.url)).status).toBe(404);
    await client.call("POST", `/generations/${id}/restore`);
    expect((await client.files.open(image!.url)).status).toBe(200);
  });

  test("and its events stream each image as it completes", async () => {
    const client = await newUser();
    const id = await client.start({ kind: "image", input: IMAGE_BRIEF });
    const events = await (await client.events(id)).all;
    const whole = events.filter(({ event }) => event === "partial").map(({ data }) => data);
    const images = imagesOf(await client.get(id));
    for (const [index, { url }] of images.entries()) {
      expect(whole).toContainEqual({ index, text: url, whole: true });
    }
    // The final state of a stream, regardless of repeated snapshots: the images and nothing else.
    expect(events.reduce(applyGenerationEvent, NO_PROGRESS).parts).toEqual(
      images.map(({ url }, index) => ({ index, text: url, whole: true })),
    );
    // A late reader gets the same.
    const late = await (await client.events(id)).all;
    expect(late.filter(({ event }) => event === "partial").map(({ data }) => data)).toEqual(
      images.map(({ url }, index) => ({ index, text: url, whole: true })),
    );
  });
});

describe("rejected requests", () => {
  test.each([
    ["no headline", { headline: " " }, "headline", "Please provide a headline for your ads."],
    ["no company", { companyName: "" }, "companyName", "Please fill in company and product name"],
    ["no product", { productName: undefined }, "productName", "Please fill in company and product name"],
    ["six images", { images: ["1", "2", "3", "4", "5", "6"] }, "images", uploadMessages.tooMany],
    ["an image that is not there", { images: [crypto.randomUUID()] }, "images", uploadMessages.missing],
    ["a logo that is not one of the images", { logo: "x" }, "images", uploadMessages.missing],
    ["an invalid color", { primaryColor: "red" }, "primaryColor", "Please enter a color such as #1A2B3C."],
  ])("%s", async (_, change, field, message) => {
    const client = await newUser();
    const response = await client.create({ kind: "image", input: { ...IMAGE_BRIEF, ...change } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: { code: "invalid_input", message, fields: { [field]: message } },
    });
    expect(await client.usage()).toMatchObject({ imageAds: { used: 0 } });
  });

  test("another user's image", async () => {
    const [client, stranger] = [await newUser(), await newUser()];
    const { id } = await stranger.files.upload(await sample("coffee.jpg"));
    const response = await client.create({ kind: "image", input: { ...IMAGE_BRIEF, images: [id] } });
    expect(response.status).toBe(400);
  });

  test("quotas without images, and exhausted quotas", async () => {
    const free = await poor.newUser();
    const refused = await free.create({ kind: "image", input: IMAGE_BRIEF });
    expect(refused.status).toBe(402);
    expect(await refused.json()).toMatchObject({
      error: { message: "Your plan does not include image ads yet." },
    });
    const client = await newUser();
    const make = () => client.create({ kind: "image", input: IMAGE_BRIEF });
    const responses = await Promise.all(Array.from({ length: 5 }, make));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 402, 402]);
  });

  test("visitors and bodies that are too large", async () => {
    const visitor = await fetch(`${pipeline.app.url}/api/generations`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ kind: "image", input: IMAGE_BRIEF }),
    });
    expect(visitor.status).toBe(401);
    const client = await newUser();
    const input = { ...IMAGE_BRIEF, description: "x".repeat(70_000) };
    expect((await client.create({ kind: "image", input })).status).toBe(413);
  });
});
