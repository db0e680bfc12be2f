import { expect, test } from "vitest";
import { dateOrderOf, readDate, defaultDateOrder } from "./dates.ts";

test.each([
  ["2026-09-01", "2026-09-01"],
  ["2026-09-01T00:00:00Z", "2026-09-01"],
  ["20260901", "2026-09-01"],
  ["01.09.2026", "2026-09-01"],
  ["1. Sept. 2026", "2026-09-01"],
  ["Mo., 1. Sept. 2026", "2026-09-01"],
  ["1. März 2026", "2026-03-01"],
  ["Sep 1, 2026", "2026-09-01"],
  ["Tue, Sep 1, 2026", "2026-09-01"],
  ["1 sept. 2026", "2026-09-01"],
  ["1 août 2026", "2026-08-01"],
  ["1 de septiembre de 2026", "2026-09-01"],
  ["1 settembre 2026", "2026-09-01"],
  ["1 ago 2026", "2026-08-01"],
  ["46266", "2026-09-01"],
  ["31.02.2026", undefined],
  ["soon", undefined],
  ["", undefined],
])("reads %j", (text, date) => {
  expect(readDate(text, "day-first")).toBe(date);
});

test("reads slashed dates in the order of their column", () => {
  expect(readDate("03/04/2026", "day-first")).toBe("2026-04-03");
  expect(readDate("03/04/2026", "month-first")).toBe("2026-03-04");
  expect(dateOrderOf(["03/04/2026", "13/04/2026"])).toBe("day-first");
  expect(dateOrderOf(["03/04/2026", "04/13/2026"])).toBe("month-first");
  expect(dateOrderOf(["03/04/2026"])).toBeUndefined();
  expect(defaultDateOrder("de")).toBe("day-first");
  expect(defaultDateOrder("en")).toBeUndefined();
});
