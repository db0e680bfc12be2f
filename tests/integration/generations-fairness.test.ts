import { afterAll, beforeAll, expect, test } from "vitest";
import { BRIEF } from "../support/generations.ts";
import { startPipeline, type Pipeline } from "../support/pipeline.ts";
import { givesAds } from "../support/scripted-engine.ts";
import { until } from "../support/until.ts";
import { GENERATION_RUN } from "../../src/server/modules/generations/generation-run.ts";

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
