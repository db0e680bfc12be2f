import { expect, test } from "vitest";
import type { Brand } from "./brand.ts";
import type { Claim } from "./claim.ts";
import { briefValues } from "./fill-brief.ts";
import type { Product } from "./product.ts";

const BRAND: Brand = {
  id: "b",
  name: "Fern & Fable",
  businessName: "",
  website: "",
  defaultUrl: "",
  colors: { primary: "#1e7a46", secondary: null, accent: null },
  typefaces: null,
  voice: "casual",
  voiceExamples: [],
  style: null,
  logos: [],
  wordsToUse: ["easy-care"],
  wordsToAvoid: ["cheap", "green thumb"],
  disclaimers: [],
  languages: ["de", "en"],
  revision: 1,
  createdAt: "2026-11-23T00:00:00.000Z",
};
const PRODUCT: Product = {
  id: "p",
  brandId: "b",
  name: "Monthly Plant",
  description: "One houseplant a month.",
  features: ["Already potted", "Peat-free!"],
  audience: "City renters",
  price: 24,
  wasPrice: null,
  lowestPrice30Days: null,
  currency: "USD",
  priceUnit: "a month",
  offerEndsOn: null,
  url: "",
  images: [],
  revision: 1,
  createdAt: "2026-11-23T00:00:00.000Z",
};
const claim = (text: string, state: Claim["state"]): Claim => ({
  id: text,
  brandId: "b",
  text,
  proofUrl: "",
  proofFile: null,
  readOn: null,
  validUntil: null,
  state,
  createdAt: "2026-11-23T00:00:00.000Z",
});

test("A brief gets the facts of the product and only claims that are proved", () => {
  const claims = [
    claim("4.8 of 5", "proved"),
    claim("Europe's largest", "unproved"),
    claim("Old", "expired"),
  ];
  expect(briefValues({ brand: BRAND, product: PRODUCT, claims })).toEqual({
    companyName: "Fern & Fable",
    productName: "Monthly Plant",
    targetAudience: "City renters",
    keyMessage: "One houseplant a month.\nAlready potted.\nPeat-free!\n24 USD a month.\n4.8 of 5.",
    keyFeatures: "Already potted.\nPeat-free!\n24 USD a month.\n4.8 of 5.",
    description: "One houseplant a month.",
    additionalDetails: "Say easy-care.\nAvoid cheap, green thumb.",
    language: "de",
    brandVoice: "casual",
    style: undefined,
    primaryColor: "#1e7a46",
  });
});

test("A brand without a product fills in the fields of the brand only", () => {
  const bare = { ...BRAND, wordsToUse: [], wordsToAvoid: [], languages: [] };
  expect(briefValues({ brand: bare, product: undefined, claims: [] })).toMatchObject({
    companyName: "Fern & Fable",
    productName: "",
    keyMessage: "",
    additionalDetails: "",
    language: undefined,
  });
});
