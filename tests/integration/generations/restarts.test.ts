import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generationMessages } from "#core/messages.ts";
import { RESTARTS_PER_GENERATION } from "#core/limits.ts";
import { createRandom, pick } from "#studio/random.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { imagesOf, missingOf } from "../../support/image-ads.ts";
import { countedUnits, reachable } from "../../support/units/kept.ts";
import { startWalker, startWorld, type Walker, type World } from "../../support/units/walker.ts";
import { until } from "../../support/until.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld("image");
});
afterAll(() => world.app.stop());

let walker: Walker;
beforeEach(async () => {
  walker = await startWalker(world);
});

const ask = async (path: "" | "/restore" | "/retry") =>
  walker.client.call(path === "" ? "DELETE" : "POST", `/generations/${walker.id}${path}`);
const counted = () => countedUnits(walker, "image");
/** Waits until the current run has requested both held images. */
const atGate = () => until("two calls are held", async () => world.gate.held(walker.company) === 2);
const notHeld = () => until("no call is held", async () => world.gate.held(walker.company) === 0);

async function restart(): Promise<Response> {
  expect((await ask("")).status).toBe(204);
  await notHeld();
  return ask("/restore");
}

describe("a generation that its owner restarts repeatedly", () => {
  beforeEach(async () => {
    for (let restarts = 0; restarts < RESTARTS_PER_GENERATION; restarts++) {
      expect((await restart()).status).toBe(200);
      await atGate();
    }
  });

  test("stays deleted after ten restarts with a message; its unit stays used and no part is left", async () => {
    const refused = await restart();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({
      error: { code: "restarts_used_up", message: generationMessages.restartsUsedUp(10) },
    });
    expect(await reachable(walker, walker.id, [...walker.seen])).toEqual([]);
    expect(await counted()).toBe(1);
    expect((await ask("/retry")).status).toBe(404);
  });

  test("completes after ten restarts, and can then be deleted and restored without limit", async () => {
    world.gate.decide(walker.company, "finish");
    const done = await walker.client.ended(walker.id);
    expect(done.status).toBe("completed");
    expect(imagesOf(done)).toHaveLength(IMAGE_PLATFORMS.length);
    for (let times = 0; times < 2; times++) {
      await ask("");
      expect(await (await ask("/restore")).json()).toEqual(done);
    }
    expect(await counted()).toBe(1);
  });

  test("still has all its tries: two provider failures are followed by a third request", async () => {
    for (let failures = 0; failures < 2; failures++) {
      world.gate.decide(walker.company, "busy");
      await atGate();
    }
    world.gate.decide(walker.company, "finish");
    expect(missingOf(await walker.client.ended(walker.id))).toEqual([]);
  });
});

describe("completing missing images", () => {
  const NOT_FINISHED = "This image was not finished.";

  async function completing() {
    world.gate.decide(walker.company, "refuse");
    const before = await walker.client.ended(walker.id);
    expect(missingOf(before)).toHaveLength(2);
    expect((await ask("/retry")).status).toBe(202);
    await atGate();
    expect((await walker.client.get(walker.id)).completedAt).toBeNull();
    return before;
  }

  test("that fails internally leaves the set completed and counted, with its images", async () => {
    const before = await completing();
    for (let faults = 0; faults < 3; faults++) {
      await atGate();
      world.gate.decide(walker.company, "fault");
    }
    const after = await walker.client.ended(walker.id);
    expect(after).toMatchObject({ status: "completed", error: null, engine: before.engine });
    expect(imagesOf(after)).toEqual(imagesOf(before));
    expect(missingOf(after).map(({ reason }) => reason)).toEqual([NOT_FINISHED, NOT_FINISHED]);
    expect(await counted()).toBe(1);
  });

  test("that is deleted comes back as the set it was and can be completed afterwards", async () => {
    const before = await completing();
    const restored = await restart();
    expect(await restored.json()).toMatchObject({ status: "completed", completedAt: before.completedAt });
    const after = await walker.client.get(walker.id);
    expect(imagesOf(after)).toEqual(imagesOf(before));
    expect(missingOf(after).map(({ reason }) => reason)).toEqual([NOT_FINISHED, NOT_FINISHED]);
    expect((await ask("/retry")).status).toBe(202);
    await atGate();
    world.gate.decide(walker.company, "finish");
    const done = await walker.client.ended(walker.id);
    expect(imagesOf(done)).toHaveLength(IMAGE_PLATFORMS.length);
    expect(missingOf(done)).toEqual([]);
    expect(await counted()).toBe(1);
  });
});

test("concurrent requests neither free the unit nor spend a try", async () => {
  const random = createRandom("all at once");
  for (let burst = 0; burst < 4; burst++) {
    const paths = Array.from({ length: 8 }, () => pick(random, ["", "/restore", "/retry"] as const)!);
    const answers = await Promise.all(paths.map(ask));
    for (const { status } of answers) expect([200, 204, 404, 409]).toContain(status);
    expect(await counted()).toBe(1);
  }
  await ask("/restore");
  await until("only the current run is held", async () => {
    const [row] = await world.app.deps.db.select().from(generations).where(eq(generations.id, walker.id));
    expect(row!.restarts).toBeGreaterThan(0);
    expect(row!.restarts).toBeLessThan(RESTARTS_PER_GENERATION);
    expect(row!.tries).toBeLessThanOrEqual(1);
    return row!.status === "in-progress" && world.gate.held(walker.company) === 2;
  });
  const done = await until("it ends", async () => {
    world.gate.decide(walker.company, "finish");
    const generation = await walker.client.get(walker.id);
    return generation.status === "completed" && generation;
  });
  expect(imagesOf(done)).toHaveLength(IMAGE_PLATFORMS.length);
  expect(await counted()).toBe(1);
});
