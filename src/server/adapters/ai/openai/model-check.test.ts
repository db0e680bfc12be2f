import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startOpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import type { OpenAiStandIn } from "../../../../../tests/support/stand-ins/openai.ts";
import { checkModels } from "./model-check.ts";

let provider: OpenAiStandIn;
beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
beforeEach(() => provider.reset());
afterAll(() => provider.close());

const UNCHECKED = { checked: false, warnings: [] };

function check(models: readonly string[], baseUrl = provider.baseUrl, fetch = globalThis.fetch) {
  return checkModels({ fetch, baseUrl, apiKey: "sk-test", models, now: new Date("2026-11-20T12:00:00Z") });
}

it("warns of an announced shutdown and of an unknown model", async () => {
  provider.listModels([
    { id: "gpt-6-luna", shutdown_date: null },
    { id: "gpt-4o", shutdown_date: "2027-01-14" },
  ]);
  expect(await check(["gpt-6-luna", "gpt-4o", "dall-e-3"])).toEqual({
    checked: true,
    warnings: [
      { model: "gpt-4o", problem: "shutdown announced", shutdownDate: "2027-01-14", daysLeft: 55 },
      { model: "dall-e-3", problem: "unknown model" },
    ],
  });
  expect(provider.requests).toMatchObject([
    { method: "GET", path: "/v1/models", headers: { authorization: "Bearer sk-test" } },
  ]);
});

it("returns no warnings for an available model", async () => {
  provider.listModels([{ id: "gpt-6-luna" }]);
  expect(await check(["gpt-6-luna"])).toEqual({ checked: true, warnings: [] });
});

it("reports an unchecked result for a missing or empty list", async () => {
  provider.listModels(undefined);
  expect(await check(["gpt-6-luna"])).toEqual(UNCHECKED);
  provider.listModels([]);
  expect(await check(["gpt-6-luna"])).toEqual(UNCHECKED);
});

it("reports an unchecked result for an unreachable server or an HTML response", async () => {
  const htmlPage = async () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } });
  expect(await check(["gpt-6-luna"], provider.baseUrl, htmlPage)).toEqual(UNCHECKED);
  expect(await check(["gpt-6-luna"], "http://127.0.0.1:1/v1")).toEqual(UNCHECKED);
});
