import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRIEF } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { fails, yieldAds, waitForGate, type Behavior } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";
import { requeueOrphans } from "#server/modules/generations/generations.jobs.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { GENERATION_RUN } from "#server/modules/generations/runs/generation-run.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

/** Priorities of the jobs that each of these generations has had, in the same order. */
async function prioritiesOf(ids: readonly string[]): Promise<number[][]> {
  const { rows } = await pipeline.app.deps.db.execute<{ id: string; priority: number }>(
    sql`select data ->> 'id' as id, priority from pgboss.job where name = ${GENERATION_RUN.name} order by created_on`,
  );
  return ids.map((id) => rows.filter((row) => row.id === id).map(({ priority }) => priority));
}

test("with fifty jobs of one user, another user's first job waits for at most two of them", async () => {
  const [busy, other] = await Promise.all([pipeline.newUser(), pipeline.newUser()]);
  const open = Promise.withResolvers<void>();
  const ads = yieldAds("One", "Two", "Three");
  pipeline.engine.script(
    ...Array.from(
      { length: 51 },
      (): typeof ads =>
        async function* (request) {
          await open.promise;
          yield* ads(request);
        },
    ),
  );
  const ids: string[] = [];
  for (let made = 0; made < 50; made++) {
    // Fair use allows twenty a minute.
    if (made % 20 === 19) pipeline.advance({ minutes: 1 });
    ids.push(await busy.start());
  }
  await until(
    "all workers are busy",
    async () => pipeline.engine.calls.length === GENERATION_RUN.concurrency,
  );
  const own = await other.start({ input: { ...BRIEF, companyName: "Quiet Corner" } });
  open.resolve();
  await Promise.all([other.ended(own), ...ids.map((id) => busy.ended(id, 30_000))]);

  const place = pipeline.engine.calls.findIndex(({ input }) => input.companyName === "Quiet Corner");
  expect(place).toBeGreaterThanOrEqual(GENERATION_RUN.concurrency);
  expect(place).toBeLessThanOrEqual(GENERATION_RUN.concurrency + 2);
});

test("a deleted generation in progress delays no other", async () => {
  const user = await pipeline.newUser();
  const open = Promise.withResolvers<void>();
  const waits: ReturnType<typeof yieldAds> = async function* (request) {
    await open.promise;
    yield* yieldAds("One", "Two", "Three")(request);
  };
  pipeline.engine.script(waits, waits);
  const deleted = await user.start();
  await user.call("DELETE", `/generations/${deleted}`);
  const next = await user.start();
  const behind = await user.start();
  open.resolve();
  expect(await prioritiesOf([next, behind])).toEqual([[0], [-1]]);
  await Promise.all([user.ended(next), user.ended(behind)]);
});

/** Three generations of a new user, in the order of the provider requests. */
async function startThree() {
  const client = await pipeline.newUser();
  const ids: string[] = [];
  for (const productName of ["First", "Middle", "Last"])
    ids.push(await client.start({ input: { ...BRIEF, productName } }));
  return { client, ids, ended: () => Promise.all(ids.map((id) => client.ended(id))) };
}

test("a further try keeps its position in its owner's queue", async () => {
  const gate = Promise.withResolvers<void>();
  const [held, failing] = [waitForGate(gate.promise, [], ["One", "Two", "Three"]), fails("unavailable")];
  const behave: Behavior = (request) => (request.input.productName === "Middle" ? failing : held)(request);
  pipeline.engine.script(behave, behave, behave);
  const { ids, ended } = await startThree();
  const tries = async () => (await prioritiesOf(ids))[1]!.length;
  await until("the second is requeued", async () => (await tries()) === 2);
  gate.resolve();
  await ended();
  expect(await prioritiesOf(ids)).toEqual([[0], [-1, -1], [-2]]);
});

test("orphaned generations keep their position in their owner's queue, oldest first", async () => {
  const { client, ids, ended } = await startThree();
  await ended();
  const { db } = pipeline.app.deps;
  await db.execute(sql`delete from pgboss.job where name = ${GENERATION_RUN.name}`);
  const lost = { status: "pending", output: null, completedAt: null } as const;
  await db.update(generations).set(lost).where(eq(generations.userId, client.user.id));
  const gate = Promise.withResolvers<void>();
  const held = waitForGate(gate.promise, [], ["One", "Two", "Three"]);
  pipeline.engine.script(held, held, held);
  pipeline.advance({ minutes: 1 });
  await requeueOrphans(pipeline.app.deps);
  gate.resolve();
  await ended();
  expect(await prioritiesOf(ids)).toEqual([[0], [-1], [-2]]);
});
