import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { Product } from "#core/brands/product.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { campaignsClient, type CampaignsClient } from "../../support/campaigns.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;
let client: CampaignsClient;
let brand: Brand;
let product: Product;

beforeAll(async () => {
  app = await startTestApp();
  client = campaignsClient(app.url, await createUser(app.deps));
  brand = await client.json("POST", "/brands", {
    name: "Halden",
    defaultUrl: "https://halden.example",
    wordsToAvoid: ["gadget"],
    languages: ["en"],
  });
  product = await client.json("POST", `/brands/${brand.id}/products`, {
    name: "Dusk Lamp",
    description: "A cordless lamp that dims to warm light as the sun sets.",
    features: ["20 hours per charge", "Dims automatically"],
    price: 49,
    currency: "EUR",
  });
});
afterAll(() => app.stop());

test("The texts of a campaign are written from the product and checked against its price", async () => {
  const started = await client.json<AdCampaign>("POST", "/campaigns", {
    ...{ name: "Winter", brandId: brand.id, productId: product.id, platforms: ["facebook", "google_search"] },
  });
  expect(started).toMatchObject({ brandId: brand.id, productId: product.id, url: brand.defaultUrl });
  const { ads } = await client.written(started.id);
  const facebook = ads.filter(({ platform }) => platform === "facebook");
  expect(facebook.length).toBeGreaterThan(0);
  for (const { fields } of facebook) expect(fields["primaryText"]).toMatch(/lamp|light|hours/iu);

  const [ad] = facebook;
  const saved = await client.save(ad!, {
    fields: { primaryText: "A gadget for 39 €", headline: "Only 49 €" },
  });
  const about = (field: string) => saved.findings.filter((finding) => finding.field === field);
  expect(about("primaryText").map(({ rule }) => rule)).toEqual(expect.arrayContaining(["price"]));
  expect(about("headline").map(({ rule }) => rule)).not.toContain("price");
  expect(saved.findings.some(({ message }) => message.includes("gadget"))).toBe(true);
});

test("A price that changes in the product changes the findings of its ads", async () => {
  const { id, ads } = await client
    .json<AdCampaign>("POST", "/campaigns", {
      ...{ name: "Spring", productId: product.id, platforms: ["tiktok"] },
    })
    .then(({ id: campaignId }) => client.written(campaignId));
  await client.save(ads[0]!, { fields: { text: "Now 49 €" } });
  const rules = async () =>
    (await client.campaign(id)).ads[0]!.findings.filter(({ rule }) => rule === "price").map(
      (f) => f.severity,
    );
  expect(await rules()).toEqual([]);
  await client.json("PATCH", `/products/${product.id}`, { price: 59 });
  expect(await rules()).toEqual(["reject"]);
});

test("Ads without a picture state the disclaimers of the brand in their texts", async () => {
  const disclaimers = [
    { market: "", text: "Drink responsibly." },
    { market: "FR", text: "À consommer avec modération." },
  ];
  const other = await client.json<Brand>("POST", "/brands", {
    name: "Orrin",
    languages: ["en"],
    disclaimers,
  });
  const wine = await client.json<Product>("POST", `/brands/${other.id}/products`, {
    name: "Field Red",
    description: "A light red wine from one small field.",
    features: ["Bottled in October", "Free delivery over 60 EUR"],
  });
  const { id } = await client.json<AdCampaign>("POST", "/campaigns", {
    ...{ name: "Wine", productId: wine.id, platforms: ["facebook", "google_search", "x"] },
  });
  const { ads } = await client.written(id);
  const fieldsOf = (platform: string) => ads.filter((ad) => ad.platform === platform).map((ad) => ad.fields);
  for (const { descriptions } of fieldsOf("google_search"))
    expect(descriptions).toContain(disclaimers[0]!.text);
  for (const { text } of fieldsOf("x")) expect(text).toMatch(/ Drink responsibly\.$/);
  expect(JSON.stringify(ads)).not.toContain("consommer");
});

test("A product that is chosen later gives an empty campaign its brief", async () => {
  const started = await client.json<AdCampaign>("POST", "/campaigns", { name: "Autumn", platforms: ["x"] });
  const [ad] = started.ads;
  expect((await client.call("POST", `/ads/${ad!.id}/rewrite`, {})).status).toBe(400);
  const changed = await client.json<AdCampaign>("PATCH", `/campaigns/${started.id}`, {
    productId: product.id,
  });
  expect(changed).toMatchObject({ brandId: brand.id, productId: product.id, productName: "Dusk Lamp" });
  expect((await client.call("POST", `/ads/${ad!.id}/rewrite`, {})).status).toBe(202);
  const unknown = await client.call("PATCH", `/campaigns/${started.id}`, { productId: "unknown" });
  expect((await readError(unknown)).fields).toHaveProperty("productId");
  const none = await client.json<AdCampaign>("PATCH", `/campaigns/${started.id}`, { productId: null });
  expect(none).toMatchObject({ brandId: brand.id, productId: null });
});

test("A stranger's brand and product are refused", async () => {
  const stranger = campaignsClient(app.url, await createUser(app.deps));
  const platforms = ["x"];
  for (const [field, body] of [
    ["brandId", { brandId: brand.id }],
    ["productId", { productId: product.id }],
    ["brandId", { brandId: "unknown" }],
  ] as const) {
    const error = await readError(
      await stranger.call("POST", "/campaigns", { name: "A", platforms, ...body }),
    );
    expect(error, field).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  }
});

test("A deleted brand leaves the campaign and its ads", async () => {
  const started = await client.json<AdCampaign>("POST", "/campaigns", {
    ...{ name: "Summer", brandId: brand.id, platforms: ["x"] },
  });
  expect((await client.call("DELETE", `/brands/${brand.id}`)).status).toBe(204);
  expect((await client.campaign(started.id)).ads).toHaveLength(1);
});
