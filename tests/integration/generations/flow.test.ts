import { afterAll, beforeAll, expect, test } from "vitest";
import { BRIEF } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

test("a brief becomes three ads", async () => {
  const client = await pipeline.newUser();
  const response = await client.create();
  expect(response.status).toBe(202);
  const { id } = (await response.json()) as { id: string };
  expect(await client.ended(id)).toEqual({
    id,
    kind: "text",
    status: "completed",
    engine: "scripted-1",
    input: { ...BRIEF, language: "en" },
    output: { ads: ["First ad", "Second ad", "Third ad"] },
    error: null,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    completedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await client.usage()).toMatchObject({ textAds: { used: 1, total: "unlimited" } });
});

test("the validated input is stored: trimmed, with defaults, without unknown fields", async () => {
  const client = await pipeline.newUser();
  const id = await client.start({ input: { companyName: "  Tide ", productName: "Soap", tier: "pro" } });
  expect((await client.get(id)).input).toEqual({
    companyName: "Tide",
    productName: "Soap",
    targetAudience: "",
    keyMessage: "",
    additionalDetails: "",
    language: "en",
  });
});

test("the history lists everything once in pages, newest first", async () => {
  const client = await pipeline.newUser();
  const made: string[] = [];
  for (let count = 0; count < 20; count += 1) made.push(await client.start());
  // Moves the clock past the fair-use limit of a minute.
  pipeline.advance({ minutes: 2 });
  for (let count = 0; count < 5; count += 1) made.push(await client.start());
  const first = await client.list("?kind=text");
  expect(first.items.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 20));
  const second = await client.list(`?kind=text&cursor=${first.nextCursor}`);
  expect(second.items.map(({ id }) => id)).toEqual(made.toReversed().slice(20));
  expect(second.nextCursor).toBeNull();
  expect((await client.list("?kind=video")).items).toEqual([]);
});
