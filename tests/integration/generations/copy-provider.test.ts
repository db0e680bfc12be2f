import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { CAMPAIGN_BRIEF } from "../../support/campaign.ts";
import { generationsClient } from "../../support/generations.ts";
import { PROVIDER_COPY } from "../../support/stand-ins/campaign-provider.ts";
import { BAD_KEY, copyReply, RATE_LIMITED } from "../../support/stand-ins/openai-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createUser } from "../../support/user.ts";

const MODEL = "gpt-6-luna";

let provider: OpenAiStandIn;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
  app = await startTestApp({ env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl } });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await app.stop();
  await provider.close();
});

async function write(input: object = {}) {
  const client = generationsClient(app.url, await createUser(app.deps));
  const brief = { ...CAMPAIGN_BRIEF, language: "en", platforms: ["facebook"], variants: 3, ...input };
  const id = await client.start({ kind: "copy", input: brief });
  const generation = (await client.ended(id, 60_000)) as GenerationOf<"copy">;
  return { client, id, generation };
}

const costOf = async (id: string) => {
  const [row] = await app.deps.db
    .select({ cost: generations.cost })
    .from(generations)
    .where(eq(generations.id, id));
  return row?.cost;
};

test("the provider's copy is counted and names its model, prompt version and findings", async () => {
  const texts = { ...PROVIDER_COPY["facebook"], headline: ["20 hours per charge", "Now just $9"] };
  provider.reply(copyReply({ facebook: texts }), { type: "text", text: "{}" });
  const { client, id, generation } = await write();
  expect(generation).toMatchObject({ status: "completed", engine: MODEL });
  const { copy, copyUse } = generation.output!;
  expect(copy.map(({ platform, variant }) => [platform, variant])).toEqual([
    ["facebook", "A"],
    ["facebook", "B"],
    ["facebook", "C"],
  ]);
  expect(copy.map(({ fields }) => fields["primaryText"]?.[0]?.text)).toEqual(
    PROVIDER_COPY["facebook"]!["primaryText"],
  );
  expect(copyUse).toMatchObject({
    engine: MODEL,
    promptVersion: "copy-1",
    findings: [{ platform: "facebook", field: "headline", text: "Now just $9" }],
  });
  expect(JSON.stringify(copy)).not.toContain("$9");
  expect((await client.usage()).textAds.used).toBe(1);
  // Two calls of 120 and 90 tokens, each recorded once.
  expect(await costOf(id)).toMatchObject({ inputTokens: 240, outputTokens: 180 });
});

test("a rate limit in between is waited for, and the cost is recorded once", async () => {
  const limited = { ...RATE_LIMITED, headers: { "retry-after": "0" } };
  provider.reply(limited, copyReply({ facebook: PROVIDER_COPY["facebook"]! }));
  const { id, generation } = await write();
  expect(generation).toMatchObject({ status: "completed", engine: MODEL });
  expect(await costOf(id)).toMatchObject({ inputTokens: 120, outputTokens: 90 });
});

test("the studio writes after a failure for good, uncounted and marked", async () => {
  provider.reply(BAD_KEY);
  const { client, generation } = await write();
  expect(generation).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "bad_key" });
  expect(generation.output!.copyUse.engine).toBe("studio");
  expect((await client.usage()).textAds.used).toBe(0);
});

test("the studio writes after malformed replies, uncounted; the costs are recorded", async () => {
  provider.reply({ type: "text", text: "no JSON" }, { type: "text", text: "no JSON" });
  const { client, id, generation } = await write();
  expect(generation).toMatchObject({
    status: "completed",
    engine: "studio",
    fallbackReason: "malformed_response",
  });
  expect(generation.output!.copy.length).toBeGreaterThan(0);
  expect((await client.usage()).textAds.used).toBe(0);
  expect(await costOf(id)).toMatchObject({ inputTokens: 240, outputTokens: 180 });
});

test("copy without a text that the gate accepts is replaced by the studio's, uncounted", async () => {
  const invented = {
    primaryText: ["Now just $9."],
    headline: ["Now just $9"],
    description: ["Only $9 today"],
  };
  provider.reply(copyReply({ facebook: invented }), copyReply({ facebook: invented }));
  const { client, generation } = await write();
  expect(generation).toMatchObject({ status: "completed", engine: "studio" });
  const { copy, copyUse } = generation.output!;
  expect(copyUse.engine).toBe("studio");
  expect(copyUse.findings.length).toBeGreaterThan(0);
  expect(JSON.stringify(copy)).not.toContain("$9");
  expect((await client.usage()).textAds.used).toBe(0);
});

test("copy with one usable text of the provider counts as the provider's", async () => {
  const texts = {
    primaryText: ["Now just $9."],
    headline: ["20 hours per charge"],
    description: ["Only $9"],
  };
  provider.reply(copyReply({ facebook: texts }), { type: "text", text: "{}" });
  const { client, generation } = await write();
  expect(generation).toMatchObject({ status: "completed", engine: MODEL });
  const engines = generation.output!.copy.flatMap(({ fields }) =>
    Object.values(fields).flatMap((all) => all.map(({ engine }) => engine)),
  );
  expect(engines.filter((engine) => engine === MODEL)).toHaveLength(1);
  expect(engines).toContain("studio");
  expect((await client.usage()).textAds.used).toBe(1);
});

test("a rewrite that needs no model names the studio as its engine", async () => {
  const rewrite = { fields: { altText: ["A lamp"] }, field: "altText" };
  const { generation } = await write({ platforms: ["pinterest"], variants: 1, rewrite });
  expect(generation).toMatchObject({ status: "completed", engine: "studio" });
  expect(generation.fallbackReason).toBeUndefined();
  expect(provider.requests.filter(({ path }) => path.endsWith("/completions"))).toEqual([]);
});

test("a refusal fails the generation, free of charge", async () => {
  provider.reply({ type: "refusal", text: "I cannot help with that." });
  const { client, id, generation } = await write();
  expect(generation).toMatchObject({ status: "failed", error: { code: "moderation" } });
  expect((await client.usage()).textAds.used).toBe(0);
  provider.reply(copyReply({ facebook: PROVIDER_COPY["facebook"]! }));
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
  expect(await client.ended(id)).toMatchObject({ status: "completed", engine: MODEL });
});
