import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { CAMPAIGN_BRIEF, campaignOutput, withPackages } from "../../support/campaign.ts";
import { generationsClient } from "../../support/generations.ts";
import { PROVIDER_COPY, PROVIDER_PROMPTS } from "../../support/stand-ins/campaign-provider.ts";
import { LOCAL_MODEL, startLocalModel, type LocalModel } from "../../support/stand-ins/local-model.ts";
import { STAND_IN_ADS } from "../../support/stand-ins/openai-replies.ts";
import { createUser } from "../../support/user.ts";

const MS = 60_000;

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

/** The product with an own model, set up with the three lines of the README. */
async function start(options: Parameters<typeof startLocalModel>[0] = {}) {
  const model = await startLocalModel(options);
  stops.push(() => model.close());
  const env = { OPENAI_BASE_URL: model.baseUrl, OPENAI_API_KEY: "ollama", TEXT_MODEL: LOCAL_MODEL };
  const app = await startTestApp({ env, overrides: { plans: withPackages(3) } });
  stops.push(() => app.stop());
  return { model, app, client: generationsClient(app.url, await createUser(app.deps)) };
}

const formatsOf = ({ requests }: LocalModel) =>
  requests
    .filter(({ body }) => JSON.stringify(body).includes("You write campaign copy"))
    .map(({ body }) => body.response_format?.type ?? "words");

async function costOf({ deps }: TestApp, id: string) {
  const [row] = await deps.db
    .select({ cost: generations.cost })
    .from(generations)
    .where(eq(generations.id, id));
  return row?.cost;
}

test("a full package is made by the model, its images by the studio, and it counts", async () => {
  const { model, app, client } = await start({ firstTokenMs: 1500 });
  const id = await client.start({ kind: "campaign", input: CAMPAIGN_BRIEF });
  const generation = await client.ended(id, MS);
  expect(generation).toMatchObject({ status: "completed", engine: LOCAL_MODEL });
  expect(generation.fallbackReason).toBeUndefined();
  const { textAds, imagePrompts, scenes, images, copy, copyUse } = campaignOutput(generation);
  expect(textAds).toEqual(STAND_IN_ADS);
  expect(imagePrompts).toEqual(PROVIDER_PROMPTS);
  expect(scenes[0]?.visual).toContain("Provider shot 1");
  expect(copyUse).toMatchObject({ engine: LOCAL_MODEL, findings: [] });
  expect(copy?.[0]?.fields["headline"]?.map(({ text }) => text)).toEqual(
    PROVIDER_COPY["facebook"]!["headline"],
  );
  expect(images.map(({ engine }) => engine)).toEqual(IMAGE_PLATFORMS.map(() => "studio"));
  expect(model.requests.map(({ path }) => path)).not.toContain("/v1/images/generations");
  expect((await client.usage()).fullPackage.used).toBe(1);
  // The server reports no usage, so nothing is known to have been spent.
  expect(await costOf(app, id)).toEqual({ inputTokens: 0, outputTokens: 0, images: 0, costUsd: 0 });
});

test.each([
  ["no format", [], ["json_schema", "json_object", "words"], "words"],
  ["JSON mode only", ["json_object"], ["json_schema", "json_object"], "json_object"],
  ["schemas", ["json_schema", "json_object"], ["json_schema"], "json_schema"],
] as const)(
  "a server that accepts %s is asked for what it accepts from then on",
  async (_, formats, first, later) => {
    const { model, client } = await start({ formats });
    const input = { ...CAMPAIGN_BRIEF, language: "en" };
    const write = async () => {
      const id = await client.start({ kind: "copy", input });
      const generation = (await client.ended(id, MS)) as GenerationOf<"copy">;
      expect(generation).toMatchObject({ status: "completed", engine: LOCAL_MODEL });
      expect(generation.output!.copyUse.findings).toEqual([]);
    };
    await write();
    expect(formatsOf(model)).toEqual(first);
    await write();
    expect(formatsOf(model)).toEqual([...first, later]);
  },
);

test("a model that thinks first gets room for its thoughts", async () => {
  const { model, client } = await start({ thinks: true });
  for (const requests of [2, 3]) {
    const generation = await client.ended(await client.start(), MS);
    expect(generation).toMatchObject({ status: "completed", engine: LOCAL_MODEL });
    expect((generation as GenerationOf<"text">).output?.ads).toEqual(STAND_IN_ADS);
    expect(model.requests.filter(({ path }) => path.endsWith("/completions"))).toHaveLength(requests);
  }
  const tokens = model.requests.map(({ body }) => body.max_tokens).filter((count) => count !== undefined);
  expect(tokens).toEqual([150, 2000, 2000]);
});

test("without the server the studio takes over", async () => {
  const { model, client } = await start();
  await model.close();
  const generation = await client.ended(await client.start({ kind: "copy", input: CAMPAIGN_BRIEF }), MS);
  expect(generation).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "unavailable" });
});
