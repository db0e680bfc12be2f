import { afterAll, beforeAll, expect, test } from "vitest";
import { brandMessages } from "#core/brands/messages.ts";
import type { GenerationOf } from "#core/generations/api.ts";
import { brandClient, fieldsOf } from "../../support/brands.ts";
import { startBilling, type BillingTest } from "../../support/billing.ts";
import { BRIEF } from "../../support/generations.ts";
import { IMAGE_BRIEF } from "../../support/image-ads.ts";
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

test("Unknown, deleted and other users' brands and products are rejected beside their field", async () => {
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
