import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { INPUT_SCHEMAS } from "#core/generations/api.ts";
import type { GenerationKind, GenerationStatus } from "#core/generations/kinds.ts";
import type { Overview } from "#core/overview/api.ts";
import type { ReportSums } from "#core/overview/report.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { reportMessages } from "#core/reports/messages.ts";
import type { GenerationResults, ResultsList } from "#core/overview/results.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { endedPackages } from "#server/modules/campaigns/ended-packages.table.ts";
import { campaignResults } from "#server/modules/overview/overview.table.ts";
import { BRIEFS } from "../support/briefs.ts";
import { JOB } from "../support/files.ts";
import type { GenerationsClient } from "../support/generations.ts";
import { startPipeline, type Pipeline } from "../support/pipeline.ts";
import { fails } from "../support/stand-ins/scripted-engine.ts";
import type { TestUser } from "../support/user.ts";

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline();
});
afterAll(() => pipeline.app.stop());

type Client = GenerationsClient & { readonly user: TestUser };

async function overviewOf(client: Client, query = ""): Promise<Overview> {
  const response = await client.call("GET", `/overview${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Overview;
}
const campaignsOf = async (client: Client, query = "") =>
  (await (await client.call("GET", `/results${query}`)).json()) as ResultsList;
const figuresOf = async (client: Client) => (await overviewOf(client)).figures;

const OUTPUTS: Record<GenerationKind, object> = {
  text: { ads: ["a", "b", "c"] },
  image: { images: [{}, {}, {}, {}, {}] },
  video: { scenes: [{}, {}, {}] },
  campaign: {
    textAds: ["a", "b", "c"],
    imagePrompts: ["p", "p", "p"],
    images: [{}, {}, {}, {}, {}],
    scenes: [{}, {}, {}],
    storyboard: [{}, {}, {}],
  },
  copy: { copy: [{}, {}] },
};

let made = 0;
/** A generation created this number of days ago on the product's clock. */
async function place(
  { user }: Client,
  kind: GenerationKind,
  { daysAgo = 0, status = "completed" as GenerationStatus, output = OUTPUTS[kind] } = {},
): Promise<string> {
  const id = `${user.id}-${made++}`;
  const createdAt = new Date(Date.now() + pipeline.app.deps.clock.offsetMs() - daysAgo * 86_400_000);
  const brief = { ...BRIEFS[kind], productName: `Product ${made}` };
  const input = z.parse(INPUT_SCHEMAS[kind], brief);
  const kept = status === "failed" ? null : output;
  await pipeline.app.deps.db
    .insert(generations)
    .values({ id, userId: user.id, kind, status, input, output: kept, requestHash: "", createdAt });
  return id;
}

const put = (client: Client, id: string, body: object) =>
  client.call("PUT", `/generations/${id}/results`, body);

test("an account without generations sees sample data, marked as such", async () => {
  const client = await pipeline.newUser();
  const { sample, figures, activity, checklist } = await overviewOf(client);
  expect(sample).toBe(true);
  expect(Object.values(figures).map(({ value, change }) => [value, change])).toEqual([
    [1234, 12.5],
    [56, 3.2],
    [4.8, 0.6],
    [892, 15.3],
  ]);
  expect(new Set(activity.map(({ status }) => status))).toEqual(
    new Set(["completed", "in-progress", "pending"]),
  );
  expect(checklist?.map(({ step, done }) => [step, done])).toEqual([
    ["text", false],
    ["picture", false],
    ["results", false],
  ]);
});

test("from the first generation on the data is real, even if it failed or was deleted", async () => {
  const client = await pipeline.newUser();
  pipeline.engine.script(fails("moderation"));
  await client.ended(await client.start());
  const failed = await overviewOf(client);
  expect(failed).toMatchObject({ sample: false, activity: [{ status: "failed", type: "text" }] });
  expect(failed.figures.adsGenerated).toMatchObject({ value: 0, change: null, recent: 0, earlier: 0 });
  expect(failed.figures.averageCtr.value).toBeNull();
  expect(failed.figures.conversions.value).toBeNull();

  const id = await client.start();
  await client.ended(id);
  const { figures, days, activity, checklist } = await overviewOf(client);
  expect(figures.adsGenerated).toMatchObject({ value: 3, change: null, recent: 3 });
  expect(days.at(-1)?.ads).toBe(3);
  expect(activity[0]).toMatchObject({ id, title: "Cargo bike", status: "completed", type: "text" });
  expect(checklist?.find(({ step }) => step === "text")?.done).toBe(true);
  await client.call("DELETE", `/generations/${id}`);
  const without = await overviewOf(client);
  expect(without).toMatchObject({ sample: false, figures: { adsGenerated: { value: 0 } } });
  expect(without.activity).toHaveLength(1);
});

test("complete ads of every kind are counted, failed ones are not", async () => {
  const client = await pipeline.newUser();
  await place(client, "text");
  await place(client, "image", { output: { images: [{}, {}] } });
  await place(client, "video");
  await place(client, "video", { status: "in-progress", output: { scenes: [{}] } });
  await place(client, "campaign");
  await place(client, "text", { status: "failed" });
  await place(client, "text", { output: { ads: ["whole", null] } });
  expect((await figuresOf(client)).adsGenerated.value).toBe(3 + 2 + 1 + 0 + 9 + 1);
});

test("the last 30 days are compared with the previous 30", async () => {
  const client = await pipeline.newUser();
  await place(client, "text");
  expect((await figuresOf(client)).adsGenerated).toMatchObject({ change: null, recent: 3, earlier: 0 });
  pipeline.advance({ days: 30 });
  await place(client, "image");
  await place(client, "video");
  const { figures, days } = await overviewOf(client);
  expect(figures.adsGenerated).toMatchObject({ value: 9, change: 100, recent: 6, earlier: 3 });
  expect(days).toHaveLength(30);
  expect(days.reduce((sum, { ads }) => sum + ads, 0)).toBe(6);
  pipeline.advance({ days: 30 });
  expect((await figuresOf(client)).adsGenerated).toMatchObject({ change: -100, recent: 0, earlier: 6 });
  pipeline.advance({ days: 30 });
  expect((await figuresOf(client)).adsGenerated).toMatchObject({ value: 9, change: null, earlier: 0 });
});

test("days start at midnight in the user's time zone; invalid offsets are rejected", async () => {
  const client = await pipeline.newUser();
  await place(client, "text", { daysAgo: 1 });
  const onDays = async (utcOffset: number) =>
    (await overviewOf(client, `?utcOffset=${utcOffset}`)).days.filter(({ ads }) => ads > 0);
  const [west, east] = [await onDays(-720), await onDays(720)];
  expect(Date.parse(east[0]!.date) - Date.parse(west[0]!.date)).toBe(86_400_000);
  expect((await client.call("GET", "/overview?utcOffset=900")).status).toBe(400);
  expect((await client.call("GET", "/overview?utcOffset=abc")).status).toBe(400);
});

test("a completed full package is active until its user ends it", async () => {
  const client = await pipeline.newUser();
  const old = await place(client, "campaign", { daysAgo: 40 });
  await place(client, "campaign", { daysAgo: 5 });
  await place(client, "campaign", { status: "failed" });
  const text = await place(client, "text");
  const active = async () => (await figuresOf(client)).activeCampaigns;
  expect(await active()).toMatchObject({ value: 2, earlier: 1, change: 100 });
  expect((await client.call("PUT", `/generations/${text}/ended`)).status).toBe(404);
  const ended = (await (await client.call("PUT", `/generations/${old}/ended`)).json()) as GenerationResults;
  expect(ended.active).toBe(false);
  const after = await active();
  expect(after).toMatchObject({ value: 1, earlier: 1, change: 0 });
  expect(after.trend.slice(-2)).toEqual([2, 1]);
  await client.call("DELETE", `/generations/${old}/ended`);
  expect((await active()).value).toBe(2);
});

test("results determine CTR and conversions; campaigns are compared by creation date", async () => {
  const client = await pipeline.newUser();
  const now = await place(client, "text", { daysAgo: 2 });
  const before = await place(client, "campaign", { daysAgo: 40 });
  await put(client, now, { impressions: 1000, clicks: 48, conversions: 9 });
  let { averageCtr, conversions } = await figuresOf(client);
  expect(averageCtr).toMatchObject({ value: 4.8, change: null });
  expect(conversions).toMatchObject({ value: 9, change: null });
  const saved = await put(client, before, { impressions: "4,000", clicks: "160", conversions: "6" });
  expect(await saved.json()).toMatchObject({ active: true, results: { impressions: 4000 } });
  ({ averageCtr, conversions } = await figuresOf(client));
  expect(averageCtr.value).toBeCloseTo(4.16);
  expect(averageCtr.change).toBeCloseTo(0.8);
  expect(conversions).toMatchObject({ value: 15, recent: 9, earlier: 6, change: 50 });
  expect(conversions.trend).toEqual([6, 9]);
  expect((await overviewOf(client)).checklist?.find(({ step }) => step === "results")?.done).toBe(true);

  await put(client, now, { impressions: 0, clicks: 0, conversions: 0 });
  expect((await figuresOf(client)).averageCtr.value).toBeCloseTo(4);
  await client.call("DELETE", `/generations/${before}/results`);
  expect((await figuresOf(client)).averageCtr.value).toBeNull();
  await client.call("DELETE", `/generations/${now}/results`);
  expect((await figuresOf(client)).conversions.value).toBeNull();
});

test("invalid results are rejected at their field; unfinished campaigns have none", async () => {
  const client = await pipeline.newUser();
  const id = await place(client, "text");
  const refused = await put(client, id, { impressions: 10, clicks: 11, conversions: "x" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    error: { fields: { conversions: "Conversions must be a whole number, 0 or more" } },
  });
  const running = await place(client, "text", { status: "in-progress" });
  expect((await put(client, running, { impressions: 1, clicks: 1, conversions: 1 })).status).toBe(404);
});

test("results are private and are deleted with their campaign", async () => {
  const owner = await pipeline.newUser();
  const other = await pipeline.newUser();
  const nothing = { textAds: [], imagePrompts: [], images: [], scenes: [], storyboard: [] };
  const id = await place(owner, "campaign", { output: nothing });
  const results = { impressions: 10, clicks: 1, conversions: 1 };
  expect((await put(owner, id, results)).status).toBe(200);
  for (const [method, path, body] of [
    ["PUT", `/generations/${id}/results`, results],
    ["DELETE", `/generations/${id}/results`, undefined],
    ["PUT", `/generations/${id}/ended`, undefined],
    ["DELETE", `/generations/${id}/ended`, undefined],
  ] as const) {
    expect((await other.call(method, path, body)).status, `${method} ${path}`).toBe(404);
  }
  expect((await campaignsOf(other)).items).toEqual([]);
  expect((await overviewOf(other)).sample).toBe(true);
  expect((await fetch(`${pipeline.app.url}/api/overview`)).status).toBe(401);
  expect((await fetch(`${pipeline.app.url}/api/results`)).status).toBe(401);

  await owner.call("PUT", `/generations/${id}/ended`);
  await owner.call("DELETE", `/generations/${id}`);
  expect((await campaignsOf(owner)).items).toEqual([]);
  expect((await figuresOf(owner)).conversions.value).toBeNull();
  // A restore in time brings them back; afterwards they are purged with the content.
  expect((await owner.call("POST", `/generations/${id}/restore`)).status).toBe(200);
  expect((await campaignsOf(owner)).items).toMatchObject([{ active: false, results }]);
  await owner.call("DELETE", `/generations/${id}`);
  pipeline.advance({ minutes: 11 });
  const { db } = pipeline.app.deps;
  const purge = jobHandlers(pipeline.app.deps).find(({ type }) => type.name === "generation.purge");
  await purge?.run({}, JOB);
  expect(await db.select().from(campaignResults).where(eq(campaignResults.userId, owner.user.id))).toEqual(
    [],
  );
  expect(await db.select().from(endedPackages).where(eq(endedPackages.userId, owner.user.id))).toEqual([]);
});

test("lists all completed campaigns in pages with their results", async () => {
  const client = await pipeline.newUser();
  for (let at = 0; at < 7; at++) await place(client, at === 0 ? "campaign" : "text", { daysAgo: at });
  await place(client, "text", { status: "failed" });
  const first = await campaignsOf(client);
  const second = await campaignsOf(client, `?cursor=${first.nextCursor}`);
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([5, 2, null]);
  expect(first.items[0]).toMatchObject({ kind: "campaign", active: true, results: null });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(7);
  expect((await client.call("GET", "/results?cursor=nonsense")).status).toBe(400);
});

test("the first steps are hidden for good once dismissed", async () => {
  const client = await pipeline.newUser();
  expect((await client.call("DELETE", "/overview/checklist")).status).toBe(204);
  expect((await client.call("DELETE", "/overview/checklist")).status).toBe(204);
  expect((await overviewOf(client)).checklist).toBeNull();
});

test("a report is parsed but not stored; invalid files are rejected", async () => {
  const client = await pipeline.newUser();
  const send = (file: Blob | string) => {
    const body = new FormData();
    body.set("file", file);
    const headers = { cookie: client.user.cookie };
    return fetch(`${pipeline.app.url}/api/results/report`, { method: "POST", headers, body });
  };
  const csv = `Campaign,Impressions,Clicks,Results\n${"Dusk,10,1,0\n".repeat(9000)}`;
  const read = await send(new Blob([csv]));
  expect(read.status).toBe(200);
  expect(((await read.json()) as ReportSums).groups).toEqual([
    { name: "Dusk", impressions: 90_000, clicks: 9000, conversions: 0 },
  ]);
  const wrong = await send(new Blob(["Impressions,Clicks\n10,1\nten,1\n"]));
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { error: { fields: { file: reportMessages.unreadableRow(3) } } },
  ]);
  expect((await send("no file")).status).toBe(400);
  expect((await send(new Blob([new Uint8Array(REPORT_LIMITS.bytes + 1)]))).status).toBe(413);
});
