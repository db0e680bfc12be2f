import type { MeasuredRow } from "./measured-row.ts";

const isDay = ({ from, to }: MeasuredRow) => from !== null && from === to;

/** Whether two rows are about the same time; a row without days is about any time. */
const overlaps = (a: MeasuredRow, b: MeasuredRow) =>
  a.from === null || b.from === null || (a.from <= (b.to ?? b.from) && b.from <= (a.to ?? a.from));

/**
 * Leaves out periods of an ad that other rows of the same ad already cover, so that nothing counts
 * twice: single days win over periods, newer reports over older ones. The rows of one report do not
 * exclude each other. (Rows of equal days were replaced when the newer report was kept:
 * `countedRows` of the server.)
 */
export function dropOverlaps(rows: readonly MeasuredRow[]): {
  readonly rows: readonly MeasuredRow[];
  readonly dropped: number;
} {
  const kept: MeasuredRow[] = [];
  for (const own of Map.groupBy(rows, ({ source }) => source).values()) {
    const days = own.filter(isDay);
    const periods = own.filter((row) => !isDay(row)).toSorted((a, b) => b.report - a.report);
    const accepted = [...days];
    for (const period of periods) {
      const isCovered = accepted.some((row) => row.report !== period.report && overlaps(row, period));
      if (!isCovered) accepted.push(period);
    }
    kept.push(...accepted);
  }
  return { rows: kept, dropped: rows.length - kept.length };
}
