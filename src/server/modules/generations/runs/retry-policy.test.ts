import { expect, test } from "vitest";
import { AiError } from "#server/adapters/ai/ai.ts";
import { hasTimeForTry, retryDelay } from "./retry-policy.ts";

const after = (tries: number, waitedMs: number) => ({
  row: { tries },
  waitedMs,
  startedAt: performance.now(),
  providerBudgetMs: 100_000,
});
const busy = (retryAfterMs?: number) => new AiError("rate_limited", retryAfterMs);

test("Delays double and are never shorter than the provider's Retry-After", () => {
  expect(retryDelay(after(1, 0))(busy())).toBe(500);
  expect(retryDelay(after(2, 0))(busy())).toBe(1000);
  expect(retryDelay(after(1, 0))(busy(7000))).toBe(7000);
});

test("No retry follows the third try, a delay above 30 s or a permanent error", () => {
  expect(retryDelay(after(3, 0))(busy())).toBeUndefined();
  expect(retryDelay(after(1, 0))(busy(31_000))).toBeUndefined();
  expect(retryDelay(after(1, 0))(new AiError("bad_key"))).toBeUndefined();
});

test("Tries and delays take at most 100 s, and no try starts with less than 10 s left", () => {
  expect(retryDelay(after(1, 60_000))(busy(29_000))).toBe(29_000);
  expect(retryDelay(after(1, 62_000))(busy(29_000))).toBeUndefined();
  expect(hasTimeForTry(after(2, 89_000))).toBe(true);
  expect(hasTimeForTry(after(2, 90_001))).toBe(false);
});

test("A larger budget gives more time", () => {
  const own = { ...after(2, 500_000), providerBudgetMs: 600_000 };
  expect(hasTimeForTry(own)).toBe(true);
  expect(hasTimeForTry({ ...own, waitedMs: 595_000 })).toBe(false);
});

test("The decision about an error does not change", () => {
  const run = after(1, 0);
  const delayFor = retryDelay(run);
  const error = busy();
  expect(delayFor(error)).toBe(500);
  run.waitedMs = 95_000;
  expect(delayFor(error)).toBe(500);
  expect(delayFor(busy())).toBeUndefined();
});
