import { expect, test } from "vitest";
import { trialsNeeded } from "./sample-size.ts";

test.each([
  [0.005, 1.2, 85_862],
  [0.005, 2, 4673],
  [0.012, 1.3, 16_484],
  [0.012, 1.5, 6442],
  [0.02, 1.2, 21_109],
  [0.05, 2, 435],
])("needs enough views at a rate of %d for %d times the rate", (rate, factor, trials) => {
  expect(Math.abs(trialsNeeded(rate, rate * factor) - trials) / trials).toBeLessThan(0.001);
});
