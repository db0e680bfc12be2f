import { templateProblems } from "#core/exports/template.copy.ts";
import { recordContents, readRecords, type CsvRecord } from "./csv-records.ts";
import { findHeaderRow, HEADER_ROWS, tableCollector, type SheetRow } from "./find-table.ts";
import { decodeSheet, encodeSheet, type DecodedSheet } from "./sheet-encoding.ts";
import {
  isFormula,
  refuseFormula,
  TemplateProblem,
  type TableRows,
  type TemplateReading,
} from "./template-reading.ts";

const SEPARATORS = [",", ";", "\t", "|"] as const;

function decode(bytes: Uint8Array): DecodedSheet {
  const sheet = decodeSheet(bytes);
  if (!sheet) throw new TemplateProblem(templateProblems.notASheet);
  return sheet;
}

/** The header as one separator finds it; an open quotation mark finds none. */
function headerWith(text: string, separator: string): { header?: SheetRow; problem?: unknown } {
  const rows: SheetRow[] = [];
  try {
    for (const record of readRecords(text, separator)) {
      rows.push({ row: record.row, cells: recordContents(text, record) });
      if (rows.length >= HEADER_ROWS) break;
    }
  } catch (problem) {
    return { problem };
  }
  const header = findHeaderRow(rows);
  return header ? { header } : {};
}

/**
 * Reads a CSV or TSV sheet in a worker (`readTemplateFile` in `template-file.ts` calls it). Of the
 * `SEPARATORS` that give a row of known column names (`find-table.ts`), it takes the one with the
 * most columns. `csv-records.ts` applies the limits (`TEMPLATE_LIMITS` in
 * `core/exports/limits.ts`). Throws `TemplateProblem` (words: `core/exports/template.copy.ts`).
 */
export function readTextTemplate(bytes: Uint8Array): TemplateReading {
  const { text, encoding } = decode(bytes);
  const found = SEPARATORS.map((separator) => ({ separator, ...headerWith(text, separator) }));
  const [best] = found
    .filter(({ header }) => header !== undefined)
    .toSorted((one, other) => (other.header?.cells.length ?? 0) - (one.header?.cells.length ?? 0));
  const header = best?.header;
  if (!header) {
    const problem = found.map((each) => each.problem).find((each) => each instanceof TemplateProblem);
    throw problem ?? new TemplateProblem(templateProblems.noHeader);
  }
  const { separator } = best;
  const table = tableCollector(header);
  for (const record of readRecords(text, separator)) {
    const cells = recordContents(text, record);
    const formula = cells.findIndex(isFormula);
    if (formula >= 0) refuseFormula(record.row, formula);
    if (record.row > header.row) table.add({ row: record.row, cells });
  }
  return { text: { encoding, separator }, tables: [table.end({ tab: null, part: null, level: "ad" })] };
}

/** The rows that the writer needs: the header, the copied row, and the last row with content. */
interface Anchors {
  readonly header: CsvRecord;
  readonly copied: CsvRecord | undefined;
  readonly last: CsvRecord;
  /** Of the first row that has one. */
  readonly lineEnd: string;
}

function findAnchors(
  text: string,
  separator: string,
  rows: { header: number; copied: number | null; last: number },
): Anchors {
  const found = new Map<number, CsvRecord>();
  let lineEnd = "";
  for (const record of readRecords(text, separator)) {
    lineEnd ||= text.slice(record.end, record.next);
    if (record.row === rows.header || record.row === rows.copied || record.row === rows.last) {
      found.set(record.row, record);
    }
  }
  const [header, last] = [found.get(rows.header), found.get(rows.last)];
  if (!header || !last) throw new TemplateProblem(templateProblems.notASheet);
  return {
    header,
    last,
    lineEnd: lineEnd || "\r\n",
    copied: rows.copied === null ? undefined : found.get(rows.copied),
  };
}

/** Whether every cell of the header is in quotation marks; new cells then are too. */
const isQuoted = (text: string, { cells }: CsvRecord) => cells.every(({ start }) => text[start] === '"');

/**
 * Adds rows below the last row with content of a text file, for the task `fillTemplate`
 * (`template-file.ts`); every other byte stays. New cells are quoted as the header is, line ends
 * are those of the first row with one, and copied cells are the same characters as in their row;
 * `sheet-encoding.ts` encodes them. Throws `TemplateProblem` (words:
 * `core/exports/template.copy.ts`).
 */
export function fillTextTemplate(
  bytes: Uint8Array,
  reading: TemplateReading,
  [added]: readonly TableRows[],
): Uint8Array {
  const { text, encoding } = decode(bytes);
  const [table] = reading.tables;
  const separator = reading.text?.separator;
  if (!table || !added || separator === undefined) throw new TemplateProblem(templateProblems.notASheet);
  const { header, copied, last, lineEnd } = findAnchors(text, separator, {
    header: table.headerRow,
    copied: added.copyFrom,
    last: table.lastRow,
  });
  const quotesAll = isQuoted(text, header);
  const needsQuotes = (cell: string) =>
    quotesAll || cell.includes(separator) || /["\r\n]|^\s|\s$/u.test(cell);
  const write = (cell: string) => (needsQuotes(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const rows = added.rows.map((cells) =>
    header.cells
      .map((_, at) => {
        const cell = cells[at] ?? null;
        const source = copied?.cells[at];
        if (cell !== null) return write(cell);
        return source ? text.slice(source.start, source.end) : write("");
      })
      .join(separator),
  );
  const hasLineEnd = last.next > last.end;
  const lines = hasLineEnd ? rows.map((row) => row + lineEnd) : rows.map((row) => lineEnd + row);
  const at = encodeSheet(encoding, text.slice(0, last.next)).length;
  return Buffer.concat([bytes.subarray(0, at), encodeSheet(encoding, lines.join("")), bytes.subarray(at)]);
}
