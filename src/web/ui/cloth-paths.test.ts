import { expect, test } from "vitest";
import { crossingPath, warpPath, warpPositions } from "./cloth-paths.ts";

test("Warp threads have equal distances", () => {
  expect(warpPositions(8.5, 9, 3)).toEqual([8.5, 17.5, 26.5]);
  expect(warpPath([8.5, 17.5], 2, 100)).toBe("M8.5 2V100M17.5 2V100");
});

test("Neighboring rows cross alternating threads, and none beyond the end of the row", () => {
  const xs = [0, 10, 20, 30];
  expect(crossingPath(xs, [{ y: 50, end: 100, parity: 0 }], 6)).toBe("M0 47v6M20 47v6");
  expect(crossingPath(xs, [{ y: 50, end: 15, parity: 1 }], 6)).toBe("M10 47v6");
});
