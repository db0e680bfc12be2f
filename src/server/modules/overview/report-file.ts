import { CsvError, parse } from "csv-parse/sync";
import { findHead, readReport, type ReportLine, type ReportReading } from "#core/overview/report.ts";
import { reportMessages } from "#core/overview/results-words.ts";

/** Platforms and spreadsheets set columns apart by one of these. */
const DELIMITERS = [",", "\t", ";"] as const;
const LONGEST_CELL = 20_000;

/** What no text has; a spreadsheet's own file format is full of it. */
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]/;

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? undefined : text;
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

interface Parsed {
  readonly lines: readonly ReportLine[];
  /** The line at which a quotation mark is wrong, if one is. */
  readonly broken?: number;
}

function split(text: string, delimiter: string): Parsed {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: LONGEST_CELL * 10,
    }) as unknown as { readonly record: string[]; readonly info: { readonly lines: number } }[];
    return { lines: records.map(({ record, info }) => ({ line: info.lines, cells: record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { lines: [], broken: Number(error["lines"] ?? 1) };
  }
}

/** Reads the CSV of a platform's report, whichever way it is encoded and set apart. */
export function readReportFile(bytes: Uint8Array): ReportReading {
  const text = decode(bytes);
  if (text === undefined) return { problem: reportMessages.notText };
  const tries = DELIMITERS.map((delimiter) => split(text, delimiter));
  const found = tries.find(({ lines }) => findHead(lines));
  if (found) return readReport(found.lines);
  const broken = tries.find((one) => one.broken !== undefined)?.broken;
  return { problem: broken === undefined ? reportMessages.noColumns : reportMessages.quote(broken) };
}
