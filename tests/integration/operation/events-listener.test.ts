import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announce, CHANNEL } from "#server/events/announcement.ts";
import { startListener } from "#server/events/listener.ts";
import { isWhole } from "../../support/event-reader.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { waitForGate } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

const cutEventConnections = () =>
  pipeline.app.deps.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'adloom-events%' and datname = current_database()`,
  );

test("a lost connection is reestablished and reported each time", async () => {
  const { databaseUrl, deps } = pipeline.app;
  const received: string[] = [];
  const started: number[] = [];
  const listener = await startListener({
    url: databaseUrl,
    name: "adloom-events",
    channel: CHANNEL,
    onMessage: (payload) => received.push(payload),
    onListening: () => started.push(1),
    onUnresponsive: () => {},
    log: deps.log,
  });
  await cutEventConnections();
  await until("it listens again", async () => started.length === 2, 3000);
  await announce(deps.db, { type: "changed", id: "after the cut" });
  await until("it listens again", async () => received.some((payload) => payload.includes("after the cut")));
  await listener.stop();
});

test("stopping while it reconnects works", { timeout: 20_000 }, async () => {
  const { databaseUrl, deps } = pipeline.app;
  const stopped = Promise.withResolvers<void>();
  let started = 0;
  const listener = await startListener({
    url: databaseUrl,
    name: "adloom-events",
    channel: CHANNEL,
    onMessage: () => {},
    onListening: () => {
      started += 1;
      // The connection is established, but nothing waits for its end yet.
      if (started === 2) stopped.resolve(listener.stop());
    },
    onUnresponsive: () => {},
    log: deps.log,
  });
  await cutEventConnections();
  await stopped.promise;
});

test("a flood of notifications that takes seconds to process does not count as a silent connection", async () => {
  const { databaseUrl, deps } = pipeline.app;
  const FLOOD = 3000;
  let received = 0;
  let started = 0;
  let silent = 0;
  const listener = await startListener({
    url: databaseUrl,
    name: "adloom-events",
    channel: "flood",
    onMessage: () => {
      received += 1;
      const end = performance.now() + 1;
      while (performance.now() < end);
    },
    onListening: () => (started += 1),
    onUnresponsive: () => (silent += 1),
    log: deps.log,
  });
  await deps.db.execute(
    sql`select pg_notify('flood', ${"x".repeat(200)} || number) from generate_series(1, ${FLOOD}::int) as number`,
  );
  await until(
    "all notifications were processed, or the connection was closed",
    async () => received === FLOOD || silent > 0,
    15_000,
  );
  expect({ received, started, silent }).toEqual({ received: FLOOD, started: 1, silent: 0 });
  await listener.stop();
});

test("a reader misses nothing that happened while the listener was disconnected", async () => {
  const client = await pipeline.newUser();
  const gate = Promise.withResolvers<void>();
  pipeline.engine.script(waitForGate(gate.promise, ["One"], ["Two", "Three"]));
  const reader = await client.events(await client.start());
  await reader.find(isWhole(0));
  await cutEventConnections();
  gate.resolve();
  expect((await reader.all).at(-1)).toMatchObject({
    event: "completed",
    data: { output: { ads: ["One", "Two", "Three"] } },
  });
});

test("an ad that exceeds the size of a notification still arrives", async () => {
  const client = await pipeline.newUser();
  const long = "ж".repeat(5000);
  pipeline.engine.script(async function* () {
    yield { type: "growing", index: 0, text: long };
    yield { type: "part", index: 0, text: long };
  });
  const reader = await client.events(await client.start());
  expect(await reader.find(isWhole(0))).toMatchObject({ data: { text: long } });
  expect((await reader.all).at(-1)?.event).toBe("completed");
});
