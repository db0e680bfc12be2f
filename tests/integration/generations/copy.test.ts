import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import type { CopyOutput } from "#core/generations/copy/copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS } from "#core/platforms/platforms.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import { readError } from "../../support/accounts.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

const BOILERS = {
  companyName: "Northside Boilers",
  productName: "Boiler repair",
  targetAudience: "Homeowners in Leeds",
  keyFeatures:
    "Gas Safe registered since 1994. No call-out fee. We repair all makes in Leeds within 24 hours. From £65 an hour. First check free.",
  campaignGoals: "More quote requests",
  additionalDetails: "Tone: calm. Never mention British Gas.",
  language: "en",
};

async function write(input: object): Promise<{ id: string; output: CopyOutput }> {
  const client = await pipeline.newUser();
  const id = await client.start({ kind: "copy", input: { ...BOILERS, ...input } });
  const generation = (await client.ended(id)) as GenerationOf<"copy">;
  expect(generation).toMatchObject({ status: "completed", engine: "studio", error: null });
  if (!generation.output) throw new Error("this copy has no output");
  return { id, output: generation.output };
}

const textsOf = ({ copy }: CopyOutput) =>
  copy.flatMap(({ fields }) => Object.values(fields).flatMap((texts) => texts.map(({ text }) => text)));

test("Every platform has one set of fields, within its limits and written by the studio", async () => {
  const { output } = await write({});
  expect(output.copy.map(({ platform, variant }) => [platform, variant])).toEqual(
    PLATFORM_IDS.map((platform) => [platform, "A"]),
  );
  expect(output.copyUse).toEqual({ engine: "studio", promptVersion: null, findings: [] });
  for (const { platform, fields } of output.copy) {
    const specs: PlatformSpec["fields"] = PLATFORMS[platform].fields;
    for (const [name, texts] of Object.entries(fields)) {
      const field = specs[name]!;
      expect(texts.length).toBeLessThanOrEqual(field.list?.max ?? 1);
      for (const { text, engine } of texts) {
        expect(fitsField(field, text), `${platform} ${name}: ${text}`).toBe(true);
        expect(engine).toBe("studio");
      }
    }
  }
  expect(textsOf(output).join("\n")).not.toMatch(/tone|calm|british|homeowners|quote requests/i);
});

test("Variants have different ideas, and the wanted ones come first", async () => {
  const platforms = ["facebook", "google_search"];
  const { output } = await write({ platforms, variants: 3, angles: ["proof", "objection"] });
  const facebook = output.copy.filter(({ platform }) => platform === "facebook");
  expect(facebook.map(({ variant, angle }) => [variant, angle]).slice(0, 2)).toEqual([
    ["A", "proof"],
    ["B", "objection"],
  ]);
  const mains = facebook.map(({ fields }) => fields["primaryText"]?.map(({ text }) => text).join());
  expect(new Set(mains).size).toBe(3);
  expect(mains[0]).toContain("Gas Safe");
  for (const { fields } of facebook) expect(fields["primaryText"]).toHaveLength(1);
  expect(output.copy.filter(({ platform }) => platform === "google_search").length).toBeGreaterThan(1);
});

test("A brief of the text tool is a brief of copy too", async () => {
  const { keyFeatures, ...brief } = BOILERS;
  const { output } = await write({ ...brief, keyFeatures: "", keyMessage: keyFeatures, platforms: ["x"] });
  expect(textsOf(output).join()).toContain("Gas Safe");
});

describe("A rewrite", () => {
  const PRIMARY = "Boiler repair in Leeds by Northside Boilers, Gas Safe registered since 1994. Get a quote.";
  const rewrite = (wish: string, rest: object = {}) =>
    write({ platforms: ["facebook"], rewrite: { fields: { primaryText: [PRIMARY] }, wish, ...rest } });
  const primaryOf = ({ copy }: CopyOutput) => copy[0]?.fields["primaryText"]?.[0]?.text ?? "";

  test("gives other texts of the given fields alone", async () => {
    const { output } = await rewrite("");
    expect(Object.keys(output.copy[0]?.fields ?? {})).toEqual(["primaryText"]);
    expect(primaryOf(output)).not.toBe(PRIMARY);
    expect(primaryOf(output)).not.toBe("");
  });

  test("is shorter if the wish says so", async () => {
    const { output } = await rewrite("Make it shorter, please");
    expect(primaryOf(output).length).toBeLessThan(PRIMARY.length);
    expect(primaryOf(output)).not.toBe("");
  });

  test("follows the topic of the wish, and never prints the wish", async () => {
    const { output } = await rewrite("more about the price, with a wink at our neighbours");
    expect(primaryOf(output)).toContain("£65");
    expect(primaryOf(output)).not.toMatch(/wink|neighbour/i);
    expect(primaryOf((await rewrite("the check")).output)).toMatch(/check/i);
  });

  test("can be of one field of several", async () => {
    const fields = { primaryText: [PRIMARY], headline: ["Boiler repair"] };
    const { output } = await rewrite("", { fields, field: "headline" });
    expect(Object.keys(output.copy[0]?.fields ?? {})).toEqual(["headline"]);
    expect(output.copy[0]?.fields["headline"]?.[0]?.text).not.toBe("Boiler repair");
  });

  test.each([
    ["two platforms", { platforms: ["facebook", "x"] }, "platforms"],
    ["no platform", { platforms: [] }, "platforms"],
    ["a field of another platform", { rewrite: { fields: { headlines: ["A"] } } }, "rewrite.fields"],
    ["no field", { rewrite: { fields: {} } }, "rewrite.fields"],
    ["a wrong name", { rewrite: { fields: { text: ["A"] }, field: "toString" } }, "rewrite.fields"],
    [
      "a text that is too long",
      { rewrite: { fields: { text: ["A".repeat(5001)] } } },
      "rewrite.fields.text.0",
    ],
    [
      "a wish that is too long",
      { rewrite: { fields: { text: ["A"] }, wish: "A".repeat(501) } },
      "rewrite.wish",
    ],
  ])("is refused with %s", async (_, input, field) => {
    const client = await pipeline.newUser();
    const base = { ...BOILERS, platforms: ["x"], rewrite: { fields: { text: ["A"] } } };
    const response = await client.create({ kind: "copy", input: { ...base, ...input } });
    const { status, fields } = await readError(response);
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

test.each([
  ["variants", { variants: 6 }],
  ["variants", { variants: 0 }],
  ["variants", { variants: 1.5 }],
  ["angles.0", { angles: ["free_beer"] }],
  ["platforms.0", { platforms: ["myspace"] }],
  ["brandVoice", { brandVoice: "loud" }],
  ["wordsToAvoid.0", { wordsToAvoid: ["A".repeat(101)] }],
  ["keyFeatures", { keyFeatures: "A".repeat(2001) }],
])("The input is refused with an invalid %s", async (field, input) => {
  const client = await pipeline.newUser();
  const { status, fields } = await readError(
    await client.create({ kind: "copy", input: { ...BOILERS, ...input } }),
  );
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
});

test("Words to avoid are in no text", async () => {
  const { output } = await write({ wordsToAvoid: ["free", "Leeds"] });
  expect(textsOf(output).join("\n")).not.toMatch(/\bfree\b|\bLeeds\b/i);
});

test("Copy is streamed, listed, downloaded, deleted, restored and counted like text", async () => {
  const client = await pipeline.newUser();
  const input = { ...BOILERS, platforms: ["facebook", "tiktok"], variants: 2 };
  const id = await client.start({ kind: "copy", input });
  const stream = await client.events(id);
  await client.ended(id);
  expect((await stream.all).at(-1)?.event).toBe("completed");
  const { items } = await client.list("?kind=copy");
  expect(items.map((item) => item.id)).toEqual([id]);
  expect((await client.usage()).textAds.used).toBe(1);

  const archive = await client.call("GET", `/generations/${id}/download`);
  expect(archive.headers.get("content-disposition")).toContain("Northside-Boilers-Boiler-repair-copy.zip");
  const files = Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(files).toContain("copy/platforms/facebook-a.txt");
  expect(files).toContain("copy/platforms/tiktok-b.csv");

  expect((await client.call("DELETE", `/generations/${id}`)).status).toBe(204);
  expect((await client.call("GET", `/generations/${id}`)).status).toBe(404);
  expect((await client.call("POST", `/generations/${id}/restore`)).status).toBe(200);
  expect((await client.get(id)).output).not.toBeNull();

  const overview = (await (await client.call("GET", "/overview")).json()) as {
    figures: { adsGenerated: { value: number } };
    activity: { type: string }[];
  };
  expect(overview.figures.adsGenerated.value).toBe(0);
  expect(overview.activity.map(({ type }) => type)).toEqual(["copy"]);
  const results = (await (await client.call("GET", "/results")).json()) as { items: unknown[] };
  expect(results.items).toEqual([]);
});

test("Copy shares the fair use of text", async () => {
  const client = await pipeline.newUser();
  const input = { ...BOILERS, platforms: ["x"] };
  const kinds = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? "copy" : "text"));
  const statuses = await Promise.all(
    kinds.map(async (kind) => (await client.create(kind === "copy" ? { kind, input } : { kind })).status),
  );
  expect(statuses).toEqual(kinds.map(() => 202));
  expect((await client.create({ kind: "copy", input })).status).toBe(429);
  expect((await client.create()).status).toBe(429);
});

test("Another user's copy does not exist", async () => {
  const { id } = await write({ platforms: ["x"] });
  const stranger = await pipeline.newUser();
  for (const [method, path] of [
    ["GET", ""],
    ["GET", "/download"],
    ["GET", "/events"],
    ["POST", "/retry"],
    ["DELETE", ""],
  ] as const)
    expect((await stranger.call(method, `/generations/${id}${path}`)).status, path).toBe(404);
});

test.each(["🌶️🌶️🌶️", "a", "<script>alert(1)</script>", "x".repeat(2000), "משלוח חינם היום"])(
  "Copy of %s is never broken",
  async (keyFeatures) => {
    const { output } = await write({ keyFeatures, campaignGoals: "", language: undefined });
    for (const { platform, fields } of output.copy) {
      const specs: PlatformSpec["fields"] = PLATFORMS[platform].fields;
      for (const [name, texts] of Object.entries(fields))
        for (const { text } of texts) expect(fitsField(specs[name]!, text), `${platform} ${name}`).toBe(true);
    }
  },
);
