import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SecurityEventList } from "#core/account/security-events.ts";
import { describeSecurityEvent } from "#core/account/security-activity.copy.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { deleteTombstones, purgeContent } from "#server/modules/generations/sweeps.repo.ts";
import { isEnd, isWhole } from "../../support/event-reader.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { waitForGate, type Behavior } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

const never = new Promise(() => {});

async function rowOf(id: string) {
  const [row] = await pipeline.app.deps.db.select().from(generations).where(eq(generations.id, id));
  return row;
}

async function purge() {
  const { db, clock } = pipeline.app.deps;
  await purgeContent(db, clock);
  await deleteTombstones(db, clock);
}

/** A generation that has one complete ad and then waits. */
async function startEndless() {
  const client = await pipeline.newUser();
  pipeline.engine.script(waitForGate(never, ["Whole"], ["Two", "Three"]));
  const id = await client.start();
  const reader = await client.events(id);
  await reader.find(isWhole(0));
  const call = pipeline.engine.calls.at(-1)!;
  return { client, id, reader, call };
}

describe("deleting", () => {
  test("hides at once, and restoring brings everything back", async () => {
    const client = await pipeline.newUser();
    const id = await client.start();
    const before = await client.ended(id);
    expect((await client.call("DELETE", `/generations/${id}`)).status).toBe(204);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/events"],
      ["POST", "/retry"],
      ["DELETE", ""],
    ] as const) {
      expect((await client.call(method, `/generations/${id}${path}`)).status).toBe(404);
    }
    expect((await client.list()).items).toEqual([]);
    const restored = await client.call("POST", `/generations/${id}/restore`);
    expect(await restored.json()).toEqual(before);
    expect(await client.get(id)).toEqual(before);
  });

  test("is final after ten minutes: the content is purged and the unit stays used", async () => {
    const client = await pipeline.newUser();
    const id = await client.start();
    await client.ended(id);
    await client.call("DELETE", `/generations/${id}`);
    pipeline.advance({ minutes: 9.9 });
    await purge();
    expect((await client.call("POST", `/generations/${id}/restore`)).status).toBe(200);
    await client.call("DELETE", `/generations/${id}`);
    pipeline.advance({ minutes: 10.1 });
    expect((await client.call("POST", `/generations/${id}/restore`)).status).toBe(404);
    await purge();
    expect(await rowOf(id)).toMatchObject({ input: {}, output: null, error: null });
    expect((await client.usage()).textAds.used).toBe(1);
    pipeline.advance({ days: 41 });
    await purge();
    expect(await rowOf(id)).toBeUndefined();
  });
});

test("Deletions and restorations are recorded with their kind; refused ones are not", async () => {
  const client = await pipeline.newUser();
  const id = await client.start();
  await client.ended(id);
  const stranger = await pipeline.newUser();
  const calls = [
    [stranger, "DELETE", "", 404],
    [client, "DELETE", "", 204],
    [client, "DELETE", "", 404],
    [stranger, "POST", "/restore", 404],
    [client, "POST", "/restore", 200],
    [client, "POST", "/restore", 404],
  ] as const;
  for (const [user, method, path, status] of calls) {
    expect((await user.call(method, `/generations/${id}${path}`)).status).toBe(status);
  }
  const eventsOf = async (user: typeof client) => {
    const response = await user.call("GET", "/profile/security-events");
    return ((await response.json()) as SecurityEventList).items.toReversed();
  };
  const events = await eventsOf(client);
  expect(events.map(({ event, details }) => [event, details])).toEqual([
    ["generation_deleted", { kind: "text" }],
    ["generation_restored", { kind: "text" }],
  ]);
  expect(events.map(describeSecurityEvent)).toEqual(["Text Ads deleted", "Text Ads restored"]);
  for (const event of events) expect(event.client).toMatch(/127\.0\.0\.1|::1/);
  expect(await eventsOf(stranger)).toEqual([]);
});

describe("work on a deleted generation", () => {
  test("is aborted at once, stores nothing and ends its event streams", async () => {
    const { client, id, reader, call } = await startEndless();
    const requestedAt = performance.now();
    await client.call("DELETE", `/generations/${id}`);
    await until("the call is aborted", async () => call.signal.aborted, 2000);
    expect(performance.now() - requestedAt).toBeLessThan(500);
    expect((await reader.all).some(isEnd)).toBe(false);
    expect(await rowOf(id)).toMatchObject({
      status: "in-progress",
      output: { ads: ["Whole"] },
      completedAt: null,
    });
  });

  test("resumes on restore with the same unit", async () => {
    const { client, id, call } = await startEndless();
    await client.call("DELETE", `/generations/${id}`);
    await until("the call is aborted", async () => call.signal.aborted);
    expect((await client.call("POST", `/generations/${id}/restore`)).status).toBe(200);
    const done = await client.ended(id);
    expect(done).toMatchObject({ status: "completed", output: { ads: ["Whole", "Second ad", "Third ad"] } });
    expect((await client.usage()).textAds.used).toBe(1);
  });

  test("has one result if it is restored before the worker has noticed the deletion", async () => {
    const { client, id } = await startEndless();
    await client.call("DELETE", `/generations/${id}`);
    await client.call("POST", `/generations/${id}/restore`);
    expect(await client.ended(id)).toMatchObject({ output: { ads: ["Whole", "Second ad", "Third ad"] } });
  });

  test("with an internal error during the deletion leaves no job that takes over the restored generation", async () => {
    const { db, clock } = pipeline.app.deps;
    const client = await pipeline.newUser();
    const gate = Promise.withResolvers<void>();
    const deletedInPassing: Behavior = async function* ({ seed }) {
      yield { type: "part", index: 0, text: "Whole" };
      const deletedAt = sql`${clock.now}`;
      await db.update(generations).set({ deletedAt }).where(eq(generations.id, seed));
      throw new TypeError("an internal error");
    };
    pipeline.engine.script(deletedInPassing, waitForGate(gate.promise, ["Whole"], ["Two", "Three"]));
    const id = await client.start();
    const jobs = await until("the job is done", async () => {
      const { rows } = await db.execute(sql`select state from pgboss.job where data ->> 'id' = ${id}`);
      const states = rows.map(({ state }) => state);
      const deleted = (await rowOf(id))?.deletedAt !== null;
      return deleted && !states.includes("active") && states;
    });
    expect(jobs).toEqual(["completed"]);
    expect((await client.call("POST", `/generations/${id}/restore`)).status).toBe(200);
    gate.resolve();
    expect(await client.ended(id)).toMatchObject({ output: { ads: ["Whole", "Two", "Three"] } });
    expect(await rowOf(id)).toMatchObject({ tries: 1, restarts: 1 });
  });

  test("ends within moments after the account is deleted", async () => {
    const { client, id, call, reader } = await startEndless();
    await pipeline.app.deps.db.delete(users).where(eq(users.id, client.user.id));
    await until("the call is aborted", async () => call.signal.aborted, 3000);
    expect(await rowOf(id)).toBeUndefined();
    reader.close();
  });
});
