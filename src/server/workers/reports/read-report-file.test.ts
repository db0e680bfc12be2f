import { expect, test } from "vitest";
import { REPORT_FIXTURES, TRUTH } from "../../../../tests/support/reports/report-fixtures.ts";
import { readReportFile } from "./read-report-file.ts";

test("has a report of each platform in each language and format", () => {
  expect(REPORT_FIXTURES).toHaveLength(60);
});

test.each(REPORT_FIXTURES)("reads $name to the cent, without its totals", ({ bytes }) => {
  const { reading, problem } = readReportFile(bytes);
  expect(problem).toBeUndefined();
  const { rows, questions, kept } = reading!;
  expect({ questions, kept }).toEqual({ questions: [], kept: [] });
  expect({
    rows: rows.length,
    impressions: rows.reduce((sum, row) => sum + row.impressions, 0),
    clicks: rows.reduce((sum, row) => sum + (row.clicks ?? 0), 0),
    spendCents: rows.reduce((sum, row) => sum + Math.round((row.spend ?? 0) * 100), 0),
    conversions: rows.reduce((sum, row) => sum + (row.conversions ?? 0), 0),
  }).toEqual(TRUTH);
  expect(new Set(rows.map(({ from }) => from))).toEqual(new Set(["2026-09-13", "2026-09-14"]));
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(["EUR"]));
});
