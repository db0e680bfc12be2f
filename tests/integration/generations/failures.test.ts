import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applyGenerationEvent, NO_PROGRESS } from "#core/generations/events.ts";
import { AiError } from "#server/adapters/ai/ai.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { fails, yieldAds, type Behavior } from "../../support/stand-ins/scripted-engine.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

/** Runs a generation with a scripted provider; returns it with the number of provider calls. */
async function run(...behaviors: Behavior[]) {
  const client = await pipeline.newUser();
  const before = pipeline.engine.calls.length;
  pipeline.engine.script(...behaviors);
  const id = await client.start();
  const done = await client.ended(id, 20_000);
  return { client, id, done, calls: pipeline.engine.calls.slice(before) };
}

const broken: Behavior = async function* () {
  yield { type: "growing", index: 0, text: "An" };
  throw new TypeError("an internal error");
};

describe("temporary failures", () => {
  test("a second try that works is an ordinary success, and keeps the complete parts of the first", async () => {
    const { done, calls } = await run(
      fails("unavailable", { after: ["Kept"] }),
      yieldAds("Kept", "New", "Last"),
    );
    expect(done).toMatchObject({
      status: "completed",
      engine: "scripted-1",
      output: { ads: ["Kept", "New", "Last"] },
    });
    expect(done).not.toHaveProperty("fallbackReason");
    expect(calls.map(({ existing }) => existing)).toEqual([[], ["Kept"]]);
  });

  test("After three tries the studio serves and no unit is used", async () => {
    const { client, done, calls } = await run(
      fails("timeout"),
      fails("malformed_response"),
      fails("unavailable"),
    );
    expect(calls).toHaveLength(3);
    expect(done).toMatchObject({
      status: "completed",
      engine: "studio",
      fallbackReason: "unavailable",
      error: null,
    });
    expect((done.output as { ads: string[] }).ads).toHaveLength(3);
    expect((await client.usage()).textAds.used).toBe(0);
  });

  test("the provider's Retry-After is respected", async () => {
    const started = performance.now();
    const { done, calls } = await run(fails("rate_limited", { retryAfterMs: 3000 }), yieldAds("a", "b", "c"));
    expect(done).toMatchObject({ status: "completed", engine: "scripted-1" });
    expect(calls).toHaveLength(2);
    expect(performance.now() - started).toBeGreaterThanOrEqual(3000);
  });

  test("an unacceptably long Retry-After is not awaited", async () => {
    const { done, calls } = await run(fails("rate_limited", { retryAfterMs: 3_600_000 }));
    expect(calls).toHaveLength(1);
    expect(done).toMatchObject({ engine: "studio", fallbackReason: "rate_limited" });
  });
});

describe("permanent failures", () => {
  test.each(["bad_key", "insufficient_quota"] as const)("%s: the studio serves at once", async (failure) => {
    const { done, calls } = await run(fails(failure));
    expect(calls).toHaveLength(1);
    expect(done).toMatchObject({ status: "completed", engine: "studio", fallbackReason: failure });
  });

  test("moderation: failed, free, with the message", async () => {
    const { client, done, calls } = await run(fails("moderation"));
    expect(calls).toHaveLength(1);
    expect(done).toMatchObject({
      status: "failed",
      error: { code: "moderation", message: expect.stringContaining("content rules") },
    });
    expect((await client.usage()).textAds.used).toBe(0);
  });

  test("a provider that returns no ad has failed", async () => {
    const { done } = await run(yieldAds(), yieldAds(), yieldAds());
    expect(done).toMatchObject({ status: "completed", engine: "studio", fallbackReason: "empty" });
  });
});

test("Three internal errors fail the generation without a unit, with the exact message and no cause", async () => {
  const { client, done, calls } = await run(broken, broken, broken);
  expect(calls).toHaveLength(3);
  expect(done).toMatchObject({
    status: "failed",
    error: { code: "internal", message: "Failed to generate ads. Please try again." },
  });
  expect((await client.usage()).textAds.used).toBe(0);
});

test("a retry of a failed generation has all tries again", async () => {
  const { client, id } = await run(fails("moderation"));
  const before = pipeline.engine.calls.length;
  pipeline.engine.script(fails("unavailable"), fails("unavailable"), yieldAds("x", "y", "z"));
  expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
  expect(await client.ended(id, 20_000)).toMatchObject({ status: "completed", engine: "scripted-1" });
  expect(pipeline.engine.calls.length - before).toBe(3);
});

test("only failed generations can be retried", async () => {
  const { client, id } = await run();
  const response = await client.call("POST", `/generations/${id}/retry`);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: "not_retryable" } });
});

test("the parts of a failed provider are replaced in the event stream when the studio takes over", async () => {
  const client = await pipeline.newUser();
  const gate = Promise.withResolvers<void>();
  pipeline.engine.script(async function* (request) {
    yield* yieldAds("Provider's")(request);
    yield { type: "growing", index: 1, text: "half" };
    await gate.promise;
    throw new AiError("insufficient_quota");
  });
  const id = await client.start();
  const reader = await client.events(id);
  await reader.find(({ event, data }) => event === "partial" && data.text === "half");
  gate.resolve();
  const seen = (await reader.all).reduce(applyGenerationEvent, NO_PROGRESS);
  const texts = seen.parts.map((part) => part?.text);
  expect(seen.result?.output).toEqual({ ads: texts });
  expect(texts).not.toContain("Provider's");
});
