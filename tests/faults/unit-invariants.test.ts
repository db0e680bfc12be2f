import { describe, test } from "vitest";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { createRandom } from "#studio/random.ts";
import { randomSequence, allSequences } from "../support/units/model.ts";
import { runConcurrently, runSequence } from "../support/units/run-sequence.ts";
import { startSetup } from "../support/units/subject.ts";

const LANES = 7;
const DEPTH = 10;
const SEEDS = 500;
const LENGTH = 12;

describe.each<GenerationKind>(["text", "image", "video", "campaign", "copy"])("units of %s", (kind) => {
  test("in long random orders of delete, restore, retry and failure no more is kept than is counted", async () => {
    const setup = await startSetup(kind);
    try {
      const every = allSequences(kind, ["delete", "restore", "retry", "refuse"], DEPTH);
      const mixed = Array.from({ length: SEEDS }, (_, seed) =>
        randomSequence(kind, createRandom(`long ${kind} ${seed}`), LENGTH),
      );
      await runConcurrently([...every, ...mixed], LANES, (actions) => runSequence(setup, actions));
    } finally {
      await setup.app.stop();
    }
  });
});
