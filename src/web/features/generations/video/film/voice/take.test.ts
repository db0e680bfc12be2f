import { expect, test } from "vitest";
import { cutTake, heardRange, levelOf } from "./take.ts";

const RATE = 1000;

function take(loudFrom: number, loudTo: number, level = 0.5): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(4 * RATE);
  samples.fill(level, loudFrom * RATE, loudTo * RATE);
  return samples;
}

test("Silence at both ends is cut off, with a little air left", () => {
  const range = heardRange(take(1, 3), RATE);
  expect(range.from).toBeCloseTo(0.85);
  expect(range.to).toBeCloseTo(3.15);
  expect(cutTake(take(1, 3), range, RATE)).toHaveLength(2300);
  expect(heardRange(take(0, 4), RATE)).toEqual({ from: 0, to: 4 });
});

test("A silent take is kept unchanged", () => {
  expect(heardRange(take(0, 0), RATE)).toEqual({ from: 0, to: 4 });
});

test.each([
  [0.01, "silent"],
  [0.05, "quiet"],
  [0.5, "good"],
  [1, "loud"],
] as const)("A take with a peak of %d is %s", (peak, level) => {
  expect(levelOf(take(1, 2, peak))).toBe(level);
});
