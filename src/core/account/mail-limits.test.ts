import { expect, test } from "vitest";
import { verificationMailWaitSeconds } from "./mail-limits.ts";

test.each([
  ["The first mail waits 0 s", [], 0],
  ["A second mail waits 0 s", [0], 0],
  ["A third mail within a minute waits until the minute is over", [1, 20.5], 40],
  ["The minute is a sliding window", [1, 59.5], 1],
  ["Two older mails do not count for the minute", [60, 60], 0],
  ["A sixth mail within an hour waits", [70, 200, 300, 400, 3000], 600],
  [
    "An eleventh mail within a day waits",
    [3700, 3700, 7300, 7300, 7300, 7300, 7300, 7300, 7300, 86_000],
    400,
  ],
  ["The longest wait of all limits applies", [5, 10, 15, 20, 25], 3575],
])("%s", (_, ages, seconds) => {
  expect(verificationMailWaitSeconds(ages)).toBe(seconds);
});
