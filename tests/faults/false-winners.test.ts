import { expect, test } from "vitest";
import { falseWinners, firstWinner, NOISY_DAYS } from "../support/simulated-ads.ts";

const TESTS = 1000;

test.each([
  { ads: 2, most: 0.08 },
  { ads: 3, most: 0.06 },
  { ads: 5, most: 0.03 },
])("one of $ads equal ads is called a winner in at most $most of the tests", ({ ads, most }) => {
  expect(falseWinners(ads, 0, TESTS)).toBeLessThanOrEqual(most);
  expect(falseWinners(ads, NOISY_DAYS, TESTS)).toBeLessThanOrEqual(most);
});

test("a true difference of one half between two ads is found in most tests", () => {
  const different = { rates: [0.012, 0.018], viewsPerDay: 300, days: 28, noise: 0 };
  const winners = Array.from({ length: TESTS }, (_, at) => firstWinner(different, `different-${at}`));
  const share = (found: number) => winners.filter((winner) => winner === found).length / TESTS;
  expect(share(1)).toBeGreaterThan(0.7);
  expect(share(0)).toBeLessThan(0.01);
});
