import { expect, test } from "vitest";
import { axisFor } from "./plot-axis.ts";

const labels = (axis: ReturnType<typeof axisFor>) =>
  axis.ticks.filter(({ isHalf }) => !isHalf).map(({ value }) => value.toFixed(axis.decimals));

test("takes round steps and contains every interval", () => {
  const axis = axisFor(
    [
      { low: 1.07, high: 1.34 },
      { low: 1.38, high: 1.68 },
      { low: 0.98, high: 1.22 },
    ],
    5,
  );
  expect(labels(axis)).toEqual(["0.8", "1.0", "1.2", "1.4", "1.6", "1.8"]);
  expect(axis.place(0.8)).toBeCloseTo(2);
  expect(axis.place(1.8)).toBeCloseTo(98);
});

test("has an exact zero in the range of differences", () => {
  const axis = axisFor(
    [
      { low: 0, high: 0 },
      { low: -0.26, high: 0.52 },
    ],
    4,
  );
  expect(axis.ticks.some(({ value }) => value === 0)).toBe(true);
  expect(axis.place(-0.26)).toBeGreaterThanOrEqual(2);
  expect(axis.place(0.52)).toBeLessThanOrEqual(98);
});

test("works for tiny, huge and equal values", () => {
  for (const [low, high] of [
    [0.0001, 0.0004],
    [0, 100],
    [12, 95],
    [1, 1],
    [0, 0],
  ] as const) {
    const axis = axisFor([{ low, high }], 5);
    expect(axis.ticks.length).toBeLessThanOrEqual(11);
    expect(new Set(labels(axis)).size).toBe(labels(axis).length);
    expect(axis.place(low)).toBeGreaterThanOrEqual(1.99);
    expect(axis.place(high)).toBeLessThanOrEqual(98.01);
  }
});
