import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ERRORS } from "#core/errors.ts";
import { BRIEF } from "../../support/generations.ts";
import { isWhole } from "../../support/event-reader.ts";
import { startFaultyProxy, type FaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { waitForGate } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";

let line: FaultyProxy;
let pipeline: Pipeline;
beforeAll(async () => {
  const through = async (databaseUrl: string) => (line = await startFaultyProxy(databaseUrl)).url;
  pipeline = await startPipeline({}, { through });
});
afterEach(() => line.restore());
afterAll(async () => {
  await pipeline.app.stop();
  await line.stop();
});

const ID = "00000000-0000-4000-8000-000000000000";
/** Requests of a signed-in browser that all require the database. */
const CALLS: readonly (readonly [method: string, path: string, body?: object])[] = [
  ["GET", "/auth/get-session"],
  ["POST", "/auth/sign-out", {}],
  ["GET", "/profile"],
  ["PATCH", "/profile", { fullName: "New Name" }],
  ["GET", "/sessions"],
  ["GET", "/usage"],
  ["GET", "/overview"],
  ["GET", "/subscription"],
  ["POST", "/subscription/checkout", { tier: "pro" }],
  ["GET", "/generations"],
  ["POST", "/generations", { kind: "text", input: BRIEF }],
  ["GET", `/generations/${ID}`],
  ["GET", `/generations/${ID}/events`],
  ["DELETE", `/generations/${ID}`],
];
/** The limit is 3 s; the rest is a margin for busy machines. */
const ANSWER_MS = 4500;
/** The limit is 5 s. */
const RESUME_MS = 10_000;

test.each(["cut", "silence"] as const)(
  "an outage of the database (%s): fast error responses, users stay signed in, and everything recovers",
  async (fault) => {
    const client = await pipeline.newUser();
    const opened = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    pipeline.engine.script(async function* (request) {
      await opened.promise;
      yield* waitForGate(gate.promise, ["One"], ["Two", "Three"])(request);
    });
    const running = await client.start();
    const reader = await client.events(running);
    // The first ad reaches the stream as an announcement, which waits for reads of the state. So no
    // read is under way when the outage begins; a failed read would close the stream.
    opened.resolve();
    await reader.find(isWhole(0));

    line[fault]();
    // The provider's result cannot be stored now.
    gate.resolve();
    const { url } = pipeline.app;
    const ready = fetch(`${url}/readyz`);
    const requestedAt = performance.now();
    const slowest = { path: "", ms: 0 };
    await Promise.all(
      CALLS.map(async ([method, path, body]) => {
        const response = await client.call(method, path, body);
        const ms = performance.now() - requestedAt;
        if (ms > slowest.ms) Object.assign(slowest, { path, ms });
        expect({ path, status: response.status }).toEqual({ path, status: 503 });
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
        expect(response.headers.getSetCookie()).toEqual([]);
        expect(await response.json()).toEqual({
          error: { code: "unavailable", message: ERRORS.unavailable.message },
        });
      }),
    );
    expect(slowest.ms, slowest.path).toBeLessThan(ANSWER_MS);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await (await ready).json()).toMatchObject({
      status: "not ready",
      unreachable: ["database", "queue"],
    });

    line.restore();
    const restoredAt = performance.now();
    await until("requests", async () => (await client.call("GET", "/profile")).status === 200, RESUME_MS);
    const next = await until(
      "a generation is accepted",
      async () => {
        const response = await client.create({ input: { ...BRIEF, productName: "Tandem" } });
        return response.status === 202 && ((await response.json()) as { id: string }).id;
      },
      RESUME_MS,
    );
    expect(await client.ended(next, RESUME_MS)).toMatchObject({ status: "completed" });
    expect(await client.ended(running, RESUME_MS)).toMatchObject({ status: "completed" });
    // The stream that was open throughout receives the end as well.
    expect((await reader.all).at(-1)?.event).toBe("completed");
    expect(performance.now() - restoredAt).toBeLessThan(RESUME_MS);
    expect((await client.usage()).textAds.used).toBe(2);
  },
);
