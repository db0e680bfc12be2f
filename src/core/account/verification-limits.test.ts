import { expect, test } from "vitest";
import { verificationMailWait } from "./verification-limits.ts";

test.each([
  ["the first mail", [], 0],
  ["a second one at once", [0], 0],
  ["a third one within the minute waits for its end", [1, 20.5], 40],
  ["a minute has no fixed beginning", [1, 59.5], 1],
  ["two older ones do not count for the minute", [60, 60], 0],
  ["a sixth one within the hour", [70, 200, 300, 400, 3000], 600],
  ["an eleventh one within the day", [3700, 3700, 7300, 7300, 7300, 7300, 7300, 7300, 7300, 86_000], 400],
  ["the longest wait counts", [5, 10, 15, 20, 25], 3575],
])("%s", (_, ages, seconds) => {
  expect(verificationMailWait(ages)).toBe(seconds);
});
