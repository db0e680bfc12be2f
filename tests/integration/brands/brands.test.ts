import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrandList, ProductList } from "#core/brands/api.ts";
import type { Brand } from "#core/brands/brand.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { brandMessages } from "#core/brands/messages.ts";
import type { Product } from "#core/brands/product.ts";
import { createClock } from "#server/lib/clock.ts";
import { sweepFiles } from "#server/modules/files/files.jobs.ts";
import { brandsPurge } from "#server/modules/brands/brands.jobs.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { fieldsOf, openBrandClient, type BrandClient } from "../../support/brands.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { HOUR } from "../../support/durations.ts";

let offset = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offset) } });
});
afterAll(() => app.stop());

const open = () => openBrandClient(app);
const upload = async ({ user }: BrandClient) => filesClient(app.url, user).upload(await picture());
const FULL = {
  name: "Fern & Fable",
  businessName: "Fern & Fable",
  website: "fernandfable.example",
  defaultUrl: "https://fernandfable.example/monthly",
  colors: { primary: "#1E7A46", accent: "#e8b23a" },
  typefaces: "bricolage-hanken",
  voice: "casual",
  voiceExamples: ["Water on Sundays. That is the whole manual."],
  style: "modern",
  wordsToUse: ["easy-care", " easy-care ", "", "plant card"],
  wordsToAvoid: ["cheap"],
  disclaimers: [{ market: "US", text: "Plus $4.90 delivery and sales tax." }],
  languages: ["en", "de"],
};

test("A brand keeps every field; an address gets a scheme and lists lose repeated entries", async () => {
  const client = await open();
  const brand = await client.json<Brand>("POST", "/brands", FULL);
  expect(brand).toMatchObject({
    ...FULL,
    website: "https://fernandfable.example",
    colors: { primary: "#1e7a46", secondary: null, accent: "#e8b23a" },
    wordsToUse: ["easy-care", "plant card"],
    logos: [],
    revision: 1,
  });
  expect(await client.json("GET", `/brands/${brand.id}`)).toEqual(brand);
  expect(await client.json<BrandList>("GET", "/brands")).toEqual({ items: [brand], nextCursor: null });
});

test("A change keeps all other fields, and colors change one by one", async () => {
  const client = await open();
  const { id } = await client.newBrand(FULL);
  await client.json("PATCH", `/brands/${id}`, { colors: { secondary: "#ffffff" }, voice: null });
  expect(await client.json("PATCH", `/brands/${id}`, { name: "Fern" })).toMatchObject({
    name: "Fern",
    businessName: "Fern & Fable",
    colors: { primary: "#1e7a46", secondary: "#ffffff", accent: "#e8b23a" },
    voice: null,
    revision: 3,
  });
});

test("A change of an outdated revision is refused and overwrites nothing", async () => {
  const client = await open();
  const { id, revision } = await client.newBrand();
  const first = client.call("PATCH", `/brands/${id}`, { name: "One", baseRevision: revision });
  const second = client.call("PATCH", `/brands/${id}`, { name: "Two", baseRevision: revision });
  const statuses = (await Promise.all([first, second])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  const { name } = await client.json<Brand>("GET", `/brands/${id}`);
  expect(name).toBe(statuses[0] === 200 ? "One" : "Two");
});

test("Invalid values are rejected with a message for each field", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const fields = await fieldsOf(
    await client.call("PATCH", `/brands/${id}`, {
      name: " ",
      businessName: "x".repeat(26),
      website: "javascript:alert(1)",
      defaultUrl: "https://user:secret@halden.example",
      colors: { primary: "red" },
      typefaces: "comic-sans",
      disclaimers: [{ market: "XX", text: "a" }],
      wordsToUse: Array.from({ length: 31 }, (_, at) => `word ${at}`),
    }),
  );
  expect(Object.keys(fields).toSorted()).toEqual([
    "businessName",
    "colors.primary",
    "defaultUrl",
    "disclaimers.0.market",
    "name",
    "typefaces",
    "website",
    "wordsToUse",
  ]);
  expect(fields["website"]).toBe(brandMessages.url);
});

test("An account has at most 20 brands, also when they are created at once or restored", async () => {
  const client = await open();
  const responses = await Promise.all(
    Array.from({ length: 22 }, (_, at) => client.call("POST", "/brands", { name: `Brand ${at}` })),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(BRAND_LIMITS.brandsPerUser);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(2);
  const { items } = await client.json<BrandList>("GET", "/brands");
  await client.call("DELETE", `/brands/${items[0]!.id}`);
  await client.newBrand();
  expect((await client.call("POST", `/brands/${items[0]!.id}/restore`)).status).toBe(409);
});

test("Logos are uploads of the user, each kind at most once", async () => {
  const [client, stranger] = [await open(), await open()];
  const [{ id }, logo] = [await client.newBrand(), await upload(client)];
  const brand = await client.json<Brand>("PATCH", `/brands/${id}`, {
    logos: [{ kind: "light", id: logo.id }],
  });
  expect(brand.logos).toEqual([{ kind: "light", ...logo }]);
  const twice = [
    { kind: "light", id: logo.id },
    { kind: "light", id: logo.id },
  ];
  expect(await fieldsOf(await client.call("PATCH", `/brands/${id}`, { logos: twice }))).toHaveProperty(
    "logos",
  );
  const theirs = await stranger.call("POST", "/brands", {
    name: "Copy",
    logos: [{ kind: "dark", id: logo.id }],
  });
  expect(await fieldsOf(theirs)).toEqual({ logos: brandMessages.missingFile });
  expect((await stranger.json<BrandList>("GET", "/brands")).items).toEqual([]);
});

test("A product keeps its price facts and the order of its pictures", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const [one, two] = [await upload(client), await upload(client)];
  const facts = {
    price: 24.5,
    wasPrice: 29,
    lowestPrice30Days: 26.125,
    currency: "eur",
    priceUnit: "a month",
    offerEndsOn: "2026-12-06",
  };
  const product = await client.newProduct(id, {
    ...facts,
    features: ["Potted", "", "Potted", "Peat-free"],
    images: [two.id, one.id],
    url: "halden.example/lamp",
  });
  expect(product).toMatchObject({
    ...facts,
    currency: "EUR",
    brandId: id,
    features: ["Potted", "Peat-free"],
    images: [two, one],
    url: "https://halden.example/lamp",
  });
  const changed = await client.json<Product>("PATCH", `/products/${product.id}`, { price: null });
  expect(changed).toEqual({ ...product, price: null, revision: 2 });
  expect(await client.json("GET", `/brands/${id}/products`)).toEqual({ items: [changed], nextCursor: null });
});

test("Contradicting and impossible price facts are rejected at their field", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const product = await client.newProduct(id, { price: 20 });
  const patch = async (body: object) => fieldsOf(await client.call("PATCH", `/products/${product.id}`, body));
  expect(await patch({ wasPrice: 20 })).toEqual({ wasPrice: brandMessages.wasPrice });
  expect(await patch({ price: -1 })).toEqual({ price: brandMessages.price });
  expect(await patch({ price: 0.0001 })).toEqual({ price: brandMessages.priceDecimals });
  expect(await patch({ currency: "XYZ" })).toEqual({ currency: brandMessages.currency });
  expect(await patch({ offerEndsOn: "2026-02-30" })).toEqual({ offerEndsOn: brandMessages.day });
  expect(await patch({ offerEndsOn: "0000-01-01" })).toEqual({ offerEndsOn: brandMessages.day });
  expect((await client.json<ProductList>("GET", `/brands/${id}/products`)).items[0]).toEqual(product);
});

test("Products of all brands are found by their or their brand's name, page by page", async () => {
  const client = await open();
  const [halden, fern] = [await client.newBrand(), await client.newBrand({ name: "Fern 100%" })];
  const lamp = await client.newProduct(halden.id);
  const plants: Product[] = [];
  for (let at = 0; at < 51; at++) plants.unshift(await client.newProduct(fern.id, { name: `Plant ${at}` }));
  const find = (query: string) => client.json<ProductList>("GET", `/products?${query}`);
  expect((await find("search=LAMP")).items).toEqual([lamp]);
  expect((await find("search=100%25")).items).toHaveLength(50);
  expect((await find("search=_")).items).toEqual([]);
  const first = await find("search=plant");
  const second = await find(`search=plant&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items]).toEqual(plants);
  expect(second.nextCursor).toBeNull();
});

test("A deleted brand takes its products along, comes back with them and is purged later", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const image = await upload(client);
  const product = await client.newProduct(id, { images: [image.id] });
  expect((await client.call("DELETE", `/brands/${id}`)).status).toBe(204);
  for (const [method, path] of [
    ["GET", `/brands/${id}`],
    ["GET", `/brands/${id}/products`],
    ["PATCH", `/products/${product.id}`],
    ["DELETE", `/products/${product.id}`],
    ["POST", `/brands/${id}/products`],
  ] as const) {
    const body = method === "GET" || method === "DELETE" ? undefined : { name: "Late" };
    expect((await client.call(method, path, body)).status, path).toBe(404);
  }
  expect((await client.json<ProductList>("GET", "/products")).items).toEqual([]);
  await client.json("POST", `/brands/${id}/restore`);
  expect((await client.json<ProductList>("GET", `/brands/${id}/products`)).items).toEqual([product]);

  await client.call("DELETE", `/brands/${id}`);
  offset += 11 * 60_000;
  expect((await client.call("POST", `/brands/${id}/restore`)).status).toBe(404);
  await brandsPurge(app.deps).run({}, JOB);
  const files = filesClient(app.url, client.user);
  expect((await files.open(image.url)).status).toBe(200);
  offset += 25 * HOUR;
  expect((await files.open(image.url)).status).toBe(404);
});

test("Pictures in use are kept, and their upload cannot be deleted", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const image = await upload(client);
  await client.newProduct(id, { images: [image.id] });
  const files = filesClient(app.url, client.user);
  await files.remove(image.id);
  offset += 48 * HOUR;
  await sweepFiles(app.deps, JOB);
  expect((await files.open(image.url)).status).toBe(200);
});
