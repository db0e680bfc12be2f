import type { MatchedRow } from "./match-rows.ts";

const add = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : a + b);

/**
 * Sums matched rows of an uploaded file with the same ad, days and currency, for `matchReport`
 * (`match-report.service.ts`): reports with breakdowns by age, placement or device have several.
 * The texts are those of the first one.
 */
export function sumRows(rows: readonly MatchedRow[]): MatchedRow[] {
  const sums = new Map<string, MatchedRow>();
  for (const row of rows) {
    const key = `${replaceKey(row)} ${row.currency ?? ""}`;
    const before = sums.get(key);
    sums.set(
      key,
      before
        ? {
            ...before,
            impressions: before.impressions + row.impressions,
            clicks: add(before.clicks, row.clicks),
            spend: add(before.spend, row.spend),
            conversions: add(before.conversions, row.conversions),
            value: add(before.value, row.value),
            resultType: before.resultType === row.resultType ? before.resultType : "",
          }
        : row,
    );
  }
  return [...sums.values()];
}

/**
 * Identifies the rows that a newly kept report replaces: the same ad on the same days. `sumRows`,
 * previews (`present-reading.ts`) and `keepReport` (`keep-report.service.ts`) compare it.
 * `countedRows` (`rows.repo.ts`) applies the same rule to results.
 */
export const replaceKey = (row: {
  readonly source: string;
  readonly from: string | null;
  readonly to: string | null;
}): string => `${row.source} ${row.from ?? ""} ${row.to ?? ""}`;
