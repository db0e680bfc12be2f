import { expect, test } from "vitest";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "./families.ts";
import { moneyFor, priceOf, PRICES, UNKNOWN_PRICE } from "./prices.ts";

test("the default models have a price", () => {
  expect(Object.keys(PRICES)).toEqual(expect.arrayContaining([DEFAULT_TEXT_MODEL, DEFAULT_IMAGE_MODEL]));
});

test("tokens are paid per million, pictures only where no tokens are reported", () => {
  const price = { input: 2, output: 10, picture: 0.05 };
  expect(moneyFor(price, { inputTokens: 500_000, outputTokens: 100_000, pictures: 0 })).toBe(2);
  expect(moneyFor(price, { inputTokens: 0, outputTokens: 0, pictures: 2 })).toBe(0.1);
  expect(moneyFor(price, { inputTokens: 0, outputTokens: 100_000, pictures: 1 })).toBe(1);
});

test("a router's prefix does not count, and a model that nobody knows is the dearest", () => {
  expect(priceOf("openai/GPT-6-luna")).toEqual(PRICES["gpt-6-luna"]);
  expect(priceOf("house-model", { "house-model": { input: 0, output: 0, picture: 0 } }).input).toBe(0);
  expect(priceOf("house-model")).toBe(UNKNOWN_PRICE);
  for (const { input, output, picture } of Object.values(PRICES)) {
    expect(input).toBeLessThanOrEqual(UNKNOWN_PRICE.input);
    expect(output).toBeLessThanOrEqual(UNKNOWN_PRICE.output);
    expect(picture).toBeLessThanOrEqual(UNKNOWN_PRICE.picture);
  }
});
