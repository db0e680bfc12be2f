import { expect, test } from "vitest";
import { isExpired, shouldExtend } from "./session-lease.ts";

test("A lease is extended when three ticks of 30 s or fewer remain", () => {
  expect(shouldExtend(120_000, 0)).toBe(false);
  expect(shouldExtend(119_999, 0)).toBe(true);
  expect(shouldExtend(-1, 0)).toBe(true);
});

test("A lease counts as expired 90 s before its end", () => {
  expect(isExpired(90_000, 0)).toBe(false);
  expect(isExpired(89_999, 0)).toBe(true);
});
