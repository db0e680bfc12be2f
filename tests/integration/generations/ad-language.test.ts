import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BriefReading } from "#core/generations/api.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { grantTier } from "#server/modules/entitlements/entitlements.public.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

const studio = createStudio();
let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline({ ai: { studio } });
});
afterAll(() => pipeline.app.stop());

const GERMAN = {
  companyName: "Bella Napoli",
  productName: "Pizza aus dem Steinofen",
  keyMessage: "Drei Abendessen für 39 Euro, ohne Anmeldung.",
};
const SHORT = { companyName: "Fjord", productName: "Nova" };

test.each([
  [
    "an English brief with words that Portuguese has, too",
    { productName: "Gym", keyMessage: "No contract. Do a free week." },
    "en",
  ],
  ["a German brief of a company with an Italian name", GERMAN, "de"],
  [
    "a Polish brief",
    { productName: "Chleb", keyMessage: "Świeży chleb każdego ranka dla całej rodziny." },
    "pl",
  ],
])("detects and stores the language of %s", async (_, input, language) => {
  const client = await pipeline.newUser();
  const id = await client.start({ input: { companyName: "O Forno", ...input } });
  expect((await client.ended(id)).input).toMatchObject({ language });
});

test("the browser's language decides if there are too few words", async () => {
  const client = await pipeline.newUser();
  const body = { kind: "text", input: SHORT };
  const response = await client.call("POST", "/generations", body, { "accept-language": "nl-BE,nl;q=0.9" });
  const { id } = (await response.json()) as { id: string };
  expect((await client.ended(id)).input).toMatchObject({ language: "nl" });
});

test("a chosen language is kept, and an unknown one is rejected", async () => {
  const client = await pipeline.newUser();
  const languageOf = async (language: string) =>
    (await client.get(await client.start({ input: { ...GERMAN, language } }))).input["language"];
  expect(await languageOf("fr")).toBe("fr");
  const refused = await client.create({ input: { ...GERMAN, language: "klingon" } });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ error: { fields: { language: expect.any(String) } } });
});

test("a repeat from another browser is the same request", async () => {
  const client = await pipeline.newUser();
  const send = async (acceptLanguage: string) => {
    const headers = { "idempotency-key": "once", "accept-language": acceptLanguage };
    const response = await client.call("POST", "/generations", { kind: "text", input: SHORT }, headers);
    return [response.status, ((await response.json()) as { id: string }).id];
  };
  expect(await send("de")).toEqual(await send("fr"));
});

test.each(["text", "image", "video", "campaign"] as const)(
  "every tool keeps the language (%s)",
  async (kind) => {
    const client = await pipeline.newUser();
    await grantTier(pipeline.app.deps, client.user.email, "pro");
    const input = {
      ...GERMAN,
      headline: "Heiß",
      keyFeatures: GERMAN.keyMessage,
      campaignGoals: "Mehr Bestellungen",
    };
    const generation = await client.ended(await client.start({ kind, input }), 60_000);
    expect(generation).toMatchObject({ status: "completed", input: { language: "de" } });
    const { images = [] } = generation.output as { images?: { callToAction: string }[] };
    for (const { callToAction } of images) expect(callToAction).toBe("Jetzt bestellen");
  },
);

test("a generation stored before inputs had a language runs again", async () => {
  const client = await pipeline.newUser();
  const id = await client.start({ input: GERMAN });
  await client.ended(id);
  const { db } = pipeline.app.deps;
  await db
    .update(generations)
    .set({ input: sql`${generations.input} - 'language'`, status: "failed", output: null })
    .where(eq(generations.id, id));
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
  const { ads } = (await client.ended(id)).output as { ads: string[] };
  for (const ad of ads) expect(ad).toMatch(/estellen/);
});

test("reads an unfinished brief without storing it", async () => {
  const client = await pipeline.newUser();
  const read = async (input: object, headers = {}) => {
    const response = await client.call("POST", "/briefs/read", { input }, headers);
    expect(response.status).toBe(200);
    return (await response.json()) as BriefReading;
  };
  expect(await read(GERMAN)).toMatchObject({ language: "de", source: "text" });
  const short = await read(SHORT, { "accept-language": "fr" });
  expect(short).toMatchObject({ language: "fr", source: "browser" });
  expect(short.missing[0]).toEqual({ fact: "price", question: "What does it cost?" });
  const contradictory = { ...SHORT, keyMessage: "Only $49. Only $59.", language: "en" };
  expect((await read(contradictory)).missing[0]).toEqual({
    fact: "contradiction",
    question: "Your brief says “$49” and “$59”. Which is right?",
  });
  const full = {
    ...GERMAN,
    keyMessage: `${GERMAN.keyMessage} Seit 1994. Täglich bis 23 Uhr. Erste Lieferung gratis.`,
  };
  expect((await read(full)).missing).toEqual([]);
  for (const input of [
    {},
    { productName: 5 },
    { keyMessage: "🔥".repeat(3000) },
    { keyMessage: "<script>" },
    { x: null },
  ])
    expect((await read(input)).language).toMatch(/^[a-z]{2}$/);
  expect((await client.list()).items).toEqual([]);
  expect((await client.call("POST", "/briefs/read", { input: "text" })).status).toBe(400);
});
