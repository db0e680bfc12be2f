import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { PLANS } from "#core/plans.ts";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { filesClient } from "../../support/files.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const BRIEF = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
  callToAction: "See it at halden.example",
};
const SCRIPTS_INCLUDED = 2;

let pipeline: Pipeline;
let poor: Pipeline;

beforeAll(async () => {
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: SCRIPTS_INCLUDED } };
  [pipeline, poor] = await Promise.all([startPipeline({ plans: { ...PLANS, free } }), startPipeline()]);
});
afterAll(() => Promise.all([pipeline.app.stop(), poor.app.stop()]));

async function newScript(input: object = BRIEF) {
  const client = await pipeline.newUser();
  const id = await client.start({ kind: "video", input });
  return { client, id, generation: (await client.ended(id, 30_000)) as GenerationOf<"video"> };
}

describe("a brief becomes a script", () => {
  test("of three exact thirds that can be spoken in time", async () => {
    const { generation, client } = await newScript({ ...BRIEF, duration: 60, style: "lifestyle" });
    expect(generation).toMatchObject({ kind: "video", status: "completed", engine: "studio", error: null });
    const { script, scenes } = generation.output ?? { script: "", scenes: [] };
    expect(scenes.map(({ start, end }) => [start, end])).toEqual([
      [0, 20],
      [20, 40],
      [40, 60],
    ]);
    const { max } = wordBudget(20);
    for (const scene of scenes) {
      expect(Object.keys(scene).toSorted()).toEqual([
        "end",
        "onScreenText",
        "sound",
        "start",
        "visual",
        "voiceOver",
      ]);
      expect(countSpokenWords(scene.voiceOver)).toBeGreaterThan(0);
      expect(countSpokenWords(scene.voiceOver)).toBeLessThanOrEqual(max);
      expect(script).toContain(scene.voiceOver);
    }
    expect(scenes.map(({ voiceOver }) => voiceOver).join(" ")).toContain(BRIEF.keyMessage);
    expect(await client.usage()).toMatchObject({ videoAds: { used: 1, total: SCRIPTS_INCLUDED } });
  });

  test("with the specified defaults", async () => {
    const { generation } = await newScript();
    expect(generation.input).toEqual({
      ...BRIEF,
      duration: 30,
      style: "storytelling",
      targetAudience: "",
      additionalDetails: "",
      images: [],
    });
  });

  test("whose scenes and images are streamed in order, partial and complete", async () => {
    const client = await pipeline.newUser();
    const id = await client.start({ kind: "video", input: BRIEF });
    const reader = await client.events(id);
    const events = await reader.all;
    const whole = events.flatMap(({ event, data }) =>
      event === "partial" && data.whole ? [data.index] : [],
    );
    expect([...new Set(whole)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect(events.at(-1)?.event).toBe("completed");
  });
});

describe("rejected requests", () => {
  test.each([
    [{ ...BRIEF, companyName: " " }, "companyName"],
    [{ ...BRIEF, productName: "" }, "productName"],
    [{ ...BRIEF, keyMessage: "" }, "keyMessage"],
  ])("a brief without what is required: %j", async (input, field) => {
    const client = await pipeline.newUser();
    const response = await client.create({ kind: "video", input });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        code: "invalid_input",
        message: "Please fill out all required fields",
        fields: { [field]: "Please fill out all required fields" },
      },
    });
  });

  test.each([
    [{ ...BRIEF, duration: 45 }, "duration"],
    [{ ...BRIEF, style: "Professional" }, "style"],
    [{ ...BRIEF, images: ["1", "2", "3", "4", "5", "6"] }, "images"],
    [{ ...BRIEF, images: ["not-an-upload"] }, "images"],
  ])("values that no form offers: %j", async (input, field) => {
    const client = await pipeline.newUser();
    const response = await client.create({ kind: "video", input });
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields)[0]).toMatch(field);
    expect(await client.usage()).toMatchObject({ videoAds: { used: 0 } });
  });

  test("visitors", async () => {
    const client = await pipeline.newUser();
    const response = await client.call(
      "POST",
      "/generations",
      { kind: "video", input: BRIEF },
      { cookie: "" },
    );
    expect(response.status).toBe(401);
  });

  test("quotas without video ads and exhausted quotas, each with its message", async () => {
    const free = await poor.newUser();
    const none = await free.create({ kind: "video", input: BRIEF });
    expect(none.status).toBe(402);
    expect(await none.json()).toMatchObject({
      error: { code: "quota_exceeded", message: "Your plan does not include video ads yet." },
    });
    const client = await pipeline.newUser();
    for (let made = 0; made < SCRIPTS_INCLUDED; made += 1)
      await client.start({ kind: "video", input: BRIEF });
    const over = await client.create({ kind: "video", input: BRIEF });
    expect(over.status).toBe(402);
    expect(await over.json()).toMatchObject({
      error: { message: "You have used all 2 video ads in your plan for this billing period." },
    });
  });
});

describe("the files of a script", () => {
  test("are a text, captions and a page to print", async () => {
    const { client, id, generation } = await newScript({ ...BRIEF, companyName: "Halden & Söhne" });
    const file = (name: string) => client.call("GET", `/generations/${id}/files/${name}`);
    const text = await file("script.txt");
    expect(text.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(text.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Halden-S%C3%B6hne-Dusk-Lamp-script.txt",
    );
    expect(await text.text()).toBe(`${generation.output?.script}\n`);
    const captions = await file("captions.srt");
    expect(captions.headers.get("content-type")).toBe("application/x-subrip; charset=utf-8");
    expect(await captions.text()).toMatch(/^1\n00:00:00,000 --> 00:00:\d\d,\d{3}\n/);
    const page = await file("shot-list.html");
    expect(page.headers.get("content-disposition")).toMatch(/^inline;/);
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-/,
    );
    const html = await page.text();
    expect(html).toContain("Halden &amp; Söhne");
    for (const { url } of generation.output?.storyboard ?? []) expect(html).toContain(`src="${url}"`);
  });

  test("include a storyboard of the uploaded images; one archive contains all", async () => {
    const client = await pipeline.newUser();
    const files = filesClient(pipeline.app.url, client.user);
    const photo = await files.upload(await readFile("assets/samples/coffee.jpg"));
    const id = await client.start({ kind: "video", input: { ...BRIEF, images: [photo.id] } });
    const { output } = (await client.ended(id, 30_000)) as GenerationOf<"video">;
    const frames = await Promise.all(
      (output?.storyboard ?? []).map(async ({ url }) =>
        Buffer.from(await (await files.open(url)).arrayBuffer()),
      ),
    );
    expect(frames).toHaveLength(3);
    for (const frame of frames)
      expect(await sharp(frame).metadata()).toMatchObject({ width: 1080, height: 1920 });
    const response = await client.call("GET", `/generations/${id}/download`);
    expect(response.headers.get("content-disposition")).toContain("Halden-Dusk-Lamp-video-ad.zip");
    const archive = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(archive).toSorted()).toEqual([
      "captions.srt",
      "script.txt",
      "shot-list.html",
      "storyboard-1.png",
      "storyboard-2.png",
      "storyboard-3.png",
    ]);
    expect(Buffer.from(archive["storyboard-2.png"] ?? []).equals(frames[1] ?? Buffer.alloc(1))).toBe(true);
    expect(strFromU8(archive["shot-list.html"] ?? new Uint8Array())).toContain('src="storyboard-3.png"');
  });

  test("are private, and unknown names are not found", async () => {
    const { client, id } = await newScript();
    const stranger = await pipeline.newUser();
    const ads = await client.start();
    await client.ended(ads, 30_000);
    const statuses = await Promise.all(
      [
        stranger.call("GET", `/generations/${id}/files/script.txt`),
        client.call("GET", `/generations/${id}/files/other.txt`),
        client.call("GET", `/generations/${ads}/files/script.txt`),
      ].map(async (response) => (await response).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
  });
});
