import { describe, expect, test } from "vitest";
import { addMonths, monthlyPeriod } from "./months.ts";

const at = (text: string) => new Date(text);

describe("addMonths", () => {
  test.each([
    ["2026-01-31T10:30:00Z", 1, "2026-02-28T10:30:00Z"],
    ["2028-01-31T10:30:00Z", 1, "2028-02-29T10:30:00Z"],
    ["2026-01-31T10:30:00Z", 2, "2026-03-31T10:30:00Z"],
    ["2026-01-30T00:00:00Z", 1, "2026-02-28T00:00:00Z"],
    ["2028-02-29T23:59:59Z", 12, "2029-02-28T23:59:59Z"],
    ["2028-02-29T23:59:59Z", 48, "2032-02-29T23:59:59Z"],
    ["2026-10-31T00:00:00Z", 4, "2027-02-28T00:00:00Z"],
    ["2026-12-15T12:00:00Z", 1, "2027-01-15T12:00:00Z"],
    ["2026-03-31T12:00:00Z", -1, "2026-02-28T12:00:00Z"],
  ])("%s and %i", (anchor, count, expected) => {
    expect(addMonths(at(anchor), count)).toEqual(at(expected));
  });
});

test("Each time is in exactly one period, and periods have no gaps", () => {
  const anchors = ["2026-01-31T10:30:00Z", "2028-02-29T00:00:00Z", "2026-11-20T23:59:59Z"].map(at);
  for (const anchor of anchors) {
    let end = anchor;
    for (let day = 0; day < 800; day += 1) {
      const now = new Date(anchor.getTime() + day * 86_400_000 + 3_600_000);
      const period = monthlyPeriod(anchor, now);
      expect(period.start <= now && now < period.end).toBe(true);
      if (period.start > end) throw new Error("There is a gap.");
      end = period.end;
    }
  }
});

test("The start of a period is inclusive", () => {
  const anchor = at("2026-01-31T10:30:00Z");
  const turn = at("2026-02-28T10:30:00Z");
  expect(monthlyPeriod(anchor, turn)).toEqual({ start: turn, end: at("2026-03-31T10:30:00Z") });
  expect(monthlyPeriod(anchor, new Date(turn.getTime() - 1)).end).toEqual(turn);
});
