import { afterAll, beforeAll, expect, test } from "vitest";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

test.each([
  "/generations/%00",
  "/generations/a%00b/events",
  "/generations/..%2f..",
  "/generations/%F0%9F%8C%BF",
  "/uploads/%00",
])("an invalid id is not found: %s", async (path) => {
  const client = await pipeline.newUser();
  const response = await client.call("GET", path);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
});
