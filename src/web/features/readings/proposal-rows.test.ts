import { expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import type { Product } from "#core/brands/product.ts";
import type { FoundProduct, Proposal } from "#core/readings/proposal.ts";
import { fillsEmpty, proposalRows, type BrandState } from "./proposal-rows.ts";

const BRAND: Brand = {
  id: "1",
  name: "Fern & Fable",
  businessName: "",
  website: "https://fern.example/",
  defaultUrl: "",
  colors: { primary: "#1e7a46", secondary: null, accent: "#e8b23a" },
  typefaces: null,
  voice: null,
  voiceExamples: [],
  style: null,
  logos: [{ kind: "light", id: "a", url: "/files/a", width: 10, height: 10 }],
  wordsToUse: [],
  wordsToAvoid: [],
  disclaimers: [],
  languages: ["en"],
  revision: 1,
  createdAt: "2026-11-23T00:00:00.000Z",
};
const FOUND: FoundProduct = {
  name: "Monthly Plant",
  description: "",
  price: 24,
  wasPrice: null,
  currency: "USD",
  offerEndsOn: null,
  url: "https://fern.example/monthly",
  images: [],
};
const origin = { foundAt: "https://fern.example/", how: "Open Graph" };

const rowOf = (proposal: object, changes: Partial<BrandState> = {}) =>
  proposalRows([{ ...proposal, ...origin } as Proposal], {
    brand: BRAND,
    products: [],
    claims: [],
    ...changes,
  })[0]!;

test.each([
  [{ field: "name", value: "Fern & Fable" }, true, false],
  [{ field: "name", value: "Fern" }, false, false],
  [{ field: "businessName", value: "Fern" }, false, true],
  [{ field: "website", value: "https://fern.example" }, true, false],
  [{ field: "colors.primary", value: "#1e7a46" }, true, false],
  [{ field: "colors.accent", value: "#c8643b" }, false, false],
  [{ field: "colors.secondary", value: "#c8643b" }, false, true],
  [{ field: "typefaces", value: "bodoni-jost" }, false, true],
  [{ field: "languages", value: ["en"] }, true, false],
  [{ field: "languages", value: ["de"] }, false, false],
  [{ field: "logos.light", value: { id: "a", url: "/files/a", width: 1, height: 1 } }, true, false],
  [{ field: "logos.dark", value: { id: "b", url: "/files/b", width: 1, height: 1 } }, false, true],
  [{ field: "claim", value: { text: "4.8 of 5", proofUrl: "" } }, false, true],
  [{ field: "product", value: FOUND }, false, true],
])("%o: same is %s, fills an empty field is %s", (proposal, isSame, isFilling) => {
  const row = rowOf(proposal);
  expect(row.isSame).toBe(isSame);
  expect(fillsEmpty(row)).toBe(isFilling);
});

test("A product of the same name is compared by its price and is never overwritten with the empty ones", () => {
  const own = { ...FOUND, id: "p", name: "monthly plant ", price: 20 } as unknown as Product;
  const other = rowOf({ field: "product", value: FOUND }, { products: [own] });
  expect(other).toMatchObject({ isSame: false, product: own });
  expect(fillsEmpty(other)).toBe(false);
  expect(rowOf({ field: "product", value: FOUND }, { products: [{ ...own, price: 24 }] }).isSame).toBe(true);
  const unpriced = { field: "product", value: { ...FOUND, price: null, currency: null } };
  expect(rowOf(unpriced, { products: [own] }).isSame).toBe(true);
});
