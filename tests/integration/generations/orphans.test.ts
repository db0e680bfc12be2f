import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requeueOrphans } from "#server/modules/generations/generations.jobs.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { GENERATION_RUN } from "#server/modules/generations/runs/generation-run.ts";
import {
  claimGeneration,
  finish,
  hasGenerationClaim,
  write,
} from "#server/modules/generations/runs/runs.repo.ts";
import { isWhole } from "../../support/event-reader.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { waitForGate } from "../../support/stand-ins/scripted-engine.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

type Row = typeof generations.$inferInsert;

/** A generation without a job, as after a crash, a lost queue or a restored backup. */
async function orphan(values: Partial<Row>) {
  const client = await pipeline.newUser();
  const id = await client.start();
  const { db } = pipeline.app.deps;
  const done = await client.ended(id);
  const { input } = done;
  await db
    .update(generations)
    .set({
      status: "pending",
      output: null,
      completedAt: null,
      engine: null,
      fence: 1,
      tries: 1,
      input,
      ...values,
    })
    .where(eq(generations.id, id));
  await db.execute(sql`delete from pgboss.job where data ->> 'id' = ${id}`);
  return { client, id };
}

const sweepAfter = async (minutes: number) => {
  pipeline.advance({ minutes });
  await requeueOrphans(pipeline.app.deps);
};

test.each(["pending", "in-progress"] as const)(
  "%s without a job is enqueued again and completes",
  async (status) => {
    const { client, id } = await orphan({ status, output: { ads: ["Kept"] } });
    await sweepAfter(1);
    expect(await client.ended(id)).toMatchObject({
      status: "completed",
      output: { ads: ["Kept", "Second ad", "Third ad"] },
    });
  },
);

test("a generation whose tries were all spent by crashes fails, free of charge, and keeps nothing", async () => {
  const { client, id } = await orphan({
    status: "in-progress",
    tries: 3,
    fence: 3,
    output: { ads: ["Kept"] },
  });
  const before = pipeline.engine.calls.length;
  await sweepAfter(1);
  expect(await client.ended(id)).toMatchObject({
    status: "failed",
    error: { message: "Failed to generate ads. Please try again." },
    output: null,
  });
  expect(pipeline.engine.calls).toHaveLength(before);
  expect((await client.usage()).textAds.used).toBe(0);
});

test("a generation that has exceeded the provider's total time falls back to the studio", async () => {
  const { client, id } = await orphan({});
  const { db, jobs } = pipeline.app.deps;
  const before = pipeline.engine.calls.length;
  await db.transaction((tx) => jobs.send(tx, GENERATION_RUN, { id, waitedMs: 95_000 }));
  expect(await client.ended(id)).toMatchObject({
    status: "completed",
    engine: "studio",
    fallbackReason: "timeout",
  });
  expect(pipeline.engine.calls).toHaveLength(before);
  expect((await client.usage()).textAds.used).toBe(0);
});

test("claimed and deleted generations are left alone", async () => {
  const client = await pipeline.newUser();
  const gate = Promise.withResolvers<void>();
  pipeline.engine.script(waitForGate(gate.promise, ["One"], ["Two", "Three"]));
  const id = await client.start();
  await (await client.events(id)).find(isWhole(0));
  const deleted = await orphan({ status: "pending", deletedAt: new Date() });
  const calls = pipeline.engine.calls.length;
  await sweepAfter(1);
  gate.resolve();
  expect(await client.ended(id)).toMatchObject({ status: "completed" });
  expect(pipeline.engine.calls).toHaveLength(calls);
  const [row] = await pipeline.app.deps.db.select().from(generations).where(eq(generations.id, deleted.id));
  expect(row?.status).toBe("pending");
});

test("An earlier try cannot write after a later one has claimed", async () => {
  const { client, id } = await orphan({});
  const { db, clock } = pipeline.app.deps;
  const early = await claimGeneration(db, id, false);
  expect(await claimGeneration(db, id, false)).toBeUndefined();
  const late = await claimGeneration(db, id, true);
  expect(late?.fence).toBe(early!.fence + 1);
  const stale = { id, fence: early!.fence };
  expect(await hasGenerationClaim(db, stale)).toBe(false);
  expect(await write(db, stale, { output: { ads: ["stale"] } })).toBe(false);
  expect(await finish(db, clock, stale, { status: "completed" })).toBe(false);
  expect(await finish(db, clock, { id, fence: late!.fence }, { status: "completed", engine: "x" })).toBe(
    true,
  );
  expect(await client.get(id)).toMatchObject({ status: "completed", output: null });
});
