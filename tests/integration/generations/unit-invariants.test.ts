import { afterAll, beforeAll, describe, test } from "vitest";
import { GENERATION_KINDS } from "#core/generations/kinds.ts";
import { createRandom } from "#studio/random.ts";
import { randomSequence, allSequences } from "../../support/units/model.ts";
import { runConcurrently, runSequence } from "../../support/units/run-sequence.ts";
import { startSetup, type TestSetup } from "../../support/units/subject.ts";

const LANES = 6;
/** Three deletions and restores in a row are the shortest sequence that ever freed a used unit. */
const DEPTH = 6;
const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
const LENGTH = 8;

/** Upper limit for a busy machine, in milliseconds: some kinds render hundreds of images. */
const TIMEOUT = 300_000;

describe.each(GENERATION_KINDS)("units of %s", { timeout: TIMEOUT }, (kind) => {
  let setup: TestSetup;
  beforeAll(async () => {
    setup = await startSetup(kind);
  });
  afterAll(() => setup.app.stop());

  test("Any order of delete, restore, retry and failure keeps no more than is counted", async () => {
    const orders = allSequences(kind, ["delete", "restore", "retry", "refuse"], DEPTH);
    await runConcurrently(orders, LANES, (actions) => runSequence(setup, actions));
  });

  test("nor with provider failures and internal errors in between", async () => {
    const orders = SEEDS.map((seed) => randomSequence(kind, createRandom(`${kind} ${seed}`), LENGTH));
    await runConcurrently(orders, LANES, (actions) => runSequence(setup, actions));
  });
});
