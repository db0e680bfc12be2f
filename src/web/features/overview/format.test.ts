import { expect, test } from "vitest";
import { formatCount } from "#core/reports/format-figures.ts";
import { formatChange, formatRate, relativeTime } from "./format.ts";

test("Counts, rates and changes are formatted for display", () => {
  expect([formatCount(1234), formatRate(4.8), formatRate(0.04), formatRate(0), formatRate(5)]).toEqual([
    "1,234",
    "4.8%",
    "0.04%",
    "0%",
    "5%",
  ]);
  expect([formatChange(12.5), formatChange(-33.333), formatChange(0), formatChange(100)]).toEqual([
    "+12.5",
    "-33.3",
    "0",
    "+100",
  ]);
});

test("Times are relative for a week, then dates", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const before = (hours: number) => relativeTime(new Date(now - hours * 3_600_000).toISOString(), now);
  expect(before(0)).toBe("Just now");
  expect(before(-1)).toBe("Just now");
  expect(before(0.5)).toMatch(/30/);
  expect(before(2)).toMatch(/2/);
  expect(before(24 * 8)).toMatch(/2026/);
});
