import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppEnv } from "#server/http/env.ts";
import { onError } from "#server/http/middleware/on-error.ts";
import { userLimits } from "#server/http/middleware/user-limits.ts";
import { asUserId } from "#server/lib/user-id.ts";
import { readError } from "../../support/accounts.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { yieldAds } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

test("the 101st stream of a user is rejected with a message, and closing one frees its place", async () => {
  const client = await pipeline.newUser();
  const hold = Promise.withResolvers<void>();
  pipeline.engine.script(async function* (request) {
    await hold.promise;
    yield* yieldAds("First ad", "Second ad", "Third ad")(request);
  });
  const id = await client.start();
  // HEAD requests leave none open.
  const head = await client.call("HEAD", `/generations/${id}/events`);
  expect(head.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const open = await Promise.all(Array.from({ length: 100 }, () => client.events(id)));
  expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
  const refused = await client.call("GET", `/generations/${id}/events`);
  expect(await readError(refused)).toMatchObject({ status: 429, code: "too_many_streams", retryAfter: 5 });
  open[0]?.close();
  await until("there is room", async () => {
    const again = await client.events(id);
    if (again.status === 200) open.push(again);
    return again.status === 200;
  });
  for (const reader of open) reader.close();
  hold.resolve();
  await client.ended(id);
});

test("One user's mutations have a limit per minute and a concurrency limit", async () => {
  const limits = userLimits(20);
  let running = 0;
  let most = 0;
  const leave = Promise.withResolvers<void>();
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set("user", { id: asUserId(c.req.header("x-user") ?? ""), email: "", fullName: "" });
      await next();
    })
    .use(limits.rate, limits.concurrency)
    .all("*", async (c) => {
      if (c.req.method === "GET") return c.text("read");
      running += 1;
      most = Math.max(most, running);
      await leave.promise;
      running -= 1;
      return c.text("done");
    });
  app.onError(onError);
  const ask = async (user: string, method = "POST") =>
    app.request("/", { method, headers: { "x-user": user } });
  const requests = Array.from({ length: 25 }, () => ask("one"));
  expect((await ask("one", "GET")).status).toBe(200);
  leave.resolve();
  const responses = await Promise.all(requests);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(most).toBe(4);
  expect((await ask("another")).status).toBe(200);
});
