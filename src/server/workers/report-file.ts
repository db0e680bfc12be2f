import { CsvError, parse } from "csv-parse/sync";
import { MAX_REPORT_CELL_CHARS, MAX_REPORT_COLUMNS, type Report, type ReportResult } from "#core/overview/report.ts";
import { reportMessages } from "#core/overview/results.copy.ts";
import {
  MAX_LINES_ABOVE_HEADER,
  type ReportLine,
  ReportError,
  createReportReader,
  readHead,
} from "#core/overview/report-reader.ts";

/** Platforms and spreadsheets set columns apart by one of these. */
const DELIMITERS = [",", "\t", ";"] as const;
/** In bytes of its cells. */
const MAX_ROW_BYTES = 200_000;

/** What no text has; a spreadsheet's own file format is full of it. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f]/;

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROL_CHARACTERS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** A mark at the start says which form of Unicode it is; without one it is UTF-8, or an old spreadsheet's. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes);
  return decodeAs("utf-8", bytes) ?? decodeAs("windows-1252", bytes);
}

/** Reads a CSV line by line and keeps none of them. Throws `ReportError`, or what `onLine` throws. */
function parseLines(text: string, delimiter: string, onLine: (line: ReportLine) => void): void {
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_BYTES,
      // Called for each cell as it ends: a row is refused before it is whole.
      cast(cell, { index, lines }) {
        if (index >= MAX_REPORT_COLUMNS)
          throw new ReportError(reportMessages.tooManyColumns(lines, MAX_REPORT_COLUMNS));
        if (cell.length > MAX_REPORT_CELL_CHARS) throw new ReportError(reportMessages.longCell(lines, MAX_REPORT_CELL_CHARS));
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

/** Ends a parse early. */
class StopParsing extends Error {}

/** Whether the first lines name the columns when they are set apart by this delimiter. Throws `ReportError`. */
function hasHeader(text: string, delimiter: string): boolean {
  let found = false;
  let lines = 0;
  try {
    parseLines(text, delimiter, ({ cells }) => {
      found = readHead(cells) !== undefined;
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
 * Reads the CSV of a platform's report, whichever way it is encoded and set apart. After a look at the first lines for
 * the delimiter, the file is parsed once. For workers: a file of 1 MB takes up to 0.3 s.
 */
export function readReportFile(bytes: Uint8Array): ReportResult {
  const text = decode(bytes);
  if (text === undefined) return { problem: reportMessages.notText };
  try {
    return { report: readText(text) };
  } catch (error) {
    if (error instanceof ReportError) return { problem: error.message };
    throw error;
  }
}
