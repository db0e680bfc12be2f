import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BRIEF, generationsClient } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

const ROUTES = [
  ["GET", "/generations"],
  ["POST", "/generations"],
  ["GET", "/generations/x"],
  ["GET", "/generations/x/events"],
  ["POST", "/generations/x/retry"],
  ["POST", "/generations/x/restore"],
  ["DELETE", "/generations/x"],
  ["GET", "/usage"],
] as const;
const OF_ONE = ROUTES.filter(([, path]) => path.includes("/x"));

async function error(response: Response) {
  const body = (await response.json()) as {
    error: { code: string; message: string; fields?: Record<string, string> };
  };
  return { status: response.status, ...body.error };
}

describe("401", () => {
  test.each(ROUTES)("%s %s requires a session", async (method, path) => {
    const visitor = generationsClient(pipeline.app.url, { cookie: "" });
    expect(await error(await visitor.call(method, path))).toMatchObject({
      status: 401,
      code: "unauthorized",
    });
  });
});

describe("404", () => {
  test.each(OF_ONE)("%s %s of another user's generation is not found", async (method, path) => {
    const owner = await pipeline.newUser();
    const stranger = await pipeline.newUser();
    const id = await owner.start();
    await owner.ended(id);
    const theirs = await error(await stranger.call(method, path.replace("/x", `/${id}`)));
    expect(theirs).toMatchObject({ status: 404, code: "not_found" });
    expect(await error(await stranger.call(method, path.replace("/x", "/none")))).toEqual(theirs);
    expect((await owner.get(id)).status).toBe("completed");
  });

  test("history and usage contain only the user's own generations", async () => {
    const owner = await pipeline.newUser();
    await owner.ended(await owner.start());
    const stranger = await pipeline.newUser();
    expect(await stranger.list()).toEqual({ items: [], nextCursor: null });
    expect((await stranger.usage()).textAds.used).toBe(0);
  });
});

describe("400", () => {
  test("names the field and uses the exact message", async () => {
    const client = await pipeline.newUser();
    const { companyName: _, ...input } = BRIEF;
    expect(await error(await client.create({ input }))).toEqual({
      status: 400,
      code: "invalid_input",
      message: "Please fill in company and product name",
      fields: { companyName: "Please fill in company and product name" },
    });
    expect((await client.list()).items).toEqual([]);
  });

  test.each([
    ["an unknown kind", { kind: "poem", input: BRIEF }],
    ["no input", { kind: "text" }],
    ["a list", []],
    ["an overlong field", { kind: "text", input: { ...BRIEF, keyMessage: "x".repeat(2001) } }],
  ])("%s", async (_, body) => {
    const client = await pipeline.newUser();
    expect((await client.call("POST", "/generations", body)).status).toBe(400);
  });

  test("a body that is not JSON", async () => {
    const { user } = await pipeline.newUser();
    const headers = { cookie: user.cookie, "content-type": "application/json" };
    const response = await fetch(`${pipeline.app.url}/api/generations`, {
      method: "POST",
      headers,
      body: "{",
    });
    expect(await error(response)).toMatchObject({ status: 400, code: "invalid_input" });
  });

  test.each(["nonsense", "MTIzIA", "%00", "x".repeat(500)])("cursor %s", async (cursor) => {
    const client = await pipeline.newUser();
    const response = await error(await client.call("GET", `/generations?cursor=${cursor}`));
    expect(response).toMatchObject({ status: 400, fields: { cursor: expect.any(String) } });
  });

  test("an overlong Idempotency-Key", async () => {
    const client = await pipeline.newUser();
    expect((await client.create({ key: "k".repeat(201) })).status).toBe(400);
    expect((await client.create({ key: "k".repeat(200) })).status).toBe(202);
  });
});

test("402 for kinds that the plan does not include", async () => {
  const client = await pipeline.newUser();
  expect(await error(await client.create({ kind: "video" }))).toEqual({
    status: 402,
    code: "quota_exceeded",
    message: "Your plan does not include video ads yet.",
  });
});

test("403 for requests from another site", async () => {
  const client = await pipeline.newUser();
  const body = { kind: "text", input: BRIEF };
  const response = await client.call("POST", "/generations", body, { origin: "https://evil.example" });
  expect((await error(response)).code).toBe("forbidden_origin");
});

describe("Idempotency-Key", () => {
  test("repeating a request returns the first response and creates nothing", async () => {
    const client = await pipeline.newUser();
    const reordered = Object.fromEntries(Object.entries(BRIEF).toReversed());
    const first = await client.start({ key: "once" });
    expect(
      await client.start({ key: "once", input: { ...reordered, companyName: " Northbeam Bikes" } }),
    ).toBe(first);
    expect((await client.list()).items).toHaveLength(1);
  });

  test("twenty concurrent requests create one generation", async () => {
    const client = await pipeline.newUser();
    const ids = await Promise.all(Array.from({ length: 20 }, () => client.start({ key: "burst" })));
    expect(new Set(ids).size).toBe(1);
    expect((await client.usage()).textAds.used).toBe(1);
  });

  test("another request with the same key is rejected", async () => {
    const client = await pipeline.newUser();
    await client.start({ key: "once" });
    const other = await client.create({ key: "once", input: { ...BRIEF, productName: "Tandem" } });
    expect(await error(other)).toMatchObject({ status: 409, code: "idempotency_conflict" });
  });

  test("keys of different users are independent", async () => {
    const [one, other] = [await pipeline.newUser(), await pipeline.newUser()];
    expect(await one.start({ key: "mine" })).not.toBe(await other.start({ key: "mine" }));
  });
});

test("429 with Retry-After beyond twenty a minute; a repeat of an accepted request still succeeds", async () => {
  const client = await pipeline.newUser();
  const first = await client.start({ key: "first" });
  for (let count = 1; count < 20; count += 1) await client.start();
  const refused = await client.create();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await client.start({ key: "first" })).toBe(first);
  expect((await client.usage()).textAds.used).toBe(20);
  pipeline.advance({ minutes: 1.1 });
  expect((await client.create()).status).toBe(202);
});
