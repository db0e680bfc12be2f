import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { Overview } from "#core/overview/api.ts";
import type { ResultsList } from "#core/overview/results.ts";
import { createClock } from "#server/lib/clock.ts";
import { generations } from "#server/modules/generations/generations.table.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient } from "../../support/campaigns.ts";
import { JOB } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";
import { DAY } from "../../support/durations.ts";

let offset = 0;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ overrides: { plans: withPackages(100), clock: createClock(() => offset) } });
});
afterAll(() => app.stop());

async function newUser() {
  const user = await createUser(app.deps);
  const client = campaignsClient(app.url, user);
  const active = async () => (await client.json<Overview>("GET", "/overview")).figures.activeCampaigns;
  const ofPackage = async ({ generationId }: AdCampaign) =>
    (await client.json<ResultsList>("GET", "/results")).items.find(({ id }) => id === generationId)?.active;
  const end = (campaign: AdCampaign, ended: boolean) =>
    client.json<AdCampaign>("PATCH", `/campaigns/${campaign.id}`, { ended });
  return { ...client, user, active, ofPackage, end };
}

test("A campaign is active until it is marked as ended, with or without a package", async () => {
  const client = await newUser();
  const built = await client.package();
  expect(built.endedAt).toBeNull();
  const started = await client.json<AdCampaign>("POST", "/campaigns", { name: "Winter", platforms: ["x"] });
  expect((await client.active()).value).toBe(2);
  offset += DAY;
  const first = await client.end(started, true);
  expect(first.endedAt).not.toBeNull();
  offset += DAY;
  expect((await client.end(started, true)).endedAt).toBe(first.endedAt);
  const { value, trend } = await client.active();
  expect(value).toBe(1);
  expect(trend.slice(-3)).toEqual([2, 1, 1]);
  expect((await client.end(started, false)).endedAt).toBeNull();
  expect((await client.active()).value).toBe(2);
  await client.call("DELETE", `/campaigns/${started.id}`);
  expect((await client.active()).value).toBe(1);
  expect((await client.call("PATCH", `/campaigns/${built.id}`, { ended: "yes" })).status).toBe(400);
});

test("A package and its campaign have one mark", async () => {
  const client = await newUser();
  const campaign = await client.package();
  await client.call("PUT", `/generations/${campaign.generationId}/ended`);
  expect((await client.campaign(campaign.id)).endedAt).not.toBeNull();
  expect([await client.ofPackage(campaign), (await client.active()).value]).toEqual([false, 0]);
  await client.end(campaign, false);
  expect([await client.ofPackage(campaign), (await client.active()).value]).toEqual([true, 1]);
  await client.call("DELETE", `/campaigns/${campaign.id}`);
  expect([await client.ofPackage(campaign), (await client.active()).value]).toEqual([false, 0]);
  await client.json("POST", `/campaigns/${campaign.id}/restore`);
  expect((await client.active()).value).toBe(1);
});

test("A package that was ended before it became a campaign stays ended", async () => {
  const client = await newUser();
  const { user } = client;
  const sample = await client.package();
  const { rows } = await app.deps.pool.query("select input, output from generations where id = $1", [
    sample.generationId,
  ]);
  const id = `${user.id}-old`;
  await app.deps.db.insert(generations).values({
    ...{ id, userId: user.id, kind: "campaign", status: "completed", requestHash: "" },
    ...{ input: rows[0].input, output: rows[0].output },
    createdAt: new Date(Date.now() + offset - 5 * DAY),
  });
  expect((await client.active()).value).toBe(2);
  await client.call("PUT", `/generations/${id}/ended`);
  expect((await client.active()).value).toBe(1);
  const build = jobHandlers(app.deps).find(({ type }) => type.name === "campaigns.build-sweep")!;
  await build.run({}, JOB);
  const { items } = await client.json<{ items: AdCampaign[] }>("GET", "/campaigns");
  expect(items.find(({ generationId }) => generationId === id)?.endedAt).not.toBeNull();
  expect((await client.active()).value).toBe(1);
  await client.call("DELETE", `/generations/${id}/ended`);
  expect((await client.active()).value).toBe(2);
});
