import { expect, test } from "vitest";
import { decimalSignOf, isAmbiguous, isMissing, readNumber } from "./numbers.ts";

test.each<[string[], "." | "," | undefined]>([
  [["1.204", "11,52"], ","],
  [["1,204", "11.52"], "."],
  [["1.204,50"], ","],
  [["1,204.50"], "."],
  [["1.204", "1.204.000"], ","],
  [["12,34,567"], "."],
  [["0.5"], "."],
  [["12.3456"], "."],
  [["1.204", "980"], undefined],
  [["1 204", "980"], undefined],
  [["€ 12,83"], ","],
  [["12,83 €"], ","],
  [["12.83 USD"], "."],
])("finds the decimal sign of %j", (cells, sign) => {
  expect(decimalSignOf(cells)).toBe(sign);
});

test("reports that 1.204 alone is ambiguous", () => {
  expect(isAmbiguous(["1.204"])).toBe(true);
  expect(isAmbiguous(["1204", "980"])).toBe(false);
  expect(isAmbiguous(["1.204", "0.5"])).toBe(false);
});

test.each<[string, "." | ",", number | undefined]>([
  ["1.204", ",", 1204],
  ["1.204", ".", 1.204],
  ["1 204,5", ",", 1204.5],
  ["1\u202f204", ",", 1204],
  ["1'204.50", ".", 1204.5],
  ["12,34,567", ".", 1_234_567],
  ["US$ 12.83", ".", 12.83],
  ["1.42 %", ".", 1.42],
  ["1,2K", ".", undefined],
  ["-5", ".", undefined],
  ["=1+1", ".", undefined],
  ["1e5", ".", undefined],
  ["", ".", undefined],
])("reads %j with the decimal sign %s", (text, sign, number) => {
  expect(readNumber(text, sign)).toBe(number);
});

test("distinguishes missing figures from 0", () => {
  for (const text of ["", " ", "--", "-", "—", "< 10 %", "n/a"]) expect(isMissing(text)).toBe(true);
  expect(isMissing("0")).toBe(false);
});
