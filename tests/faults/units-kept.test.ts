import { describe, test } from "vitest";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { createRandom } from "#studio/random.ts";
import { anyOrder, everyOrder } from "../support/units/moves.ts";
import { inLanes, walk } from "../support/units/walk.ts";
import { startWorld } from "../support/units/walker.ts";

const LANES = 7;
const DEPTH = 10;
const SEEDS = 500;
const LENGTH = 12;

describe.each<GenerationKind>(["text", "image", "video", "campaign"])("units of %s", (kind) => {
  test("in long random orders of delete, restore, retry and failure no more is kept than is counted", async () => {
    const world = await startWorld(kind);
    try {
      const every = everyOrder(kind, ["delete", "restore", "retry", "refuse"], DEPTH);
      const mixed = Array.from({ length: SEEDS }, (_, seed) =>
        anyOrder(kind, createRandom(`long ${kind} ${seed}`), LENGTH),
      );
      await inLanes([...every, ...mixed], LANES, (moves) => walk(world, moves));
    } finally {
      await world.app.stop();
    }
  });
});
