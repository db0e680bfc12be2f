import { expect, test } from "vitest";
import { daysUntilRanked, timeLeft } from "./time-left.ts";
import type { TestAd } from "./test-ad.ts";

const ad = (id: string, trials: number, events: number, days: number): TestAd => ({
  id,
  trials,
  events,
  days: Array.from({ length: days }, () => ({ trials: trials / days, events: events / days })),
  conversions: null,
  spend: null,
});

test("names the next difference that will show, and when", () => {
  const ads = [ad("a", 3180, 41, 4), ad("b", 3240, 42, 4), ad("c", 2960, 38, 4)];
  const next = timeLeft(ads, 4, 1)!;
  expect(next.lift).toBe(0.5);
  expect(next.views).toBeGreaterThan(5500);
  expect(next.days).toBe(Math.ceil((next.views - 2960) / 740));
});

test("has nothing left to show beyond a fifth", () => {
  expect(timeLeft([ad("a", 900_000, 10_800, 28), ad("b", 900_000, 10_800, 28)], 28, 1)).toBeUndefined();
});

test("counts the days until ads can be ranked", () => {
  expect(daysUntilRanked([ad("a", 3000, 50, 4), ad("b", 3000, 60, 4)], 4)).toBe(3);
  expect(daysUntilRanked([ad("a", 3000, 10, 10), ad("b", 3000, 60, 10)], 10)).toBe(15);
  expect(daysUntilRanked([ad("a", 3000, 50, 8), ad("b", 3000, 60, 8)], 8)).toBe(0);
});
