import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BRIEF } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { givesAds } from "../../support/stand-ins/scripted-engine.ts";
import { until } from "../../support/until.ts";
import { GENERATION_RUN } from "../../../src/server/modules/generations/runs/generation-run.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

test("fifty jobs of one user let another's first wait for two of them at most", async () => {
  const [busy, other] = await Promise.all([pipeline.newUser(), pipeline.newUser()]);
  const open = Promise.withResolvers<void>();
  const ads = givesAds("One", "Two", "Three");
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
    // Fair use is twenty a minute.
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

test("what was deleted while it was being made holds nobody back", async () => {
  const user = await pipeline.newUser();
  const open = Promise.withResolvers<void>();
  const waits: ReturnType<typeof givesAds> = async function* (request) {
    await open.promise;
    yield* givesAds("One", "Two", "Three")(request);
  };
  pipeline.engine.script(waits, waits);
  const deleted = await user.start();
  await user.call("DELETE", `/generations/${deleted}`);
  const next = await user.start();
  const behind = await user.start();
  open.resolve();
  const { rows } = await pipeline.app.deps.db.execute<{ id: string; priority: number }>(
    sql`select data ->> 'id' as id, priority from pgboss.job where name = ${GENERATION_RUN.name}`,
  );
  const priorityOf = (id: string) => rows.find((row) => row.id === id)?.priority;
  expect([priorityOf(next), priorityOf(behind)]).toEqual([0, -1]);
  await Promise.all([user.ended(next), user.ended(behind)]);
});
