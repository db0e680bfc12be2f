import { afterAll, beforeAll, expect, test } from "vitest";
import { createClock } from "#server/lib/clock.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { generationsClient } from "../../support/generations.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { STAND_IN_ADS } from "../../support/stand-ins/openai-replies.ts";
import { createUser } from "../../support/user.ts";
import { DAY } from "../../support/durations.ts";

let provider: OpenAiStandIn;
let app: TestApp;
let offsetMs = 0;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  app = await startTestApp({
    env: {
      OPENAI_API_KEY: "sk-test",
      OPENAI_BASE_URL: provider.baseUrl,
      AI_PRICES: '{"gpt-6-luna":{"input":1000,"output":10000,"picture":0}}',
      AI_DAILY_BUDGET: "2.5",
    },
    overrides: { clock: createClock(() => offsetMs) },
  });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

async function make() {
  const client = generationsClient(app.url, await createUser(app.deps));
  const before = provider.requests.length;
  const done = await client.ended(await client.start());
  return { done, used: (await client.usage()).textAds.used, calls: provider.requests.length - before };
}

test("once the daily budget is spent the studio is the fallback, uncounted, and the next day the provider is used again", async () => {
  const usage = { prompt: 1000, completion: 100 };
  provider.reply({ type: "text", text: STAND_IN_ADS.join("\n\n"), usage });
  expect(await make()).toMatchObject({ done: { engine: "gpt-6-luna" }, used: 1, calls: 1 });
  provider.reply({ type: "text", text: STAND_IN_ADS.join("\n\n"), usage });
  expect(await make()).toMatchObject({ done: { engine: "gpt-6-luna" }, used: 1, calls: 1 });

  const spent = { engine: "studio", fallbackReason: "daily_budget", status: "completed" };
  expect(await make()).toMatchObject({ done: spent, used: 0, calls: 0 });
  const costs = await app.deps.db.select({ cost: generations.cost }).from(generations);
  expect(costs.map(({ cost }) => cost?.costUsd).toSorted()).toEqual([0, 2, 2]);
  expect(await (await fetch(`${app.url}/metrics`)).text()).toContain(
    'adloom_ai_cost_dollars_total{model="gpt-6-luna"} 4',
  );

  offsetMs = DAY;
  provider.reply({ type: "text", text: STAND_IN_ADS.join("\n\n"), usage });
  expect(await make()).toMatchObject({ done: { engine: "gpt-6-luna" }, used: 1, calls: 1 });
});
