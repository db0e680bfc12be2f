import { afterAll, beforeAll, expect, test } from "vitest";
import type { FoundProduct } from "#core/readings/proposal.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openReadingClient, valuesOf } from "../../support/readings.ts";
import { PUBLIC_ADDRESS, startInternet, type Internet } from "../../support/stand-ins/internet.ts";
import { DIFFICULT } from "../../support/websites/difficult.ts";
import { RESTAURANTS } from "../../support/websites/restaurants.ts";
import { SHOPS } from "../../support/websites/shops.ts";

const SITES = [...SHOPS, ...RESTAURANTS, ...DIFFICULT];

let app: TestApp;
let internet: Internet;
beforeAll(async () => {
  internet = await startInternet();
  app = await startTestApp({ overrides: { network: internet.network } });
});
afterAll(async () => {
  await app.stop();
  await internet.stop();
});

const describeProduct = ({ name, price, currency }: FoundProduct) => `${name}, ${price} ${currency}`;

test("There are at least 40 sites, each on its own host", () => {
  expect(new Set(SITES.map(({ host }) => host)).size).toBe(SITES.length);
  expect(SITES.length).toBeGreaterThanOrEqual(40);
});

test.each(SITES)("$title", async ({ host, files, others = {}, path = "/", expected }) => {
  for (const [name, site] of Object.entries({ ...others, [host]: files })) internet.serve(name, site);
  const client = await openReadingClient(app);
  const before = await client.json("GET", `/brands/${client.brandId}`);
  const reading = await client.read(`http://${host}${path}`);

  if (expected.failure === undefined) expect(reading).toMatchObject({ status: "done", error: null });
  else expect(reading).toMatchObject({ status: "failed", error: expect.stringContaining(expected.failure) });
  const first = (field: Parameters<typeof valuesOf>[1]) => valuesOf(reading, field)[0];
  if (expected.name !== undefined) expect(first("name")).toBe(expected.name);
  if (expected.businessName !== undefined) expect(first("businessName")).toBe(expected.businessName);
  if (expected.primary !== undefined) expect(first("colors.primary")).toBe(expected.primary);
  if (expected.accent !== undefined) expect(first("colors.accent")).toBe(expected.accent);
  if (expected.typefaces !== undefined) expect(first("typefaces")).toBe(expected.typefaces);
  if (expected.languages) expect(first("languages")).toEqual(expected.languages);
  if (expected.claim !== undefined) expect(first("claim")).toMatchObject({ text: expected.claim });
  if (expected.logo)
    expect(first(`logos.${expected.logo}`)).toMatchObject({ url: expect.stringMatching(/^\/files\//) });
  if (expected.products) {
    expect((valuesOf(reading, "product") as FoundProduct[]).map(describeProduct)).toEqual(expected.products);
  }
  for (const field of expected.missing ?? []) {
    expect(reading.proposals.filter((proposal) => proposal.field.startsWith(field))).toEqual([]);
  }
  for (const { foundAt, how } of reading.proposals) {
    expect(foundAt).toMatch(/^http:\/\//);
    expect(how).not.toBe("");
  }
  // Nothing is saved without the person taking it, and nothing private was contacted.
  expect(await client.json("GET", `/brands/${client.brandId}`)).toEqual(before);
  expect(internet.opened.every((target) => target.host === PUBLIC_ADDRESS)).toBe(true);
});
