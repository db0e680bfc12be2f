import { CsvError, parse } from "csv-parse/sync";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import { reportMessages, reportProblems } from "#core/reports/messages.ts";
import type { ReportAnswers, ReportReading } from "#core/reports/report-reading.ts";
import { SheetLimitError } from "../xlsx/read-sheet.ts";
import { isZip, readWorkbook } from "../xlsx/read-workbook.ts";
import { DoctypeError } from "../xlsx/read-xml.ts";
import { UnpackError } from "../xlsx/unpack.ts";
import { decodeReportText, repairDoubleEncoding } from "./decode-text.ts";
import type { Line } from "./dialect.ts";
import { readTable, type RememberedAnswers } from "./read-table.ts";

/**
 * Result of the task that reads a report: its figures, or a sentence of `core/reports/messages.ts`
 * for the user about why it cannot be read.
 */
export type ReportFileResult =
  | { readonly reading: ReportReading; readonly problem?: undefined }
  | { readonly reading?: undefined; readonly problem: string };

/** Separators of columns that platforms and spreadsheets use. */
const SEPARATORS = [",", "\t", ";"] as const;
/** Number of lines in which the separator is searched. */
const SAMPLE_LINES = 50;

/** The file cannot be read; the message is for the user. */
class ReportProblem extends Error {}

function readCsv(text: string, separator: string, to?: number): Line[] {
  const rows: Line[] = [];
  parse(text, {
    delimiter: separator,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: REPORT_LIMITS.rowBytes,
    ...(to !== undefined && { to }),
    on_record(cells: string[], { lines }) {
      if (rows.length >= REPORT_LIMITS.rows) throw new SheetLimitError("rows");
      if (cells.length > REPORT_LIMITS.columns) throw new SheetLimitError("columns");
      if (cells.some((cell) => cell.length > REPORT_LIMITS.cellChars)) throw new SheetLimitError("cellChars");
      rows.push({ line: lines, cells });
      return null;
    },
  });
  return rows;
}

/** The largest number of the first lines that have the same number of columns, at least two. */
function equalLines(text: string, separator: string): number {
  const widths = new Map<number, number>();
  try {
    for (const { cells } of readCsv(text, separator, SAMPLE_LINES)) {
      if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    }
  } catch (error) {
    if (error instanceof SheetLimitError) throw error;
  }
  return Math.max(0, ...widths.values());
}

function linesOfText(bytes: Uint8Array): Line[] {
  const decoded = decodeReportText(bytes);
  if (decoded === undefined) throw new ReportProblem(reportProblems.notAReport);
  const text = repairDoubleEncoding(decoded);
  const [best] = SEPARATORS.map((separator) => ({ separator, equal: equalLines(text, separator) })).toSorted(
    (a, b) => b.equal - a.equal,
  );
  return readCsv(text, best!.separator);
}

/** Message about a report without usable rows. */
function noRowsProblem({ skipped }: ReportReading): string {
  const unreadable = skipped.find(({ why }) => why === "bad_number");
  return unreadable ? reportMessages.unreadableRow(unreadable.row) : reportProblems.noRows;
}

/** Error message about a file; `undefined` for internal errors. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof ReportProblem) return error.message;
  if (error instanceof SheetLimitError) return reportProblems.limits[error.limit];
  if (error instanceof UnpackError)
    return reportProblems[error.reason === "too_large" ? "unpacked" : "notAReport"];
  if (error instanceof DoctypeError) return reportProblems.notAReport;
  if (error instanceof CsvError) {
    const line = Number(error["lines"] ?? 1);
    return error.code === "CSV_MAX_RECORD_SIZE"
      ? reportProblems.limits.cellChars
      : reportProblems.quote(line);
  }
  return undefined;
}

/**
 * Reads a platform's report from a CSV or XLSX file, as a part of the task `readReport`. Of a
 * workbook, the first sheet with a header counts; a text is split by the best of `SEPARATORS`.
 * Returns the figures, or the sentence for the user about why there are none (`problemOf` above;
 * words: `core/reports/messages.ts`). Only for workers: 20,000 rows take most of a second.
 * Limits: `REPORT_LIMITS` in `core/reports/limits.ts`.
 *
 * @param answers the user's answers for this file
 * @param remembered earlier answers by the hash of the header
 */
export function readReportFile(
  bytes: Uint8Array,
  answers: ReportAnswers = {},
  remembered: RememberedAnswers = {},
): ReportFileResult {
  try {
    const tables = isZip(bytes)
      ? readWorkbook(bytes, REPORT_LIMITS).map(({ rows }) => rows)
      : [linesOfText(bytes)];
    for (const lines of tables) {
      const reading = readTable(lines, answers, remembered);
      if (reading) return reading.rows.length > 0 ? { reading } : { problem: noRowsProblem(reading) };
    }
    return { problem: reportProblems.noHeader };
  } catch (error) {
    const problem = problemOf(error);
    // Malformed XML is an ordinary error of the parser.
    if (problem === undefined && isZip(bytes)) return { problem: reportProblems.notAReport };
    if (problem === undefined) throw error;
    return { problem };
  }
}
