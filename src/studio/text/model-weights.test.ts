import { expect, test } from "vitest";
import { joinWeights, weightTable } from "./model-weights.ts";

test("A table reads the weights that were joined, also of features with digits and spaces", () => {
  const lines = joinWeights({ "^book a": 1.5, "0": -2, "price per -": 0 }, String);
  expect([...weightTable(lines, Number)()]).toEqual([
    ["0", -2],
    ["^book a", 1.5],
    ["price per -", 0],
  ]);
});
