import { expect, test } from "vitest";
import { falseWinners, NOISY_DAYS } from "../../../tests/support/simulated-ads.ts";

// The long run with 1,000 tests is tests/faults/false-winners.test.ts. The limits leave room for
// the chance of only 200 tests.
test.each([
  { ads: 2, most: 0.1 },
  { ads: 3, most: 0.08 },
])("one of $ads equal ads is rarely called a winner, even on noisy days", ({ ads, most }) => {
  expect(falseWinners(ads, NOISY_DAYS, 200)).toBeLessThanOrEqual(most);
});
