import { expect, test } from "vitest";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "./families.ts";
import { costUsd, priceOf, PRICES, UNKNOWN_PRICE } from "./prices.ts";

test("The default models have a price", () => {
  expect(Object.keys(PRICES)).toEqual(expect.arrayContaining([DEFAULT_TEXT_MODEL, DEFAULT_IMAGE_MODEL]));
});

test("costUsd prices tokens per million, and images only without reported tokens", () => {
  const price = { input: 2, output: 10, picture: 0.05 };
  expect(costUsd(price, { inputTokens: 500_000, outputTokens: 100_000, images: 0 })).toBe(2);
  expect(costUsd(price, { inputTokens: 0, outputTokens: 0, images: 2 })).toBe(0.1);
  expect(costUsd(price, { inputTokens: 0, outputTokens: 100_000, images: 1 })).toBe(1);
});

test("priceOf ignores a router prefix and gives an unknown model the highest price", () => {
  expect(priceOf("openai/GPT-6-luna")).toEqual(PRICES["gpt-6-luna"]);
  expect(priceOf("house-model", { "house-model": { input: 0, output: 0, picture: 0 } }).input).toBe(0);
  expect(priceOf("house-model")).toBe(UNKNOWN_PRICE);
  for (const { input, output, picture } of Object.values(PRICES)) {
    expect(input).toBeLessThanOrEqual(UNKNOWN_PRICE.input);
    expect(output).toBeLessThanOrEqual(UNKNOWN_PRICE.output);
    expect(picture).toBeLessThanOrEqual(UNKNOWN_PRICE.picture);
  }
});
