import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { AdImage } from "#core/generations/image/image.ts";
import { filesClient } from "../../support/files.ts";
import { IMAGE_BRIEF, imagesOf, withImageAds } from "../../support/image-ads.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline({ plans: withImageAds(3) });
});
afterAll(() => pipeline.app.stop());

async function made(input: object = IMAGE_BRIEF) {
  const client = await pipeline.newUser();
  const files = filesClient(pipeline.app.url, client.user);
  const id = await client.start({ kind: "image", input });
  const images = imagesOf(await client.ended(id));
  const edit = (platform: string, words: unknown) =>
    client.call("POST", `/generations/${id}/images/${platform}`, words);
  return { client, files, id, images, edit };
}

describe("edited texts of a finished image", () => {
  test("are rendered in the same image without a unit", async () => {
    const { client, files, id, images, edit } = await made();
    const started = performance.now();
    const response = await edit("TikTok", { headline: "Softly lit, all evening" });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(response.status).toBe(200);
    const image = (await response.json()) as AdImage;
    expect(image).toEqual({ ...images[2], headline: "Softly lit, all evening", url: expect.any(String) });
    expect(image.url).not.toBe(images[2]!.url);
    const pixels = async (url: string) =>
      sharp(await (await files.open(url)).bytes())
        .raw()
        .toBuffer();
    await expect(pixels(image.url)).resolves.toBeInstanceOf(Buffer);
    expect((await files.open(images[2]!.url)).status).toBe(404);
    expect(imagesOf(await client.get(id))).toEqual(images.with(2, image));
    expect(await client.usage()).toMatchObject({ imageAds: { used: 1 } });
  });

  test("are stored for all platforms when edited concurrently", async () => {
    const { client, id, edit } = await made();
    const words = { headline: "One", description: "", callToAction: "Try it" };
    const responses = await Promise.all(IMAGE_PLATFORMS.map((platform) => edit(platform, words)));
    expect(responses.map(({ status }) => status)).toEqual(IMAGE_PLATFORMS.map(() => 200));
    for (const image of imagesOf(await client.get(id))) expect(image).toMatchObject(words);
  });

  test("are rejected if invalid, or if the image is missing or another user's", async () => {
    const { id, edit } = await made();
    const empty = await edit("Facebook", { headline: "  " });
    expect(empty.status).toBe(400);
    expect(await empty.json()).toMatchObject({
      error: { fields: { headline: "Please provide a headline for your ads." } },
    });
    expect((await edit("Myspace", { headline: "One" })).status).toBe(404);
    const stranger = await pipeline.newUser();
    const path = `/generations/${id}/images/Facebook`;
    expect((await stranger.call("POST", path, { headline: "Mine" })).status).toBe(404);
    const visitor = await fetch(`${pipeline.app.url}/api${path}`, { method: "POST" });
    expect(visitor.status).toBe(401);
    const text = await stranger.start();
    await stranger.ended(text);
    const wrongKind = await stranger.call("POST", `/generations/${text}/images/Facebook`, {
      headline: "One",
    });
    expect(wrongKind.status).toBe(404);
  });

  test("have a rate limit", async () => {
    const { edit } = await made();
    const responses: number[] = [];
    for (let count = 0; count < 61; count += 1) {
      responses.push((await edit("LinkedIn", { headline: `Number ${count}` })).status);
    }
    expect(responses.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(responses[60]).toBe(429);
  });
});

describe("the archive of all images", () => {
  test("contains each image under its own name", async () => {
    const { client, files, id, images } = await made({ ...IMAGE_BRIEF, companyName: "Müller / Söhne" });
    const response = await client.call("GET", `/generations/${id}/download`);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(decodeURIComponent(response.headers.get("content-disposition")!)).toContain(
      "Müller _ Söhne-image-ads.zip",
    );
    const packed = unzipSync(await response.bytes());
    expect(Object.keys(packed)).toEqual(
      IMAGE_PLATFORMS.map((platform) => `Müller _ Söhne-${platform}-ad.png`),
    );
    const [first] = Object.values(packed);
    expect(Buffer.from(first!).equals(await (await files.open(images[0]!.url)).bytes())).toBe(true);
  });

  test("is private to the owner", async () => {
    const { id } = await made();
    const stranger = await pipeline.newUser();
    expect((await stranger.call("GET", `/generations/${id}/download`)).status).toBe(404);
    expect((await fetch(`${pipeline.app.url}/api/generations/${id}/download`)).status).toBe(401);
  });
});

test("an edited image keeps the user's image", async () => {
  const client = await pipeline.newUser();
  const files = filesClient(pipeline.app.url, client.user);
  const photo = await files.upload(await readFile("assets/samples/lake.jpg"));
  const id = await client.start({ kind: "image", input: { ...IMAGE_BRIEF, images: [photo.id] } });
  await client.ended(id);
  await files.remove(photo.id);
  const path = `/generations/${id}/images/Pinterest`;
  expect((await client.call("POST", path, { headline: "Still there" })).status).toBe(200);
});
