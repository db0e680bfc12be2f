import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IMAGE_PLATFORMS, PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { CAMPAIGN_BRIEF, campaignOutput, withPackages } from "../../support/campaign.ts";
import { yieldAds } from "../../support/stand-ins/scripted-engine.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline({ plans: withPackages(2) });
});
afterAll(() => pipeline.app.stop());

const textOf = (files: Record<string, Uint8Array>, name: string) =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(files[name]);

async function newPackage() {
  const client = await pipeline.newUser();
  const input = { ...CAMPAIGN_BRIEF, budget: "$4,000" };
  const id = await client.start({ kind: "campaign", input });
  const output = campaignOutput(await client.ended(id, 60_000));
  return { client, id, output };
}

test("the archive contains all files and a README that describes each of them", async () => {
  pipeline.engine.script(
    yieldAds('=Evenings, "softly" lit. 🌇', "Cordless for 20 hours.", "Made for late desks."),
  );
  const { client, id, output } = await newPackage();
  const response = await client.call("GET", `/generations/${id}/download`);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toContain("Halden-Dusk-Lamp-full-package.zip");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const images = IMAGE_PLATFORMS.map((platform) => `images/Halden-${platform}-ad.png`);
  const frames = [1, 2, 3].map((scene) => `video/storyboard-${scene}.png`);
  const texts = ["copy/text-ads.txt", "copy/text-ads.csv", "copy/image-prompts.txt"];
  const platforms = PLATFORM_IDS.flatMap((platform) =>
    ["txt", "csv"].map((ending) => `copy/platforms/${platform.replace("_", "-")}.${ending}`),
  );
  const video = ["video/script.txt", "video/captions.srt", "video/shot-list.html"];
  expect(Object.keys(files).toSorted()).toEqual(
    ["README.txt", ...texts, ...platforms, ...video, ...images, ...frames].toSorted(),
  );
  const readme = textOf(files, "README.txt");
  for (const name of [...texts, ...video, ...images, ...frames]) expect(readme).toContain(name);
  expect(readme).toContain("Budget: $4,000");
  expect(readme).not.toContain("Missing");
  for (const [at, name] of images.entries()) {
    const { width, height } = await sharp(files[name]).metadata();
    expect({ width, height }).toEqual({ width: output.images[at]?.width, height: output.images[at]?.height });
  }
  expect(readme).toContain("copy/platforms/");
  for (const { platform, fields } of output.copy ?? []) {
    const name = `copy/platforms/${platform.replace("_", "-")}`;
    for (const { text } of Object.values(fields).flat()) expect(textOf(files, `${name}.txt`)).toContain(text);
    expect(textOf(files, `${name}.csv`)).toContain('"field","text","characters","limit","shown","idea"');
  }
  expect(output.copy).toHaveLength(PLATFORM_IDS.length);
  for (const ad of output.textAds) expect(textOf(files, "copy/text-ads.txt")).toContain(ad);
  const [head, first] = textOf(files, "copy/text-ads.csv").split("\r\n");
  expect(head).toBe('\uFEFF"number","text","characters","fits"');
  expect(first).toContain(`"1","'=Evenings, ""softly"" lit. 🌇",`);
  expect(textOf(files, "video/script.txt")).toBe(`${output.videoScript}\n`);
  expect(textOf(files, "video/captions.srt")).toMatch(/^1\n00:00:00,000 --> /);
});

test("one folder can be downloaded alone; other users' and generations without files get 404", async () => {
  const { client, id, output } = await newPackage();
  const response = await client.call("GET", `/generations/${id}/download?folder=images`);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const images = IMAGE_PLATFORMS.map((platform) => `images/Halden-${platform}-ad.png`);
  expect(Object.keys(files).toSorted()).toEqual([...images, "images/image-prompts.txt"].toSorted());
  // The page shows the prompts below the images, so the folder contains them.
  expect(output.imagePrompts).toHaveLength(3);
  expect(textOf(files, "images/image-prompts.txt")).toBe(`${output.imagePrompts.join("\n\n")}\n`);
  const copy = await client.call("GET", `/generations/${id}/download?folder=copy`);
  expect(Object.keys(unzipSync(new Uint8Array(await copy.arrayBuffer())))).toContain(
    "copy/image-prompts.txt",
  );
  expect((await client.call("GET", `/generations/${id}/download?folder=secrets`)).status).toBe(400);
  const stranger = await pipeline.newUser();
  expect((await stranger.call("GET", `/generations/${id}/download`)).status).toBe(404);
  const text = await client.start();
  await client.ended(text);
  expect((await client.call("GET", `/generations/${text}/download`)).status).toBe(404);
});

test("editing the text of one image changes only that image", async () => {
  const { client, id, output } = await newPackage();
  const response = await client.call("POST", `/generations/${id}/images/TikTok`, {
    headline: "Dusk, on time",
  });
  expect(response.status).toBe(200);
  const after = campaignOutput(await client.get(id));
  expect(after.images.find(({ platform }) => platform === "TikTok")?.headline).toBe("Dusk, on time");
  expect({ ...after, images: [] }).toEqual({ ...output, images: [] });
});
