import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type UnitList } from "#core/generations/units.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import type { GenerationsClient } from "../../support/generations.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { fails } from "../../support/stand-ins/scripted-engine.ts";
import { UNITS_PAGE_SIZE } from "#core/page-sizes.ts";

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

async function units(client: GenerationsClient, query = ""): Promise<UnitList> {
  return (await (await client.call("GET", `/usage/units${query}`)).json()) as UnitList;
}

test("every generation is listed with whether it counts, consistent with the usage", async () => {
  const client = await pipeline.newUser();
  const kept = await client.start();
  await client.ended(kept);
  const deleted = await client.start();
  await client.ended(deleted);
  await client.call("DELETE", `/generations/${deleted}`);
  pipeline.engine.script(fails("moderation"));
  const failed = await client.start();
  await client.ended(failed);
  pipeline.engine.script(fails("bad_key"));
  const free = await client.start();
  await client.ended(free);

  const { items, nextCursor } = await units(client);
  expect(nextCursor).toBeNull();
  expect(items.map(({ id, title, counted, status }) => [id, title, counted, status])).toEqual([
    [free, "Cargo bike", false, "completed"],
    [failed, "Cargo bike", false, "failed"],
    [deleted, null, true, "completed"],
    [kept, "Cargo bike", true, "completed"],
  ]);
  expect(items.filter(({ counted }) => counted)).toHaveLength((await client.usage()).textAds.used);
});

test("pages have no gaps or duplicates, also for one kind", async () => {
  const client = await pipeline.newUser();
  const total = UNITS_PAGE_SIZE + 5;
  const now = Date.now();
  await pipeline.app.deps.db.insert(generations).values(
    Array.from({ length: total }, (_, index) => ({
      id: `${client.user.id}-${index}`,
      userId: client.user.id,
      kind: index === 0 ? ("image" as const) : ("text" as const),
      status: "completed" as const,
      input: {},
      requestHash: "",
      // Several have the same timestamp.
      createdAt: new Date(now - Math.floor(index / 3) * 1000),
    })),
  );
  const first = await units(client);
  const second = await units(client, `?cursor=${first.nextCursor}`);
  expect(first.items).toHaveLength(UNITS_PAGE_SIZE);
  expect(second).toMatchObject({ nextCursor: null });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(total);
  expect((await units(client, "?kind=image")).items).toHaveLength(1);
});

test("lists only the user's own generations", async () => {
  const owner = await pipeline.newUser();
  await owner.ended(await owner.start());
  const other = await pipeline.newUser();
  expect((await units(other)).items).toEqual([]);
  const rows = await pipeline.app.deps.db
    .select()
    .from(generations)
    .where(eq(generations.userId, owner.user.id));
  expect(rows).toHaveLength(1);
});

test("an invalid cursor and a missing session are rejected", async () => {
  const client = await pipeline.newUser();
  expect((await client.call("GET", "/usage/units?cursor=nonsense")).status).toBe(400);
  expect((await fetch(`${pipeline.app.url}/api/usage/units`)).status).toBe(401);
});

test.each(["user_id = 'u'", "user_id = 'u' and kind = 'image'"])(
  "the lists are read in index order, so that a long history is never sorted: %s",
  async (wanted) => {
    const client = await pipeline.app.deps.pool.connect();
    try {
      // Small tables are fast without an index, so the test checks that the index can be used.
      await client.query("begin; set local enable_seqscan = off; set local enable_bitmapscan = off");
      const list = `select * from generations where ${wanted} order by created_at desc, id desc limit 21`;
      const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${list}`);
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("Index Scan Backward");
      expect(plan).not.toContain("Sort");
    } finally {
      await client.query("rollback");
      client.release();
    }
  },
);
