import { afterAll, beforeAll, expect, test } from "vitest";
import type { Generation } from "#core/generations/api.ts";
import { PLANS } from "#core/plans.ts";
import { boundedQueue } from "#server/lib/bounded-queue.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { CAMPAIGN_BRIEF, withPackages } from "../../support/campaign.ts";
import { isClean, textsIn } from "../../support/clean-text.ts";
import { BRIEF, generationsClient } from "../../support/generations.ts";
import { stubCampaignReplies } from "../../support/stand-ins/campaign-provider.ts";
import { hostileReplies, type HostileReply } from "../../support/stand-ins/hostile-replies.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { createUser } from "../../support/user.ts";
import { until } from "../../support/until.ts";

/** Generations at once; a busy machine cannot connect to the database for all of them in time. */
const CONCURRENT = 16;
const MS = 90_000;
/** Longer than any text that may be stored or shown, in UTF-16 units. */
const LONGEST_TEXT = 10_000;

let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  const { free } = withPackages(100);
  const plans = { ...PLANS, free: { ...free, quotas: { ...free.quotas, videoAds: 100 } } };
  const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl };
  app = await startTestApp({ env, overrides: { plans } });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

interface Ended {
  readonly name: string;
  readonly generation: Generation;
  readonly shown: readonly string[];
}

async function run(name: string, kind: string, input: object): Promise<Ended> {
  const client = generationsClient(app.url, await createUser(app.deps));
  const id = await client.start({ kind, input });
  const reader = await client.events(id);
  const generation = await client.ended(id, MS);
  const shown = (await reader.all).flatMap(({ data }) => textsIn(data));
  return { name, generation, shown };
}

/** Description of a violation; `undefined` if there is none. */
function faultsOf({ name, generation, shown }: Ended): string[] {
  const { status, error, output } = generation;
  const texts = [...textsIn(output), ...shown];
  return [
    ...(status === "completed" || error?.code === "moderation" ? [] : [`${status}: ${error?.code}`]),
    ...(texts.every(isClean) ? [] : ["a text with control characters"]),
    ...(texts.every(({ length }) => length <= LONGEST_TEXT) ? [] : ["a text of any length"]),
  ].map((fault) => `${name}: ${fault}`);
}

/** Runs a generation for each reply, `CONCURRENT` at once, identified by their company. */
async function runAll(kind: string, replies: readonly HostileReply[], brief: object): Promise<Ended[]> {
  provider.reset();
  const cases = replies.map(({ name, reply }, index) => {
    const companyName = `Case ${kind} ${String(index).padStart(3, "0")}`;
    provider.replyWhen(companyName, reply);
    return { name, companyName };
  });
  const queue = boundedQueue(
    { concurrency: CONCURRENT, maxWaiting: Infinity },
    () => new Error("unreachable: the queue has no limit"),
  );
  return Promise.all(
    cases.map(({ name, companyName }) => queue(() => run(name, kind, { ...brief, companyName }))),
  );
}

/** The provider's text is usable after sanitizing, so none is discarded. */
const READABLE = [
  "all control characters",
  "a control character before each letter",
  "escape sequences",
  "invalid UTF-8",
  "usage of -5",
];

function expectReadableKept(ended: readonly Ended[]) {
  const kept = ended.filter(({ name }) => READABLE.includes(name));
  expect(kept.map(({ generation }) => generation.engine)).toEqual(READABLE.map(() => "gpt-6-luna"));
}

async function expectQuiet() {
  await until("the provider's connections end", async () => provider.open.size === 0);
}

test("Any reply of the provider yields clean text ads", async () => {
  const ended = await runAll("text", hostileReplies("lines"), BRIEF);
  expect(ended.flatMap(faultsOf)).toEqual([]);
  for (const { generation } of ended) expect(generation.output).toMatchObject({ ads: { length: 3 } });
  expectReadableKept(ended);
  await expectQuiet();
});

test("any reply of the provider yields clean video scripts", async () => {
  const ended = await runAll("video", hostileReplies("scenes"), BRIEF);
  expect(ended.flatMap(faultsOf)).toEqual([]);
  for (const { generation } of ended) expect(generation.output).toMatchObject({ scenes: { length: 3 } });
  expectReadableKept(ended);
  await expectQuiet();
});

const PACKAGE_CASES = [
  "all control characters",
  "escaped control characters",
  "100,000 lines",
  "5 MB in one line",
  "invalid UTF-8",
  "an endless stream",
  "usage of -5",
];

test.each(PACKAGE_CASES)(
  "a full package is valid and clean when its copy and prompts are %s",
  async (name) => {
    provider.reset();
    const [lines, scenes] = (["lines", "scenes"] as const).map(
      (form) => hostileReplies(form).find((one) => one.name === name)!.reply,
    );
    stubCampaignReplies(provider, { ads: lines!, prompts: lines!, script: scenes! });
    provider.imageWhen("background picture", { type: "error", status: 401, code: "invalid_api_key" });
    const ended = await run(name, "campaign", CAMPAIGN_BRIEF);
    expect(faultsOf(ended)).toEqual([]);
    const { output } = ended.generation;
    expect(output).toMatchObject({
      textAds: { length: 3 },
      imagePrompts: { length: 3 },
      scenes: { length: 3 },
    });
    await expectQuiet();
  },
);
