import { expect, test } from "vitest";
import type { AdCampaign, AdCampaignList } from "#core/campaigns/campaign.ts";
import { readError } from "../../support/accounts.ts";
import { startClockedApp } from "../../support/app.ts";
import { createReviewOwner } from "../../support/reviews.ts";
import { DAY } from "../../support/durations.ts";

const { app, clock } = await startClockedApp();
const { client } = await createReviewOwner(app);

const list = (query = "") => client.json<AdCampaignList>("GET", `/campaigns${query}`);
const create = (name: string, body: object = {}) =>
  client.json<AdCampaign>("POST", "/campaigns", { name, platforms: ["facebook"], ...body });
const stageOf = async (id: string) => (await list()).items.find((item) => item.id === id)?.stage;

test("A campaign is a draft, in review while a link works, exported, and ended", async () => {
  const campaign = await client.package();
  expect(await stageOf(campaign.id)).toBe("draft");
  const { id } = await client.ask(campaign, { adIds: [campaign.ads[0]!.id] });
  expect(await stageOf(campaign.id)).toBe("in_review");
  await client.call("DELETE", `/reviews/${id}`);
  expect(await stageOf(campaign.id)).toBe("draft");
  await client.ask(campaign, { adIds: [campaign.ads[0]!.id] });
  clock.offsetMs = 31 * DAY;
  expect(await stageOf(campaign.id)).toBe("draft");
  clock.offsetMs = 0;
  await app.deps.pool.query("update ads set exported_at = now() where id = $1", [campaign.ads[0]!.id]);
  expect(await stageOf(campaign.id)).toBe("exported");
  await client.json("PATCH", `/campaigns/${campaign.id}`, { ended: true });
  expect(await stageOf(campaign.id)).toBe("ended");
});

test("The list is filtered by stage and brand, and counted over all pages", async () => {
  const brand = await client.json<{ id: string }>("POST", "/brands", { name: "Halden" });
  for (let at = 0; at < 21; at++) await create(`Draft ${at}`, at < 2 ? { brandId: brand.id } : {});
  const ended = await create("Over", { brandId: brand.id });
  await client.json("PATCH", `/campaigns/${ended.id}`, { ended: true });

  const drafts = await list("?stage=draft");
  expect(drafts.items).toHaveLength(20);
  expect(drafts.items.every(({ stage }) => stage === "draft")).toBe(true);
  const rest = await list(`?stage=draft&cursor=${drafts.nextCursor}`);
  expect(rest.items).toHaveLength(1);
  expect(rest.counts).toEqual(drafts.counts);
  expect(drafts.counts).toMatchObject({ draft: 21, ended: 2 });

  const ofBrand = await list(`?brandId=${brand.id}`);
  expect(ofBrand.items.map(({ name }) => name)).toEqual(["Over", "Draft 1", "Draft 0"]);
  expect(ofBrand.counts).toEqual({ draft: 2, in_review: 0, exported: 0, ended: 1 });
  expect((await list(`?brandId=${brand.id}&stage=ended&q=over`)).items.map(({ id }) => id)).toEqual([
    ended.id,
  ]);
  const unknown = await readError(await client.call("GET", "/campaigns?stage=paused"));
  expect(unknown).toMatchObject({ status: 400, code: "invalid_input" });
});

test("Another user's brand finds nothing", async () => {
  const { client: stranger } = await createReviewOwner(app);
  const brand = await client.json<{ id: string }>("POST", "/brands", { name: "Mine" });
  await create("Of this brand", { brandId: brand.id });
  const found = await stranger.json<AdCampaignList>("GET", `/campaigns?brandId=${brand.id}`);
  expect(found).toMatchObject({ items: [], counts: { draft: 0 } });
});
