import { expect, test } from "vitest";
import { costPerResult } from "./cost-per-result.ts";

const test3 = [
  { spend: 254.72, results: 17 },
  { spend: 264.96, results: 24 },
  { spend: 242.08, results: 9 },
];

test("gives an interval around the cost, from ten results on", () => {
  const cost = costPerResult(test3[1]!, test3, 1)!;
  expect(cost.mid).toBeCloseTo(11.04, 2);
  expect(cost.low).toBeGreaterThan(7);
  expect(cost.low).toBeLessThan(cost.mid);
  expect(cost.high).toBeGreaterThan(cost.mid);
  expect(costPerResult(test3[2]!, test3, 1)).toBeUndefined();
});

test("is wider if the days differ more", () => {
  const [calm, wild] = [costPerResult(test3[0]!, test3, 1)!, costPerResult(test3[0]!, test3, 4)!];
  expect(wild.high - wild.low).toBeGreaterThan(calm.high - calm.low);
});
