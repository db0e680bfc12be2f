import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { purgeFiles } from "#server/modules/files/files.jobs.ts";
import { files, generationFiles } from "#server/modules/files/files.table.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { JOB } from "../../support/files.ts";
import { countedUnits, reachable } from "../../support/units/kept.ts";
import type { Verdict } from "../../support/units/gate.ts";
import { startWalker, startWorld, type Walker, type World } from "../../support/units/walker.ts";
import { until } from "../../support/until.ts";

/** How a generation of each kind fails while it has a complete part. */
const WAYS = [
  { kind: "text", verdicts: ["refuse"], held: 1 },
  { kind: "video", verdicts: ["refuse"], held: 1 },
  { kind: "campaign", verdicts: ["refuse"], held: 1 },
  { kind: "campaign", verdicts: ["fault", "fault", "fault"], held: 1 },
  { kind: "image", verdicts: ["fault", "fault", "fault"], held: 2 },
] as const;

async function fail(world: World, walker: Walker, verdicts: readonly Verdict[], held: number) {
  for (const verdict of verdicts) {
    await until("the calls are held", async () => world.gate.held(walker.company) === held);
    world.gate.decide(walker.company, verdict);
  }
  return walker.client.ended(walker.id);
}

/** All data of the account in one archive: the file names, and the list of generations. */
async function exportOf({ client }: Walker) {
  const archive = unzipSync(await (await client.call("GET", "/profile/export")).bytes());
  const list: unknown = JSON.parse(strFromU8(archive["generations.json"]!));
  return { names: Object.keys(archive), list };
}

describe.each(WAYS)("a $kind generation that fails ($verdicts)", ({ kind, verdicts, held }) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld(kind);
  });
  afterAll(() => world.app.stop());

  test("costs no unit and leaves no output, file, preview, archive, list entry or export", async () => {
    const walker = await startWalker(world);
    const { client, id, seen } = walker;
    expect(await reachable(walker, id, [...seen])).not.toEqual([]);
    expect(await countedUnits(walker, kind)).toBe(1);

    const reader = await client.events(id);
    const failed = await fail(world, walker, verdicts, held);
    expect(failed).toMatchObject({ status: "failed", output: null, error: { message: expect.any(String) } });
    expect(await countedUnits(walker, kind)).toBe(0);
    expect(await reachable(walker, id, [...seen])).toEqual([]);
    expect((await client.list()).items).toEqual([failed]);
    const redraw = await client.call("POST", `/generations/${id}/images/Facebook`, { headline: "Mine" });
    expect(redraw.status).toBe(404);

    const told = await reader.all;
    const last = told.findLastIndex(({ event, data }) => event === "progress" && data.reset);
    expect(told.slice(last)).toEqual([
      { event: "progress", data: expect.objectContaining({ status: "failed", done: 0, reset: true }) },
      { event: "failed", data: failed },
    ]);

    const { names, list } = await exportOf(walker);
    expect(list).toEqual([failed]);
    expect(names.filter((name) => name.startsWith("results/"))).toEqual([]);
  });

  test("has its files deleted from storage within a minute", async () => {
    const walker = await startWalker(world);
    const { db } = world.app.deps;
    const made = db
      .select({ id: files.id, key: files.key })
      .from(files)
      .innerJoin(generationFiles, eq(generationFiles.fileId, files.id))
      .where(eq(generationFiles.generationId, walker.id));
    const stored = await made;
    expect(stored.length > 0).toBe(kind === "image" || kind === "campaign");
    await fail(world, walker, verdicts, held);
    expect(await made).toEqual([]);
    await purgeFiles(world.app.deps, JOB);
    for (const { key } of stored) expect(await world.app.deps.storage.open(key)).toBeUndefined();
  });

  test("starts over on retry with a new unit", async () => {
    const walker = await startWalker(world);
    const { client, id, company } = walker;
    await fail(world, walker, verdicts, held);
    expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
    expect((await client.get(id)).output).toBeNull();
    await until("the calls are held", async () => world.gate.held(company) === held);
    expect(await countedUnits(walker, kind)).toBe(1);
    world.gate.decide(company, "finish");
    expect((await client.ended(id)).status).toBe("completed");
    expect(await countedUnits(walker, kind)).toBe(1);
  });
});

test("the uploads of a failed generation are kept for a retry", async () => {
  const world = await startWorld("image");
  try {
    const walker = await startWalker(world, async (own) => ({
      images: [(await own.upload(await picture())).id],
    }));
    const { client, id, company } = walker;
    const failed = await fail(world, walker, ["fault", "fault", "fault"], 2);
    const [upload] = (failed as GenerationOf<"image">).input.images;
    await walker.files.remove(upload!);
    expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
    await until("the calls are held", async () => world.gate.held(company) === 2);
    world.gate.decide(company, "finish");
    expect((await client.ended(id)).status).toBe("completed");
  } finally {
    await world.app.stop();
  }
});

test("a database constraint rejects failed generations with parts", async () => {
  const world = await startWorld("text");
  try {
    const { id } = await startWalker(world);
    const change = world.app.deps.db
      .update(generations)
      .set({ status: "failed", output: sql`'{"ads":["Kept"]}'` })
      .where(eq(generations.id, id));
    await expect(change).rejects.toMatchObject({
      cause: { constraint: "generations_failed_keeps_nothing" },
    });
  } finally {
    await world.app.stop();
  }
});
