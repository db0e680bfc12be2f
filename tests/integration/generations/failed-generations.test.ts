import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { GenerationOf } from "#core/generations/api.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { purgeFiles } from "#server/modules/files/files.jobs.ts";
import { files, generationFiles } from "#server/modules/files/files.table.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { JOB } from "../../support/files.ts";
import { countedUnits, accessiblePlaces } from "../../support/units/unit-checks.ts";
import type { CallOutcome } from "../../support/units/gate.ts";
import { startSubject, startSetup, type Subject, type TestSetup } from "../../support/units/subject.ts";
import { until } from "../../support/until.ts";

/** How a generation of each kind fails while it has a complete part. */
const WAYS = [
  { kind: "text", outcomes: ["refuse"], held: 1 },
  { kind: "video", outcomes: ["refuse"], held: 1 },
  { kind: "campaign", outcomes: ["refuse"], held: 1 },
  { kind: "campaign", outcomes: ["fault", "fault", "fault"], held: 1 },
  { kind: "image", outcomes: ["fault", "fault", "fault"], held: 2 },
] as const;

async function fail(setup: TestSetup, subject: Subject, outcomes: readonly CallOutcome[], held: number) {
  for (const outcome of outcomes) {
    await until("the calls are held", async () => setup.gate.held(subject.company) === held);
    setup.gate.decide(subject.company, outcome);
  }
  return subject.client.ended(subject.id);
}

/** All data of the account in one archive: the file names, and the list of generations. */
async function exportOf({ client }: Subject) {
  const archive = unzipSync(await (await client.call("GET", "/profile/export")).bytes());
  const list: unknown = JSON.parse(strFromU8(archive["generations.json"]!));
  return { names: Object.keys(archive), list };
}

describe.each(WAYS)("a $kind generation that fails ($outcomes)", ({ kind, outcomes, held }) => {
  let setup: TestSetup;
  beforeAll(async () => {
    setup = await startSetup(kind);
  });
  afterAll(() => setup.app.stop());

  test("costs no unit and leaves no output, file, preview, archive, list entry or export", async () => {
    const subject = await startSubject(setup);
    const { client, id, seen } = subject;
    expect(await accessiblePlaces(subject, id, [...seen])).not.toEqual([]);
    expect(await countedUnits(subject, kind)).toBe(1);

    const reader = await client.events(id);
    const failed = await fail(setup, subject, outcomes, held);
    expect(failed).toMatchObject({ status: "failed", output: null, error: { message: expect.any(String) } });
    expect(await countedUnits(subject, kind)).toBe(0);
    expect(await accessiblePlaces(subject, id, [...seen])).toEqual([]);
    expect((await client.list()).items).toEqual([failed]);
    const redraw = await client.call("POST", `/generations/${id}/images/Facebook`, { headline: "Mine" });
    expect(redraw.status).toBe(404);

    const events = await reader.all;
    const last = events.findLastIndex(({ event, data }) => event === "progress" && data.reset);
    expect(events.slice(last)).toEqual([
      { event: "progress", data: expect.objectContaining({ status: "failed", done: 0, reset: true }) },
      { event: "failed", data: failed },
    ]);

    const { names, list } = await exportOf(subject);
    expect(list).toEqual([failed]);
    expect(names.filter((name) => name.startsWith("results/"))).toEqual([]);
  });

  test("has its files deleted from storage within a minute", async () => {
    const subject = await startSubject(setup);
    const { db } = setup.app.deps;
    const made = db
      .select({ id: files.id, key: files.key })
      .from(files)
      .innerJoin(generationFiles, eq(generationFiles.fileId, files.id))
      .where(eq(generationFiles.generationId, subject.id));
    const stored = await made;
    expect(stored.length > 0).toBe(kind === "image" || kind === "campaign");
    await fail(setup, subject, outcomes, held);
    expect(await made).toEqual([]);
    await purgeFiles(setup.app.deps, JOB);
    for (const { key } of stored) expect(await setup.app.deps.storage.open(key)).toBeUndefined();
  });

  test("starts over on retry with a new unit", async () => {
    const subject = await startSubject(setup);
    const { client, id, company } = subject;
    await fail(setup, subject, outcomes, held);
    // Checked before the retry, whose worker can store the first part at any time.
    expect((await client.get(id)).output).toBeNull();
    expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
    await until("the calls are held", async () => setup.gate.held(company) === held);
    expect(await countedUnits(subject, kind)).toBe(1);
    setup.gate.decide(company, "finish");
    expect((await client.ended(id)).status).toBe("completed");
    expect(await countedUnits(subject, kind)).toBe(1);
  });
});

test("the uploads of a failed generation are kept for a retry", async () => {
  const setup = await startSetup("image");
  try {
    const subject = await startSubject(setup, async (own) => ({
      images: [(await own.upload(await picture())).id],
    }));
    const { client, id, company } = subject;
    const failed = await fail(setup, subject, ["fault", "fault", "fault"], 2);
    const [upload] = (failed as GenerationOf<"image">).input.images;
    await subject.files.remove(upload!);
    expect((await client.call("POST", `/generations/${id}/retry`)).status).toBe(202);
    await until("the calls are held", async () => setup.gate.held(company) === 2);
    setup.gate.decide(company, "finish");
    expect((await client.ended(id)).status).toBe("completed");
  } finally {
    await setup.app.stop();
  }
});

test("a database constraint rejects failed generations with parts", async () => {
  const setup = await startSetup("text");
  try {
    const { id } = await startSubject(setup);
    const change = setup.app.deps.db
      .update(generations)
      .set({ status: "failed", output: sql`'{"ads":["Kept"]}'` })
      .where(eq(generations.id, id));
    await expect(change).rejects.toMatchObject({
      cause: { constraint: "generations_failed_keeps_nothing" },
    });
  } finally {
    await setup.app.stop();
  }
});
