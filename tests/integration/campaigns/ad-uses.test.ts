import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { Ad } from "#core/campaigns/ad.ts";
import type { AdUse, AdUseList } from "#core/campaigns/ad-uses.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { createClock } from "#server/lib/clock.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";
import { DAY } from "../../support/durations.ts";

let offset = 0;
let app: TestApp;
let client: CampaignsClient;

beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offset) } });
  client = campaignsClient(app.url, await createUser(app.deps));
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + offset + days * DAY).toISOString().slice(0, 10);

/** A campaign without texts for a new brand, and for a product if facts of one are given. */
async function newCampaign(platforms: readonly string[], facts?: object) {
  const brand = await client.json<Brand>("POST", "/brands", { name: "Halden" });
  const product =
    facts && (await client.json<Product>("POST", `/brands/${brand.id}/products`, { name: "Lamp", ...facts }));
  const started = await client.json<AdCampaign>("POST", "/campaigns", { name: "Winter", platforms });
  const owner = product ? { productId: product.id } : { brandId: brand.id };
  const campaign = await client.json<AdCampaign>("PATCH", `/campaigns/${started.id}`, owner);
  return { brand, product: product!, campaign };
}

const newClaim = (brand: Brand, text: string, fields = {}) =>
  client.json<Claim>("POST", `/brands/${brand.id}/claims`, { text, ...fields });
const usesOf = (claim: Claim) => client.json<AdUseList>("GET", `/claims/${claim.id}/ads`);
const pricesOf = (product: Product) => client.json<AdUseList>("GET", `/products/${product.id}/ads`);

/** Saves the offered texts like the brand page does. */
const accept = ({ adId, revision, offers }: AdUse) =>
  client.json<Ad>("PATCH", `/ads/${adId}`, {
    fields: Object.fromEntries(offers.map(({ field, after }) => [field, after])),
    baseVersion: revision,
  });

test("A claim lists the ads that use its words, and offers the new ones after a change", async () => {
  const { brand, campaign } = await newCampaign(["facebook", "google_search"]);
  const facebook = campaign.ads.find(({ platform }) => platform === "facebook")!;
  const google = campaign.ads.find(({ platform }) => platform === "google_search")!;
  const claim = await newClaim(brand, "Lasts 20 hours per charge", { proofUrl: "halden.example/test" });
  await client.save(facebook, { fields: { primaryText: "Warm light. It lasts 20 hours per charge." } });
  await client.save(google, { fields: { headlines: ["Dusk Lamp", "20 hours of light"] } });

  const before = await usesOf(claim);
  expect(before.items.map(({ adId }) => adId).toSorted()).toEqual([facebook.id, google.id].toSorted());
  expect(before.items.flatMap(({ uses }) => uses.map(({ status }) => status))).toEqual([
    "current",
    "current",
  ]);
  expect(before.items.flatMap(({ offers }) => offers)).toEqual([]);

  await client.json("PATCH", `/claims/${claim.id}`, { text: "Lasts 18 hours per charge" });
  const { items, nextCursor } = await usesOf(claim);
  expect(nextCursor).toBeNull();
  const of = (ad: Ad) => items.find(({ adId }) => adId === ad.id)!;
  expect(of(facebook)).toMatchObject({
    campaignId: campaign.id,
    campaignName: "Winter",
    key: facebook.key,
    uses: [
      {
        field: "primaryText",
        index: null,
        span: [15, 40],
        words: "lasts 20 hours per charge",
        status: "changed",
        replacement: "lasts 18 hours per charge",
      },
    ],
    offers: [
      {
        field: "primaryText",
        before: "Warm light. It lasts 20 hours per charge.",
        after: "Warm light. It lasts 18 hours per charge.",
      },
    ],
  });
  expect(of(google).offers).toEqual([
    {
      field: "headlines",
      before: ["Dusk Lamp", "20 hours of light"],
      after: ["Dusk Lamp", "18 hours of light"],
    },
  ]);

  for (const item of items) await accept(item);
  expect((await client.ad(google.id)).fields["headlines"]).toEqual(["Dusk Lamp", "18 hours of light"]);
  const after = await usesOf(claim);
  expect(after.items).toHaveLength(2);
  expect(after.items.flatMap(({ offers }) => offers)).toEqual([]);
});

test("An expired claim and one without proof raise a check, and the sentence can be left out", async () => {
  const { brand, campaign } = await newCampaign(["facebook"]);
  const claim = await newClaim(brand, "Loved in every home", {
    proofUrl: "halden.example/study",
    validUntil: inDays(1),
  });
  let ad = await client.save(campaign.ads[0]!, {
    fields: { primaryText: "Warm light. Loved in every home! Try it.", headline: "Loved in every home" },
  });
  const rules = async () =>
    (await client.ad(ad.id)).findings
      .filter(({ rule }) => rule.startsWith("claim-"))
      .map(({ rule, field, severity }) => [rule, field, severity]);
  expect(await rules()).toEqual([]);
  offset += 3 * DAY;
  expect(await rules()).toEqual([
    ["claim-expired", "headline", "law"],
    ["claim-expired", "primaryText", "law"],
  ]);
  const { items } = await usesOf(claim);
  expect(items[0]!.uses.map(({ status }) => status)).toEqual(["expired", "expired"]);
  expect(items[0]!.offers).toEqual([
    {
      field: "primaryText",
      before: "Warm light. Loved in every home! Try it.",
      after: "Warm light. Try it.",
    },
  ]);
  ad = await accept(items[0]!);
  expect(await rules()).toEqual([["claim-expired", "headline", "law"]]);
  await client.json("PATCH", `/claims/${claim.id}`, { proofUrl: "" });
  expect(await rules()).toEqual([["claim-unproved", "headline", "law"]]);
  await client.json("PATCH", `/claims/${claim.id}`, { proofUrl: "halden.example/study", validUntil: null });
  expect(await rules()).toEqual([]);
});

test("A product lists the ads with its prices, and offers the new ones after a change", async () => {
  const { product, campaign } = await newCampaign(["facebook"], {
    ...{ price: 49, wasPrice: 70, currency: "EUR", offerEndsOn: inDays(2) },
  });
  await client.save(campaign.ads[0]!, {
    fields: { primaryText: "Now 49 € instead of 70 €. 30% off. Warm light.", headline: "49 hours" },
  });
  await client.json("PATCH", `/products/${product.id}`, { name: "Dusk Lamp" });
  const [before] = (await pricesOf(product)).items;
  expect(before!.uses.map(({ words, status }) => [words, status])).toEqual([
    ["49 €", "current"],
    ["70 €", "current"],
    ["30%", "current"],
  ]);
  await client.json("PATCH", `/products/${product.id}`, { price: 56 });
  const [changed] = (await pricesOf(product)).items;
  expect(changed!.offers).toEqual([
    {
      field: "primaryText",
      before: "Now 49 € instead of 70 €. 30% off. Warm light.",
      after: "Now 56 € instead of 70 €. 20% off. Warm light.",
    },
  ]);
  await accept(changed!);
  offset += 3 * DAY;
  const [over] = (await pricesOf(product)).items;
  expect(over!.offers.map(({ after }) => after)).toEqual(["Warm light."]);
});

test("The list is paged, and leaves out deleted ads and ads of other brands", async () => {
  const platforms = ["facebook", "instagram", "x", "linkedin", "tiktok"];
  const { brand, campaign } = await newCampaign(platforms);
  const claim = await newClaim(brand, "Norway's best lamp");
  const [first, second] = campaign.ads as [Ad, Ad];
  for (const ad of [first, second]) {
    const field = Object.keys(ad.fields)[0]!;
    await client.save(ad, { fields: { [field]: "Norway’s best lamp" } });
  }
  for (let count = 0; count < 25; count++) await client.json("POST", `/ads/${first.id}/duplicate`);
  for (let count = 0; count < 25; count++) await client.json("POST", `/ads/${second.id}/duplicate`);
  const page = await usesOf(claim);
  expect(page.items).toHaveLength(50);
  const rest = await client.json<AdUseList>("GET", `/claims/${claim.id}/ads?cursor=${page.nextCursor}`);
  expect(rest.nextCursor).toBeNull();
  const all = [...page.items, ...rest.items];
  expect(new Set(all.map(({ adId }) => adId)).size).toBe(52);
  await client.call("DELETE", `/ads/${first.id}`);
  expect((await usesOf(claim)).items.some(({ adId }) => adId === first.id)).toBe(false);

  const other = await newCampaign(["x"]);
  await client.save(other.campaign.ads[0]!, { fields: { text: "Norway's best lamp" } });
  expect(all.some(({ campaignId }) => campaignId === other.campaign.id)).toBe(false);
  expect((await client.call("GET", `/claims/${claim.id}/ads?cursor=x`)).status).toBe(400);
});
