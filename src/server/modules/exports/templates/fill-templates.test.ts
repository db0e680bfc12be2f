import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { decodeSheet } from "#server/workers/templates/sheet-encoding.ts";
import { fillTemplate, readTemplateFile } from "#server/workers/templates/template-file.ts";
import { isZip, readWorkbook } from "#server/workers/xlsx/read-workbook.ts";
import { sampleInputOf } from "../formats/sample-input.fixture.ts";
import { proposeMapping } from "./propose-mapping.ts";
import type { SampleSheet } from "./sample-sheet.fixture.ts";
import { templateRows } from "./template-cells.ts";
import { TEXT_SHEETS } from "./text-sheets.fixture.ts";
import { TIKTOK_SHEETS } from "./tiktok-sheets.fixture.ts";
import { workbookSheets } from "./workbook-sheets.fixture.ts";

const samples = [...TEXT_SHEETS, ...TIKTOK_SHEETS, ...(await workbookSheets())];
const LIMITS = { rows: 100_000, columns: 1000, cellChars: 100_000 };
const SEPARATORS = [",", ";", "\t"] as const;

/** Cells of a sheet as a reader that shares no code with the writer finds them, by row number. */
function cellsOf(bytes: Uint8Array, tab?: string | null): Map<number, readonly string[]> {
  if (isZip(bytes)) {
    const { rows } = readWorkbook(bytes, LIMITS).find(({ name }) => name === tab)!;
    return new Map(rows.map(({ line, cells }) => [line, cells]));
  }
  const { text } = decodeSheet(bytes)!;
  const separator = SEPARATORS.toSorted(
    (one, other) => text.split(other).length - text.split(one).length,
  )[0]!;
  const rows: string[][] = parse(text, { bom: true, delimiter: separator, relax_column_count: true });
  return new Map(rows.map((cells, index) => [index + 1, cells]));
}

function filled(sample: SampleSheet) {
  const { reading, problem } = readTemplateFile(sample.bytes);
  if (!reading) throw new Error(problem);
  const input = sampleInputOf(sample.platforms);
  const mapping = reading.tables.map((table) => proposeMapping(sample.network, table, undefined));
  const sheet = { network: sample.network, fileId: "", name: "", reading, mapping };
  const tables = templateRows(sheet, input.ads, input);
  const result = fillTemplate({ bytes: sample.bytes, reading, tables });
  if ("problem" in result) throw new Error(result.problem);
  return { ...input, reading, mapping, tables, bytes: result.bytes };
}

test("there are at least 20 sheets", () => expect(samples.length).toBeGreaterThanOrEqual(20));

test.each(samples)("$what: finds header, rows and columns, and writes paused ads", (sample) => {
  const { reading, mapping, bytes, ads } = filled(sample);
  const index = reading.tables.findIndex(({ level }) => level === "ad");
  const table = reading.tables[index]!;
  expect([table.headerRow, table.lastRow, mapping[index]?.copyFrom]).toEqual([
    sample.headerRow,
    sample.lastRow,
    sample.copyFrom,
  ]);
  const rows = cellsOf(bytes, table.tab);
  const header = rows.get(table.headerRow)!;
  const cell = (row: number, column: string) => rows.get(row)?.[header.indexOf(column)] ?? "";
  for (const [column, expected] of Object.entries(sample.cells)) {
    const found = cell(sample.lastRow + 1, column);
    if (typeof expected === "string") expect([column, found]).toEqual([column, expected]);
    else expect([column, found]).toEqual([column, expect.stringMatching(expected)]);
  }
  for (const [column, expected] of Object.entries(sample.copied ?? {})) {
    for (const at of ads.keys())
      expect([column, cell(sample.lastRow + 1 + at, column)]).toEqual([column, expected]);
  }
  for (const [at, ad] of ads.entries()) {
    expect(cell(sample.lastRow + 1 + at, sample.name).split(" ")[0]).toBe(ad.key);
  }
});

test.each(samples)("$what: every other cell is the same", (sample) => {
  const { bytes, reading, tables } = filled(sample);
  for (const [index, { tab, lastRow }] of reading.tables.entries()) {
    const [before, after] = [cellsOf(sample.bytes, tab), cellsOf(bytes, tab)];
    const count = tables[index]!.rows.length;
    for (const [row, cells] of before) {
      if (row <= lastRow) expect(after.get(row)).toEqual(cells);
    }
    const isBlank = (cells: readonly string[] | undefined) =>
      (cells ?? []).every((content) => content === "");
    const added = [...after].filter(([row, cells]) => row > lastRow && !isBlank(cells)).map(([row]) => row);
    expect(added).toEqual(Array.from({ length: count }, (_, at) => lastRow + 1 + at));
  }
});

test.each(samples.filter(({ bytes }) => !isZip(bytes)))(
  "$what: is the same file, byte for byte, with rows added at one place",
  (sample) => {
    const { bytes } = filled(sample);
    const added = bytes.length - sample.bytes.length;
    let start = 0;
    while (start < sample.bytes.length && bytes[start] === sample.bytes[start]) start++;
    const isInsertionAt = (at: number) =>
      Buffer.compare(bytes.subarray(0, at), sample.bytes.subarray(0, at)) === 0 &&
      Buffer.compare(bytes.subarray(at + added), sample.bytes.subarray(at)) === 0;
    expect(added).toBeGreaterThan(0);
    expect(isInsertionAt(start)).toBe(true);
    const [before, after] = [decodeSheet(sample.bytes)!, decodeSheet(bytes)!];
    expect(after.encoding).toBe(before.encoding);
    const endsOf = (text: string) =>
      new Set(text.replaceAll(/"(?:[^"]|"")*"/gu, "").match(/\r\n|\r|\n/gu) ?? []);
    expect([...endsOf(after.text)].toSorted()).toEqual([...endsOf(before.text)].toSorted());
    expect(/[\r\n]$/u.test(after.text)).toBe(/[\r\n]$/u.test(before.text));
  },
);

/** XML of a sheet without rows below one, and without the area that it says it uses. */
const withoutNewRows = (xml: string, lastRow: number) =>
  xml
    .replace(/(<(?:\w+:)?dimension ref=")[^"]*"/u, '$1"')
    .replaceAll(
      /<(?:\w+:)?row [^>]*?\br="(\d+)"[^>]*?(?:\/>|>.*?<\/(?:\w+:)?row>)\n?/gsu,
      (row, number: string) => (Number(number) > lastRow ? "" : row),
    );

test.each(samples.filter(({ bytes }) => isZip(bytes)))(
  "$what: every part of the archive but the filled sheets has the same bytes, in the same order",
  (sample) => {
    const { bytes, reading } = filled(sample);
    const [before, after] = [unzipSync(sample.bytes), unzipSync(bytes)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = new Map(reading.tables.map(({ part, lastRow }) => [part, lastRow]));
    for (const [name, content] of Object.entries(before)) {
      const lastRow = changed.get(name);
      if (lastRow === undefined) {
        expect([name, Buffer.compare(after[name]!, content)]).toEqual([name, 0]);
        continue;
      }
      const text = (part: Uint8Array) => Buffer.from(part).toString();
      // Rows that had formats only are filled in, so they count as new.
      expect(withoutNewRows(text(after[name]!), lastRow).replaceAll("\n", "")).toBe(
        withoutNewRows(text(content), lastRow).replaceAll("\n", ""),
      );
    }
  },
);

test.each(samples)("$what: can be filled in again, below the rows of the first time", (sample) => {
  const first = filled(sample);
  const again = filled({ ...sample, bytes: first.bytes });
  const index = again.reading.tables.findIndex(({ level }) => level === "ad");
  expect(again.reading.tables[index]?.lastRow).toBe(sample.lastRow + first.ads.length);
  const table = again.reading.tables[index]!;
  const rows = cellsOf(again.bytes, table.tab);
  const row = (cells: readonly string[] | undefined) => cells?.join("\t").trimEnd();
  expect(row(rows.get(table.lastRow + 1))).toBe(row(cellsOf(first.bytes, table.tab).get(sample.lastRow + 1)));
});
