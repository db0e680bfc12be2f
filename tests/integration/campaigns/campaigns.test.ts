import { expect, test } from "vitest";
import type { AdCampaign, AdCampaignList } from "#core/campaigns/campaign.ts";
import { IMAGE_PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { campaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });
const client = campaignsClient(app.url, await createUser(app.deps));
const campaign = await client.package();

test("A full package becomes a campaign with an ad for each platform and variant", async () => {
  expect(campaign).toMatchObject({ name: "Dusk Lamp", productName: "Dusk Lamp", url: "" });
  expect(campaign.platforms).toEqual([...IMAGE_PLATFORM_IDS]);
  expect(campaign.variants.map(({ letter }) => letter)).toEqual(["A", "B", "C"]);
  expect(campaign.ads.length).toBeGreaterThan(IMAGE_PLATFORM_IDS.length);
  expect(campaign.media).toHaveLength(IMAGE_PLATFORM_IDS.length);
  const code = /^AL([0-9A-HJKMNP-TV-Z]{6})-/.exec(campaign.ads[0]!.key)?.[1];
  expect(code).toBeDefined();
  for (const ad of campaign.ads) {
    expect(ad.key).toMatch(new RegExp(`^AL${code}-[A-Z]{2}1[abc]$`));
    expect(ad.media?.url).toMatch(/^\/files\//);
    expect(ad.missing).toEqual(["url"]);
    expect(ad.state).toBe("incomplete");
    expect(ad.aiUse.map(({ part }) => part)).toContain("media");
    expect(ad.version.hash).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(campaign.left.filter(({ part }) => part === "url")).toHaveLength(campaign.ads.length);
  expect(campaign.scriptId).toBe(campaign.generationId);
});

test("The campaign of a generation is built once", async () => {
  const again = await client.call("POST", "/campaigns", { generationId: campaign.generationId });
  expect(again.status).toBe(201);
  expect(((await again.json()) as AdCampaign).id).toBe(campaign.id);
  const list = await client.json<AdCampaignList>("GET", "/campaigns");
  expect(list.items.map(({ id }) => id)).toEqual([campaign.id]);
  expect(list.items[0]).toMatchObject({ ads: campaign.ads.length, ready: 0 });
  expect(list.items[0]?.pictures).toHaveLength(3);
});

test("An address completes the ads and is tagged with their keys", async () => {
  const url = "https://halden.example/dusk?ref=1#top";
  const changed = await client.json<AdCampaign>("PATCH", `/campaigns/${campaign.id}`, { url });
  for (const ad of changed.ads) {
    expect(ad.url).toBe(url);
    expect(ad.taggedUrl).toContain("https://halden.example/dusk?ref=1&utm_source=");
    expect(ad.taggedUrl).toMatch(new RegExp(`&utm_campaign=dusk-lamp&utm_content=${ad.key}#top$`));
    expect(["complete", "needs_look"]).toContain(ad.state);
  }
  const { items } = await client.json<AdCampaignList>("GET", "/campaigns");
  expect(items[0]?.ready).toBe(changed.ads.filter(({ state }) => state === "complete").length);
});

test("Variants are ordered by their letters", async () => {
  const order = ["C", "A", "B"];
  const { variants, ads } = await client.json<AdCampaign>("PATCH", `/campaigns/${campaign.id}`, { order });
  expect(variants.map(({ letter }) => letter)).toEqual(order);
  expect(ads.filter(({ platform }) => platform === "facebook").map(({ variant }) => variant)).toEqual(order);
  for (const wrong of [
    ["A", "B"],
    ["A", "B", "C", "C"],
    ["A", "B", "D"],
  ]) {
    const refused = await client.call("PATCH", `/campaigns/${campaign.id}`, { order: wrong });
    expect(refused.status).toBe(400);
  }
});

test("Adding a platform writes one ad for each variant", async () => {
  const added = await client.call("POST", `/campaigns/${campaign.id}/ads`, { platform: "google_search" });
  expect(added.status).toBe(201);
  expect(await added.json()).toMatchObject({ platform: "google_search", state: "writing" });
  const { ads, platforms } = await client.written(campaign.id);
  expect(platforms).toContain("google_search");
  const search = ads.filter(({ platform }) => platform === "google_search");
  expect(search.length).toBeGreaterThan(0);
  for (const ad of search) {
    expect(ad.fields["headlines"]?.length).toBeGreaterThan(2);
    expect(ad.taggedUrl).toContain("utm_term={keyword}");
    expect(ad.aiUse).toContainEqual(expect.objectContaining({ part: "headlines", engine: "studio" }));
  }
  const again = await client.call("POST", `/campaigns/${campaign.id}/ads`, { platform: "google_search" });
  expect([again.status, await again.json()]).toMatchObject([409, { error: { code: "platform_exists" } }]);
});

test("A deleted campaign is restored within 10 minutes", async () => {
  expect((await client.call("DELETE", `/campaigns/${campaign.id}`)).status).toBe(204);
  for (const path of [`/campaigns/${campaign.id}`, `/ads/${campaign.ads[0]!.id}`]) {
    expect((await client.call("GET", path)).status).toBe(404);
  }
  expect((await client.json<AdCampaignList>("GET", "/campaigns")).items).toEqual([]);
  const restored = await client.json<AdCampaign>("POST", `/campaigns/${campaign.id}/restore`);
  expect(restored.id).toBe(campaign.id);
  expect((await client.call("POST", `/campaigns/${campaign.id}/restore`)).status).toBe(404);
});

test("Ads are built from text ads and from image ads", async () => {
  const other = campaignsClient(app.url, await createUser(app.deps));
  const generationId = await other.start();
  await other.ended(generationId);
  const built = await other.json<AdCampaign>("POST", "/campaigns", { generationId });
  expect(built.scriptId).toBeNull();
  const { ads } = await other.written(built.id);
  const { output } = await other.get(generationId);
  const texts = ads
    .filter(({ platform }) => platform === "facebook")
    .map(({ fields }) => fields["primaryText"]);
  expect(texts).toEqual((output as { ads: string[] }).ads);
  for (const ad of ads) {
    expect(ad.missing).toContain("media");
    expect(ad.fields["headline"] ?? ad.fields["title"] ?? ad.fields["text"]).not.toBe("");
  }
  for (const unfit of ["unknown", campaign.generationId]) {
    const refused = await other.call("POST", "/campaigns", { generationId: unfit });
    expect(refused.status).toBe(400);
  }
});

test("A campaign starts empty with a name and platforms", async () => {
  const other = campaignsClient(app.url, await createUser(app.deps));
  const started = await other.json<AdCampaign>("POST", "/campaigns", {
    name: "Winter",
    platforms: ["x", "facebook"],
  });
  expect(started.ads.map(({ platform, variant, state }) => [platform, variant, state])).toEqual([
    ["facebook", "A", "incomplete"],
    ["x", "A", "incomplete"],
  ]);
  for (const body of [{}, { name: "Winter" }, { name: "", platforms: ["x"] }, { name: "W", platforms: [] }]) {
    expect((await other.call("POST", "/campaigns", body)).status, JSON.stringify(body)).toBe(400);
  }
});

test("The search finds names and keys literally", async () => {
  const find = async (q: string) =>
    (await client.json<AdCampaignList>("GET", `/campaigns?q=${encodeURIComponent(q)}`)).items.length;
  expect(await find("dusk")).toBe(1);
  expect(await find(campaign.ads[0]!.key.toLowerCase())).toBe(1);
  expect(await find("%")).toBe(0);
  const { items } = await client.json<{ items: { id: string }[] }>("GET", `/ads?q=${campaign.ads[0]!.key}`);
  expect(items.map(({ id }) => id)).toEqual([campaign.ads[0]!.id]);
});
