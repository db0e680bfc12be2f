import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLANS, type PlanTable } from "#core/plans.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { isWhole } from "../../support/event-reader.ts";
import { fails, waitForGate } from "../../support/stand-ins/scripted-engine.ts";

const quota = (textAds: number) => ({ ...PLANS.free.quotas, textAds });
const plans: PlanTable = {
  ...PLANS,
  free: { ...PLANS.free, quotas: quota(10) },
  growth: { ...PLANS.growth, quotas: quota(12) },
};

let pipeline: Pipeline;

beforeAll(async () => {
  pipeline = await startPipeline({ plans });
});
afterAll(() => pipeline.app.stop());

const USED_UP = "You have used all 10 text ads in your plan for this billing period.";

test("200 concurrent requests on a quota of 10 admit exactly 10, and each of them ends", async () => {
  const client = await pipeline.newUser();
  const responses = await Promise.all(Array.from({ length: 200 }, () => client.create()));
  const refused = responses.filter(({ status }) => status === 402);
  expect(responses.filter(({ status }) => status === 202)).toHaveLength(10);
  expect(refused).toHaveLength(190);
  expect(await refused[0]!.json()).toEqual({ error: { code: "quota_exceeded", message: USED_UP } });
  const { items } = await client.list();
  await Promise.all(items.map(({ id }) => client.ended(id)));
  expect(await client.usage()).toMatchObject({ textAds: { used: 10, total: 10 } });
});

test("a failed generation frees its unit, and its retry takes one again", async () => {
  const client = await pipeline.newUser();
  pipeline.engine.script(fails("moderation"));
  const failed = await client.start();
  expect((await client.ended(failed)).status).toBe("failed");
  for (let count = 0; count < 10; count += 1) await client.ended(await client.start());
  expect((await client.create()).status).toBe(402);
  const retry = await client.call("POST", `/generations/${failed}/retry`);
  expect(retry.status).toBe(402);
  expect((await client.get(failed)).status).toBe("failed");
});

test("a deleted generation stays counted", async () => {
  const client = await pipeline.newUser();
  const id = await client.start();
  await client.ended(id);
  await client.call("DELETE", `/generations/${id}`);
  expect((await client.usage()).textAds.used).toBe(1);
});

test("a fallback to the studio uses no unit", async () => {
  const client = await pipeline.newUser();
  pipeline.engine.script(fails("bad_key"));
  expect(await client.ended(await client.start())).toMatchObject({ status: "completed", engine: "studio" });
  expect((await client.usage()).textAds.used).toBe(0);
});

test("a paid plan has its own quota, and after a downgrade the usage can exceed it", async () => {
  const client = await pipeline.newUser();
  const pays = (subscriptionStatus: string) =>
    pipeline.app.deps.db.update(users).set({ subscriptionStatus }).where(eq(users.id, client.user.id));
  await pays("growth");
  for (let count = 0; count < 12; count += 1) await client.start();
  expect((await client.create()).status).toBe(402);
  await pays("free");
  expect((await client.usage()).textAds).toEqual({ used: 12, total: 10 });
  expect((await client.create()).status).toBe(402);
});

test("a new month starts at zero, and a retry counts in it", async () => {
  const client = await pipeline.newUser();
  pipeline.engine.script(fails("moderation"));
  const failed = await client.start();
  await client.ended(failed);
  await client.ended(await client.start());
  pipeline.advance({ days: 31 });
  expect((await client.usage()).textAds.used).toBe(0);
  expect((await client.call("POST", `/generations/${failed}/retry`)).status).toBe(202);
  expect(await client.ended(failed)).toMatchObject({ status: "completed", error: null });
  expect((await client.usage()).textAds.used).toBe(1);
});

test("a clock that jumps forwards and back neither loses nor gives away generations or units", async () => {
  const client = await pipeline.newUser();
  const used = async () => (await client.usage()).textAds.used;
  const gate = Promise.withResolvers<void>();
  pipeline.engine.script(waitForGate(gate.promise, ["One"], ["Two", "Three"]));
  const running = await client.start();
  await (await client.events(running)).find(isWhole(0));
  pipeline.advance({ days: 40 });
  expect(await used()).toBe(0);
  const ahead = await client.start();
  expect((await client.ended(ahead)).status).toBe("completed");
  gate.resolve();
  expect((await client.ended(running)).status).toBe("completed");
  pipeline.advance({ days: -40 });
  expect((await client.call("GET", "/profile")).status).toBe(200);
  expect((await client.list()).items.map(({ id }) => id).toSorted()).toEqual([running, ahead].toSorted());
  const before = await used();
  const back = await client.start();
  expect((await client.ended(back)).status).toBe("completed");
  expect(await used()).toBe(before + 1);
  expect(before).toBe(1);
});
