import { CsvError, parse } from "csv-parse/sync";
import {
  MAX_REPORT_CELL_CHARS,
  MAX_REPORT_COLUMNS,
  type Report,
  type ReportResult,
} from "#core/overview/report.ts";
import { reportMessages } from "#core/overview/results.copy.ts";
import {
  MAX_LINES_ABOVE_HEADER,
  type ReportLine,
  ReportError,
  createReportReader,
  readHeader,
} from "#core/overview/report-reader.ts";
import { decodeText } from "./reports/decode-text.ts";

/** Delimiters that platforms and spreadsheets use. */
const DELIMITERS = [",", "\t", ";"] as const;
/** Maximum size of all cells of a row. */
const MAX_ROW_BYTES = 200_000;

/**
 * Reads a CSV line by line without keeping lines. Throws `ReportError`, or what `onLine` throws.
 */
function parseLines(text: string, delimiter: string, onLine: (line: ReportLine) => void): void {
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      // Runs per cell, so an oversized row is rejected before it is complete.
      cast(cell, { index, lines }) {
        if (index >= MAX_REPORT_COLUMNS)
          throw new ReportError(reportMessages.tooManyColumns(lines, MAX_REPORT_COLUMNS));
        if (cell.length > MAX_REPORT_CELL_CHARS)
          throw new ReportError(reportMessages.longCell(lines, MAX_REPORT_CELL_CHARS));
        return cell;
      },
      on_record(cells: string[], { lines }) {
        onLine({ line: lines, cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error["lines"] ?? 1);
    const isLong = error.code === "CSV_MAX_RECORD_SIZE";
    throw new ReportError(isLong ? reportMessages.longRow(line) : reportMessages.quote(line));
  }
}

/** Thrown to stop parsing early. */
class StopParsing extends Error {}

/**
 * Whether the first lines name the columns when they are set apart by this delimiter. Throws
 * `ReportError`.
 */
function hasHeader(text: string, delimiter: string): boolean {
  let found = false;
  let lines = 0;
  try {
    parseLines(text, delimiter, ({ cells }) => {
      found = readHeader(cells) !== undefined;
      if (found || ++lines >= MAX_LINES_ABOVE_HEADER) throw new StopParsing();
    });
  } catch (error) {
    if (!(error instanceof StopParsing)) throw error;
  }
  return found;
}

/** Which delimiter makes the first lines name the columns. Throws `ReportError` when none does. */
function findDelimiter(text: string): string {
  let problem: unknown;
  for (const delimiter of DELIMITERS) {
    try {
      if (hasHeader(text, delimiter)) return delimiter;
    } catch (error) {
      problem ??= error;
    }
  }
  throw problem ?? new ReportError(reportMessages.noColumns);
}

function readText(text: string): Report {
  const reader = createReportReader();
  parseLines(text, findDelimiter(text), reader.add);
  return reader.end();
}

/**
 * Reads, in the task `readReport`, an advertising platform's CSV report of any supported encoding
 * and delimiter, which it detects from the first lines. Runs in workers only: 1 MB takes up to 0.3
 * s.
 */
export function readReportFile(bytes: Uint8Array): ReportResult {
  const text = decodeText(bytes);
  if (text === undefined) return { problem: reportMessages.notText };
  try {
    return { report: readText(text) };
  } catch (error) {
    if (error instanceof ReportError) return { problem: error.message };
    throw error;
  }
}
