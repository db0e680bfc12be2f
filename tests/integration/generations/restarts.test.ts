import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generationMessages } from "#core/generations/messages.ts";
import { RESTARTS_PER_GENERATION } from "#core/generations/limits.ts";
import { createRandom, pick } from "#studio/random.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { imagesOf, missingOf } from "../../support/image-ads.ts";
import { countedUnits, accessiblePlaces } from "../../support/units/unit-checks.ts";
import { startSubject, startSetup, type Subject, type TestSetup } from "../../support/units/subject.ts";
import { until } from "../../support/until.ts";

let setup: TestSetup;
beforeAll(async () => {
  setup = await startSetup("image");
});
afterAll(() => setup.app.stop());

let subject: Subject;
beforeEach(async () => {
  subject = await startSubject(setup);
});

const ask = async (path: "" | "/restore" | "/retry") =>
  subject.client.call(path === "" ? "DELETE" : "POST", `/generations/${subject.id}${path}`);
const counted = () => countedUnits(subject, "image");
/** Waits until the current run has requested both held images. */
const atGate = () => until("two calls are held", async () => setup.gate.held(subject.company) === 2);
const notHeld = () => until("no call is held", async () => setup.gate.held(subject.company) === 0);

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
    expect(await accessiblePlaces(subject, subject.id, [...subject.seen])).toEqual([]);
    expect(await counted()).toBe(1);
    expect((await ask("/retry")).status).toBe(404);
  });

  test("completes after ten restarts, and can then be deleted and restored without limit", async () => {
    setup.gate.decide(subject.company, "finish");
    const done = await subject.client.ended(subject.id);
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
      setup.gate.decide(subject.company, "busy");
      await atGate();
    }
    setup.gate.decide(subject.company, "finish");
    expect(missingOf(await subject.client.ended(subject.id))).toEqual([]);
  });
});

describe("completing missing images", () => {
  const NOT_FINISHED = "This image was not finished.";

  async function completing() {
    setup.gate.decide(subject.company, "refuse");
    const before = await subject.client.ended(subject.id);
    expect(missingOf(before)).toHaveLength(2);
    expect((await ask("/retry")).status).toBe(202);
    await atGate();
    expect((await subject.client.get(subject.id)).completedAt).toBeNull();
    return before;
  }

  test("that fails internally leaves the set completed and counted, with its images", async () => {
    const before = await completing();
    for (let faults = 0; faults < 3; faults++) {
      await atGate();
      setup.gate.decide(subject.company, "fault");
    }
    const after = await subject.client.ended(subject.id);
    expect(after).toMatchObject({ status: "completed", error: null, engine: before.engine });
    expect(imagesOf(after)).toEqual(imagesOf(before));
    expect(missingOf(after).map(({ reason }) => reason)).toEqual([NOT_FINISHED, NOT_FINISHED]);
    expect(await counted()).toBe(1);
  });

  test("that is deleted comes back as the set it was and can be completed afterwards", async () => {
    const before = await completing();
    const restored = await restart();
    expect(await restored.json()).toMatchObject({ status: "completed", completedAt: before.completedAt });
    const after = await subject.client.get(subject.id);
    expect(imagesOf(after)).toEqual(imagesOf(before));
    expect(missingOf(after).map(({ reason }) => reason)).toEqual([NOT_FINISHED, NOT_FINISHED]);
    expect((await ask("/retry")).status).toBe(202);
    await atGate();
    setup.gate.decide(subject.company, "finish");
    const done = await subject.client.ended(subject.id);
    expect(imagesOf(done)).toHaveLength(IMAGE_PLATFORMS.length);
    expect(missingOf(done)).toEqual([]);
    expect(await counted()).toBe(1);
  });
});

test("concurrent requests neither free the unit nor spend a try", async () => {
  const random = createRandom("all at once");
  for (let burst = 0; burst < 4; burst++) {
    const paths = Array.from({ length: 8 }, () => pick(random, ["", "/restore", "/retry"] as const)!);
    const responses = await Promise.all(paths.map(ask));
    for (const { status } of responses) expect([200, 204, 404, 409]).toContain(status);
    expect(await counted()).toBe(1);
  }
  await ask("/restore");
  await until("only the current run is held", async () => {
    const [row] = await setup.app.deps.db.select().from(generations).where(eq(generations.id, subject.id));
    expect(row!.restarts).toBeGreaterThan(0);
    expect(row!.restarts).toBeLessThan(RESTARTS_PER_GENERATION);
    expect(row!.tries).toBeLessThanOrEqual(1);
    return row!.status === "in-progress" && setup.gate.held(subject.company) === 2;
  });
  const done = await until("it ends", async () => {
    setup.gate.decide(subject.company, "finish");
    const generation = await subject.client.get(subject.id);
    return generation.status === "completed" && generation;
  });
  expect(imagesOf(done)).toHaveLength(IMAGE_PLATFORMS.length);
  expect(await counted()).toBe(1);
});
