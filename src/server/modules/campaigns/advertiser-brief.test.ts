import { expect, it } from "vitest";
import { LIMITS } from "#core/limits.ts";
import type { Advertiser } from "../brands/brands.public.ts";
import { briefOf } from "./advertiser-brief.ts";

it("does not cut an emoji of the features in half", () => {
  const product = { features: [`x${"🌿".repeat(LIMITS.freeText)}`], price: null };
  const advertiser = { brand: undefined, product, context: {} } as unknown as Advertiser;
  const { keyFeatures } = briefOf(advertiser, "");
  expect(keyFeatures.isWellFormed()).toBe(true);
  expect(keyFeatures).toHaveLength(LIMITS.freeText - 1);
});
