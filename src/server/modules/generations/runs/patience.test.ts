import { expect, test } from "vitest";
import { AiError } from "#server/adapters/ai/ai.ts";
import { hasTime, waitsOf } from "./patience.ts";

const after = (tries: number, waitedMs: number) => ({ row: { tries }, waitedMs, begun: performance.now() });
const busy = (retryAfterMs?: number) => new AiError("rate_limited", retryAfterMs);

test("waits double, and never fall short of what the provider asks for", () => {
  expect(waitsOf(after(1, 0))(busy())).toBe(500);
  expect(waitsOf(after(2, 0))(busy())).toBe(1000);
  expect(waitsOf(after(1, 0))(busy(7000))).toBe(7000);
});

test("after three tries, or a wait nobody sits through, the provider is not asked again", () => {
  expect(waitsOf(after(3, 0))(busy())).toBeUndefined();
  expect(waitsOf(after(1, 0))(busy(31_000))).toBeUndefined();
  expect(waitsOf(after(1, 0))(new AiError("bad_key"))).toBeUndefined();
});

test("all tries and waits together take 100 s at most, and none is begun that had less than 10 s left", () => {
  expect(waitsOf(after(1, 60_000))(busy(29_000))).toBe(29_000);
  expect(waitsOf(after(1, 62_000))(busy(29_000))).toBeUndefined();
  expect(hasTime(after(2, 89_000))).toBe(true);
  expect(hasTime(after(2, 90_001))).toBe(false);
});

test("what was said of a failure once holds for it", () => {
  const run = after(1, 0);
  const waits = waitsOf(run);
  const error = busy();
  expect(waits(error)).toBe(500);
  run.waitedMs = 95_000;
  expect(waits(error)).toBe(500);
  expect(waits(busy())).toBeUndefined();
});
