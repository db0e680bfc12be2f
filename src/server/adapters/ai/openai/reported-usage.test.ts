import { expect, it } from "vitest";
import { reportedUsage } from "./reported-usage.ts";

const PRICE = { input: 10, output: 50, picture: 0.25 };
const usageOf = (inputTokens: number | undefined, outputTokens: number | undefined, images = 0) =>
  reportedUsage(PRICE, { inputTokens, outputTokens, images });

it("prices the reported usage", () => {
  expect(usageOf(1000, 100)).toEqual({ inputTokens: 1000, outputTokens: 100, images: 0, costUsd: 0.015 });
  expect(usageOf(undefined, undefined, 1)).toEqual({
    inputTokens: 0,
    outputTokens: 0,
    images: 1,
    costUsd: 0.25,
  });
});

it.each([-5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("counts %s as 0", (tokens) => {
  expect(usageOf(tokens, tokens)).toEqual({ inputTokens: 0, outputTokens: 0, images: 0, costUsd: 0 });
});

it("rounds tokens and caps them at the maximum of a call", () => {
  expect(usageOf(1e308, 0.6)).toMatchObject({ inputTokens: 10_000_000, outputTokens: 1 });
});
