import type { ReportAnswers, ReportReading, ReportRow, SkipReason } from "#core/reports/report-reading.ts";
import { currencyOfName } from "./currency.ts";
import { dialectOf, questionsAbout, type Line } from "./dialect.ts";
import { findHeader } from "./find-header.ts";
import { readRow, type RowFormat } from "./read-row.ts";
import { kindsOf } from "./total-row.ts";

/** A row that was read, with its cells, in which totals are recognized. */
interface Read {
  readonly row: ReportRow;
  readonly cells: readonly string[];
}

interface Skipped {
  readonly row: number;
  readonly why: SkipReason;
}

/** Reads every row below the header. A total without a date is left to `splitTotals`. */
function readRows(body: readonly Line[], format: RowFormat): { read: Read[]; skipped: Skipped[] } {
  const read: Read[] = [];
  const skipped: Skipped[] = [];
  for (const line of body) {
    const row = readRow(line, format);
    if (typeof row === "string") skipped.push({ row: line.line, why: row });
    else read.push({ row, cells: line.cells });
  }
  return { read, skipped };
}

/** Separates the totals from the rows of ads. */
function splitTotals(read: readonly Read[]) {
  const kinds = kindsOf(
    read.map(({ row, cells }) => ({ ...row, cells, name: row.adName || row.adSet || row.campaign })),
  );
  const of = (...wanted: readonly string[]) =>
    read.flatMap(({ row }, at) => (wanted.includes(kinds[at] ?? "") ? [row] : []));
  return { rows: of("ad", "kept"), kept: of("kept"), totals: of("total") };
}

/**
 * Reads the cells of a platform's report. Runs in a worker (file-tasks.ts); the server matches the
 * rows to ads. `undefined` if no row names a column of impressions and one of clicks or spend.
 */
export function readTable(lines: readonly Line[], answers: ReportAnswers = {}): ReportReading | undefined {
  const found = findHeader(lines.map(({ cells }) => cells));
  if (!found) return undefined;
  const mapping = answers.mapping ?? found.mapping;
  const header = lines[found.at]!.cells;
  const body = lines.slice(found.at + 1);
  const dialect = dialectOf(body, { ...found, mapping }, answers);
  const clicksColumn =
    mapping.linkClicks !== undefined ? "linkClicks" : mapping.clicks !== undefined ? "clicks" : undefined;
  const spendColumn = mapping.spend === undefined ? "" : (header[mapping.spend] ?? "");
  const currency = currencyOfName(spendColumn) ?? answers.currency;
  const { read, skipped } = readRows(body, { mapping, dialect, clicksColumn, currency });
  const { rows, kept, totals } = splitTotals(read);
  const allSkipped = [...skipped, ...totals.map(({ line }) => ({ row: line, why: "total" as const }))];
  return {
    language: found.language,
    header,
    mapping,
    sample: body[0]?.cells ?? [],
    rows,
    skipped: allSkipped.toSorted((a, b) => a.row - b.row),
    kept: kept.map(({ line }) => line),
    questions: questionsAbout(dialect, rows),
    clicksColumn,
  };
}
