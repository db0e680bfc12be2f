import { expect, test } from "vitest";
import { spanProgress } from "./span-progress.ts";

const DAY = 86_400_000;
const span = { start: 0, end: 30 * DAY };

test.each([
  [0, 0, 30],
  [3 * DAY, 10, 27],
  [29.5 * DAY, 98.333, 1],
  [30 * DAY, 100, 0],
  // Until the renewal is known, the old span is over.
  [31 * DAY, 100, 0],
  [-DAY, 0, 31],
])("at %d ms %d percent are over and %d days left", (now, done, daysLeft) => {
  const progress = spanProgress(span, now);
  expect(progress.done).toBeCloseTo(done, 2);
  expect(progress.daysLeft).toBe(daysLeft);
});
