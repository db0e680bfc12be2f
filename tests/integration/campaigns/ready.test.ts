import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdCampaign, AdCampaignList } from "#core/campaigns/campaign.ts";
import { createClock } from "#server/lib/clock.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";
import { DAY } from "../../support/durations.ts";

let offset = 0;
let app: TestApp;
let client: CampaignsClient;
let brand: Brand;
let campaign: AdCampaign;
/** An ad that is complete unless its statements are outdated. */
let ad: Ad;

beforeAll(async () => {
  app = await startTestApp({ overrides: { plans: withPackages(100), clock: createClock(() => offset) } });
  client = campaignsClient(app.url, await createUser(app.deps));
  brand = await client.json("POST", "/brands", { name: "Halden" });
  const built = await client.package();
  campaign = await client.json("PATCH", `/campaigns/${built.id}`, {
    ...{ brandId: brand.id, url: "https://halden.example/lamp" },
  });
  const facebook = campaign.ads.find(({ platform }) => platform === "facebook")!;
  const fields = { primaryText: "Warm light for long evenings.", headline: "Dusk Lamp", description: "" };
  ad = await client.save(facebook, { fields });
  expect(ad.state).toBe("complete");
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + offset + days * DAY).toISOString().slice(0, 10);
const save = async (primaryText: string) => {
  ad = await client.save(await client.ad(ad.id), { fields: { primaryText } });
};

/** The number of ready ads in the list, which has to be that of the board. */
async function ready(): Promise<number> {
  const list = await client.json<AdCampaignList>("GET", "/campaigns");
  const found = list.items.find(({ id }) => id === campaign.id)!;
  const { ads } = await client.campaign(campaign.id);
  expect(found.ads).toBe(ads.length);
  expect(found.ready).toBe(ads.filter(({ state }) => state === "complete" || state === "approved").length);
  return found.ready;
}

/** Ads whose stored state was computed from outdated facts. */
async function outdated(): Promise<number> {
  const { rows } = await app.deps.pool.query<{ keys: number }>(
    "select count(distinct split_part(checked_facts, '.', 1))::int as keys from ads where campaign_id = $1",
    [campaign.id],
  );
  return rows[0]!.keys - 1;
}

test("A claim that expires is counted on its day, and its renewal at once", async () => {
  const before = await ready();
  const claim = await client.json<Claim>("POST", `/brands/${brand.id}/claims`, {
    ...{ text: "Loved in every home", proofUrl: "halden.example/study", validUntil: inDays(2) },
  });
  await save("Warm light. Loved in every home.");
  expect(await ready()).toBe(before);
  offset += 3 * DAY;
  expect(await ready()).toBe(before - 1);
  expect(await outdated()).toBe(0);
  await client.json("PATCH", `/claims/${claim.id}`, { validUntil: null });
  expect(await ready()).toBe(before);
  await client.call("DELETE", `/claims/${claim.id}`);
  await save("Warm light for long evenings.");
});

test("An offer that ends is counted on its day", async () => {
  const product = await client.json<Product>("POST", `/brands/${brand.id}/products`, {
    ...{ name: "Dusk Lamp", price: 60, wasPrice: 80, currency: "EUR", offerEndsOn: inDays(2) },
  });
  await client.json("PATCH", `/campaigns/${campaign.id}`, { productId: product.id });
  const tiktok = (await client.campaign(campaign.id)).ads.find(({ platform }) => platform === "tiktok")!;
  await client.save(tiktok, { fields: { text: "Now 60 € instead of 80 €" } });
  const before = await ready();
  offset += 3 * DAY;
  expect(await ready()).toBe(before - 1);
  await client.json("PATCH", `/products/${product.id}`, { offerEndsOn: inDays(9) });
  expect(await ready()).toBe(before);
});

test("Words that become names in one ad are counted in the others", async () => {
  await save("GLOWMAX light for long evenings.");
  expect((await client.ad(ad.id)).findings.map(({ rule }) => rule)).toContain("caps-word");
  const copy = await client.json<Ad>("POST", `/ads/${ad.id}/duplicate`);
  const before = await ready();
  await client.json("POST", `/ads/${copy.id}/findings/caps-word`, { action: "name" });
  expect(await ready()).toBe(before + 2);
});

test("A list does not wait for an ad that is being saved, and does not overwrite its state", async () => {
  await client.json("PATCH", `/brands/${brand.id}`, { wordsToAvoid: ["evenings"] });
  const connection = await app.deps.pool.connect();
  try {
    await connection.query("begin");
    await connection.query("update ads set ready = not ready, checked_facts = 'newer' where id = $1", [
      ad.id,
    ]);
    await client.json<AdCampaignList>("GET", "/campaigns");
    await connection.query("commit");
  } finally {
    connection.release();
  }
  const stored = await app.deps.pool.query("select checked_facts from ads where id = $1", [ad.id]);
  expect(stored.rows).toEqual([{ checked_facts: "newer" }]);
  await ready();
  expect(await outdated()).toBe(0);
});
