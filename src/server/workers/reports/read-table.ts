import type { ReportAnswers, ReportReading, ReportRow, SkipReason } from "#core/reports/report-reading.ts";
import { currencyOfName } from "./currency.ts";
import { dialectOf, questionsAbout, type Line } from "./dialect.ts";
import { findHeader } from "./find-header.ts";
import { hashHeader } from "./hash-header.ts";
import { readRow, type RowFormat } from "./read-row.ts";
import { kindsOf } from "./total-row.ts";

/** A parsed row with its cells, from which totals are recognized. */
interface Read {
  readonly row: ReportRow;
  readonly cells: readonly string[];
}

/** Longest label of a total that is passed on. */
const MAX_LABEL = 200;

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
  const label = (cells: readonly string[]) => cells.find((cell) => cell.trim() !== "")?.trim() ?? "";
  const totals = read.flatMap(({ row: { line, impressions }, cells }, at) =>
    kinds[at] === "total" ? [{ line, label: label(cells).slice(0, MAX_LABEL), impressions }] : [],
  );
  return { rows: of("ad", "kept"), kept: of("kept"), totals };
}

/**
 * Corrections of earlier reports by the hash of their header (`hashHeader` in `hash-header.ts`);
 * how many are kept is `REMEMBERED_ANSWERS` in `modules/reports/matches.repo.ts`.
 * `read-upload.service.ts` reads them from the database and hands them to the worker.
 */
export type RememberedAnswers = Readonly<Record<string, ReportAnswers>>;

/**
 * Reads the cells of a platform's report: `find-header.ts` finds the columns, `dialect.ts` the
 * formats, `read-row.ts` reads the rows, `total-row.ts` drops totals. `readReportFile`
 * (`read-report-file.ts`) calls it in a worker; the server matches the rows to ads. `undefined` if
 * no row names a column of impressions and one of clicks or spend (problem `noHeader`).
 */
export function readTable(
  lines: readonly Line[],
  given: ReportAnswers = {},
  rememberedAnswers: RememberedAnswers = {},
): ReportReading | undefined {
  const found = findHeader(lines.map(({ cells }) => cells));
  if (!found) return undefined;
  const headerHash = hashHeader(lines[found.at]!.cells);
  const remembered = rememberedAnswers[headerHash];
  const answers = { ...remembered, ...given };
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
    headerHash,
    remembered: remembered !== undefined,
    sample: body.find(({ line }) => line === rows[0]?.line)?.cells ?? [],
    rows,
    skipped: allSkipped.toSorted((a, b) => a.row - b.row),
    totals,
    kept: kept.map(({ line }) => line),
    questions: questionsAbout(dialect, rows),
    clicksColumn,
  };
}
