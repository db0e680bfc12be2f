import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";

/**
 * Reads a CSV file with an independent library and returns its rows by column; `seedProblems`,
 * `pinterest-v2.test.ts` and `tests/integration/exports` compare the written cells with it. Throws
 * if a row lacks columns or does not end with CRLF.
 */
export function csvRows(bytes: Uint8Array): Record<string, string>[] {
  return parse(Buffer.from(bytes), { bom: true, columns: true, record_delimiter: "\r\n" });
}

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/**
 * Reads the cells of one tab of a workbook from its XML, row by row, so that tests do not use the
 * code under test to read.
 */
function workbookCells(bytes: Uint8Array, tab: number): string[][] {
  const xml = strFromU8(unzipSync(bytes)[`xl/worksheets/sheet${tab}.xml`]!);
  const decode = (text: string) =>
    text
      .replaceAll(/&(lt|gt|quot|amp);/gu, (_, name: string) => ENTITIES[name]!)
      .replaceAll(/_x([0-9A-F]{4})_/gu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gsu)].map(([, row = ""]) => {
    const cells: string[] = [];
    for (const [, letters = "", text = ""] of row.matchAll(
      /<c r="([A-Z]+)\d+"[^>]*><is><t[^>]*>(.*?)<\/t>/gsu,
    )) {
      const index = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < index) cells.push("");
      cells[index] = decode(text);
    }
    return cells;
  });
}

/**
 * Reads one tab of a workbook (`tab` counts from 1; a missing one throws) and returns its rows by
 * column, empty cells as "". `seedProblems` (`check-files.fixture.ts`) and
 * `tests/integration/exports/exports.test.ts` compare written files with it. `xlsx.ts` writes
 * workbooks, the writer of a format (`formats.ts`) its columns.
 */
export function workbookRows(bytes: Uint8Array, tab: number): Record<string, string>[] {
  const [header = [], ...rows] = workbookCells(bytes, tab);
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ""])));
}
