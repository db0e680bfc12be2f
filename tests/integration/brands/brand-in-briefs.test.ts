import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brandMessages } from "#core/brands/messages.ts";
import type { GenerationOf } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { countColor, KIT_COLORS, LOGO_COLORS, newKit } from "../../support/brand-kit.ts";
import { brandClient, fieldsOf } from "../../support/brands.ts";
import { startBilling, type BillingTest } from "../../support/billing.ts";
import { BRIEF, type GenerationsClient } from "../../support/generations.ts";
import { filesClient } from "../../support/files.ts";
import { IMAGE_BRIEF, imagesOf } from "../../support/image-ads.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";

let billing: BillingTest;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.app.stop());

async function newUser() {
  const client = await billing.newUser();
  await grantTier(billing.app.deps, client.user.email, "pro");
  return { client, brands: brandClient(billing.app.url, client.user) };
}

test("A brief names its own brand and product, and image ads take the typefaces of the brand", async () => {
  const { client, brands } = await newUser();
  const brand = await brands.newBrand({ typefaces: "anton-archivo" });
  const product = await brands.newProduct(brand.id);
  const ids = { brandId: brand.id, productId: product.id };
  const text = await client.start({ kind: "text", input: { ...BRIEF, ...ids } });
  expect((await client.ended(text)).input).toMatchObject(ids);
  const plain = await client.start({ kind: "image", input: IMAGE_BRIEF });
  const branded = await client.start({ kind: "image", input: { ...IMAGE_BRIEF, ...ids } });
  const [before, after] = (await Promise.all([client.ended(plain), client.ended(branded)])) as [
    GenerationOf<"image">,
    GenerationOf<"image">,
  ];
  expect(before.input.typefaces).toBeUndefined();
  expect(after.input).toMatchObject({ ...ids, typefaces: "anton-archivo" });
});

/** A finished generation of a kind. */
async function make<Kind extends GenerationKind>(client: GenerationsClient, kind: Kind, input: object) {
  return (await client.ended(await client.start({ kind, input }))) as GenerationOf<Kind>;
}

const PHOTO = readFileSync("assets/samples/plant.jpg");

test("A brand and its product alone make image ads: facts, pictures, logo and colors", async () => {
  const { client, brands } = await newUser();
  const files = filesClient(billing.app.url, client.user);
  const { brand, product, logos } = await newKit(brands, files, PHOTO);
  const ids = { brandId: brand.id, productId: product.id };
  const made = await make(client, "image", ids);
  expect(made.input).toMatchObject({
    ...ids,
    companyName: "Fern & Fable",
    productName: "Monthly Plant",
    targetAudience: "City renters",
    headline: expect.stringMatching(/./) as string,
    style: "corporate",
    primaryColor: KIT_COLORS.primary,
    secondaryColor: KIT_COLORS.secondary,
    accentColor: KIT_COLORS.accent,
    typefaces: "anton-archivo",
    language: "en",
    disclaimer: "Drink responsibly.",
    images: [product.images[0]?.id, logos.light],
    logo: logos.light,
  });
  for (const { url, notes } of imagesOf(made)) {
    const image = new Uint8Array(await (await files.open(url)).arrayBuffer());
    expect(notes).toEqual([]);
    expect(await countColor(image, KIT_COLORS.primary)).toBeGreaterThan(2000);
    expect(await countColor(image, KIT_COLORS.accent)).toBeGreaterThan(2000);
    const shown = await Promise.all([LOGO_COLORS.light, LOGO_COLORS.dark].map((c) => countColor(image, c)));
    expect(shown.filter((count) => count > 100)).toHaveLength(1);
  }
});

test("The request's own values stay, and the brand fills in the rest", async () => {
  const { client, brands } = await newUser();
  const files = filesClient(billing.app.url, client.user);
  const { brand, product, logos } = await newKit(brands, files, PHOTO);
  const [own] = [await files.upload(PHOTO)];
  const stated = {
    companyName: "Fern",
    headline: "Green at last",
    description: "",
    style: "bold",
    accentColor: "#222222",
    disclaimer: "",
    images: [own.id],
  };
  const image = await make(client, "image", { productId: product.id, ...stated });
  expect(image.input).toMatchObject({ ...stated, brandId: brand.id, primaryColor: KIT_COLORS.primary });
  expect(image.input.logos).toHaveLength(3);
  const bare = await make(client, "image", { brandId: brand.id, ...stated, productName: "Fern", logo: "" });
  expect(bare.input.logo ?? bare.input.logos).toBeUndefined();
  const foreign = await make(client, "image", {
    brandId: brand.id,
    ...stated,
    productName: "Fern",
    logo: own.id,
  });
  expect(foreign.input.logo).toBe(own.id);
  expect(foreign.input.logos).toBeUndefined();
  expect(logos.light).not.toBe(own.id);
});

test("Texts, scripts, packages and copy take facts, words and claims from brand and product", async () => {
  const { client, brands } = await newUser();
  const { brand, product } = await newKit(brands, filesClient(billing.app.url, client.user), PHOTO);
  const ids = { brandId: brand.id, productId: product.id };
  const facts = /One potted houseplant a month\..*Already potted\..*24 USD a month\.\s*4\.8 of 5/s;
  const text = await make(client, "text", ids);
  expect(text.input.keyMessage).toMatch(facts);
  expect(text.input.keyMessage).not.toContain("best plant");
  expect(text.input.additionalDetails).toBe("Say easy-care.\nAvoid cheap.");
  const video = await make(client, "video", ids);
  expect(video.input).toMatchObject({ companyName: "Fern & Fable", keyMessage: text.input.keyMessage });
  const goals = { campaignGoals: "More orders" };
  const whole = await make(client, "campaign", { ...ids, ...goals });
  expect(whole.input).toMatchObject({ brandVoice: "casual", productName: "Monthly Plant", ...goals });
  expect(whole.input.keyFeatures).toMatch(/Already potted\..*24 USD a month\./s);
  const copy = await make(client, "copy", ids);
  expect(copy.input).toMatchObject({ wordsToUse: ["easy-care"], wordsToAvoid: ["cheap"], language: "en" });
  expect(JSON.stringify(copy.output)).not.toMatch(/cheap/i);
});

test("A brief names the fields that neither it nor the brand has", async () => {
  const { client, brands } = await newUser();
  const { id: brandId } = await brands.newBrand();
  const refused = async (kind: string, input: object) => fieldsOf(await client.create({ kind, input }));
  expect(Object.keys(await refused("text", { brandId }))).toEqual(["productName"]);
  expect(Object.keys(await refused("image", { brandId }))).toEqual(["productName", "headline"]);
  expect(Object.keys(await refused("image", {}))).toEqual(["companyName", "productName", "headline"]);
  expect(Object.keys(await refused("image", { brandId, accentColor: "red" }))).toEqual(["accentColor"]);
});

test("A repeated request returns the first result even if its brand was deleted", async () => {
  const { client, brands } = await newUser();
  const { id: brandId } = await brands.newBrand();
  const request = { input: { brandId, productName: "Dusk Lamp" }, key: "one" };
  const id = await client.start(request);
  await brands.call("DELETE", `/brands/${brandId}`);
  expect(await client.start(request)).toBe(id);
  const other = { ...request, input: { brandId, productName: "Lamp" } };
  expect((await client.create(other)).status).toBe(409);
});

test("Unknown, deleted and other users' brands and products are rejected at their field", async () => {
  const [{ client, brands }, stranger] = [await newUser(), await newUser()];
  const [brand, other] = [await brands.newBrand(), await brands.newBrand()];
  const product = await brands.newProduct(brand.id);
  const refused = async (ids: object, creator = client) =>
    fieldsOf(await creator.create({ kind: "text", input: { ...BRIEF, ...ids } }));
  const noBrand = { brandId: brandMessages.missingBrand };
  const noProduct = { productId: brandMessages.missingProduct };
  expect(await refused({ brandId: "nothing" })).toEqual(noBrand);
  expect(await refused({ brandId: brand.id }, stranger.client)).toEqual(noBrand);
  expect(await refused({ productId: product.id }, stranger.client)).toEqual(noProduct);
  expect(await refused({ brandId: other.id, productId: product.id })).toEqual(noProduct);
  await brands.call("DELETE", `/brands/${brand.id}`);
  expect(await refused({ brandId: brand.id })).toEqual(noBrand);
  expect(await refused({ productId: product.id })).toEqual(noProduct);
});
