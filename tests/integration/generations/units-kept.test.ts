import { afterAll, beforeAll, describe, test } from "vitest";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { createRandom } from "#studio/random.ts";
import { anyOrder, everyOrder } from "../../support/units/moves.ts";
import { inLanes, walk } from "../../support/units/walk.ts";
import { startWorld, type World } from "../../support/units/walker.ts";

const LANES = 6;
/** Three deletions and restores in a row are the shortest sequence that ever freed a used unit. */
const DEPTH = 6;
const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);
const LENGTH = 8;

describe.each<GenerationKind>(["text", "image", "video", "campaign"])("units of %s", (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(kind);
  });
  afterAll(() => world.app.stop());

  test("Any order of delete, restore, retry and failure keeps no more than is counted", async () => {
    const orders = everyOrder(kind, ["delete", "restore", "retry", "refuse"], DEPTH);
    await inLanes(orders, LANES, (moves) => walk(world, moves));
  });

  test("nor with provider failures and internal errors in between", async () => {
    const orders = SEEDS.map((seed) => anyOrder(kind, createRandom(`${kind} ${seed}`), LENGTH));
    await inLanes(orders, LANES, (moves) => walk(world, moves));
  });
});
