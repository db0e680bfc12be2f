import { expect, test } from "vitest";
import { phoneRows } from "./phone-rows.ts";

const [wide, square, tall] = [
  { width: 1200, height: 628 },
  { width: 1080, height: 1080 },
  { width: 1080, height: 1920 },
];

const rows = (...shapes: (typeof wide)[]) =>
  phoneRows(shapes)
    .map(({ startsRow, halfRow }) => (startsRow ? "|" : "") + (halfRow ? "half" : "x"))
    .join(" ");

test("images are paired, wide ones have their own row, single ones take half a row", () => {
  expect(rows(square, square, tall, tall, square)).toBe("|x x |x x |half");
  expect(rows(wide, square, tall, tall, tall)).toBe("|x |x x |x x");
  expect(rows(wide, wide, wide, wide, wide)).toBe("|x |x |x |x |x");
  expect(rows(square, wide, square, tall, tall)).toBe("|half |x |x x |half");
});
