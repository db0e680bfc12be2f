import { templateProblems } from "#core/exports/template.copy.ts";
import { columnLetters, escapeText } from "../../lib/spreadsheet-xml.ts";
import { columnOf, scanSheet, type XmlCell, type SheetElement, type SheetXmlRow } from "./scan-sheet.ts";
import {
  TemplateProblem,
  type TableReading,
  type TableRows,
  type TemplateReading,
} from "./template-reading.ts";
import { sheetText } from "./workbook-template.ts";
import { openZip } from "./zip-parts.ts";

/** Rows of a sheet in Excel. */
const MAX_ROW = 1_048_576;

/** A place in the XML with the text that replaces it. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Facts about a sheet for the writer before it adds rows. */
interface SheetPlan {
  readonly copied: SheetXmlRow | undefined;
  /** Rows that exist below the last one with content; they have formats only. */
  readonly blank: readonly SheetXmlRow[];
  /** End of the last row with content. */
  readonly lastEnd: number;
  readonly dimension: SheetElement | undefined;
  /** Default formats of columns. */
  readonly formats: ReadonlyMap<number, string>;
  /** First and last rows of merged cells. */
  readonly merged: readonly (readonly [number, number])[];
}

const rowOf = (address: string) => Number(/\d+$/.exec(address)?.[0] ?? 0);

function planSheet(xml: string, { lastRow, columns }: TableReading, copyFrom: number | null): SheetPlan {
  let [copied, lastEnd]: [SheetXmlRow | undefined, number] = [undefined, 0];
  let dimension: SheetElement | undefined;
  const blank: SheetXmlRow[] = [];
  const formats = new Map<number, string>();
  const merged: [number, number][] = [];
  scanSheet(xml, {
    row: (row) => {
      if (row.row === copyFrom) copied = row;
      if (row.row <= lastRow) lastEnd = row.end;
      else blank.push(row);
    },
    element: (element) => {
      const { name, attributes } = element;
      if (name === "dimension") dimension = element;
      if (name === "mergeCell") {
        const [from = "", to = from] = (attributes["ref"] ?? "").split(":");
        merged.push([rowOf(from), rowOf(to)]);
      }
      if (name !== "col" || attributes["style"] === undefined) return;
      const last = Math.min(Number(attributes["max"]), columns.length);
      for (let at = Number(attributes["min"]); at <= last; at++) formats.set(at - 1, attributes["style"]);
    },
  });
  return { copied, blank, lastEnd, dimension, formats, merged };
}

/** First new row: below the content, and below merged cells that would swallow new rows. */
function firstNewRow(merged: SheetPlan["merged"], lastRow: number, count: number): number {
  let first = lastRow + 1;
  for (const [from, to] of merged.toSorted(([one], [other]) => one - other)) {
    if (from < first + count && to >= first) first = to + 1;
  }
  if (first + count - 1 > MAX_ROW) throw new TemplateProblem(templateProblems.noRoom);
  return first;
}

const setAttribute = (tag: string, name: string, value: string): string => {
  const pattern = new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`, "u");
  if (pattern.test(tag)) return tag.replace(pattern, (_, start: string) => `${start}"${value}"`);
  return tag.replace(/^<[^\s/>]+/u, (opening) => `${opening} ${name}="${value}"`);
};

/** A cell at another address, otherwise with the same characters. */
function moveCell(xml: string, { start, end }: XmlCell, address: string): string {
  const raw = xml.slice(start, end);
  const tagEnd = raw.indexOf(">") + 1;
  return setAttribute(raw.slice(0, tagEnd), "r", address) + raw.slice(tagEnd);
}

interface RowWork {
  readonly xml: string;
  readonly plan: SheetPlan;
  /** Prefix of the sheet's tags, with its colon; mostly empty. */
  readonly prefix: string;
  readonly columns: number;
}

/** The XML of one new row; `existing` is a row with formats only. */
function rowXml(
  { xml, plan, prefix, columns }: RowWork,
  number: number,
  cells: readonly (string | null)[],
  existing?: SheetXmlRow,
): string {
  const { copied, formats } = plan;
  const find = (row: SheetXmlRow | undefined, at: number) => row?.cells.find(({ column }) => column === at);
  const last = Math.max(
    columns - 1,
    ...[copied, existing].flatMap((row) => row?.cells.map(({ column }) => column) ?? []),
  );
  const written: string[] = [];
  for (let at = 0; at <= last; at++) {
    const address = `${columnLetters(at)}${number}`;
    const cell = at < columns ? (cells[at] ?? null) : null;
    const [source, blank] = [find(copied, at), find(existing, at)];
    if (cell === null) {
      const kept = source ?? blank;
      if (kept) written.push(moveCell(xml, kept, address));
      continue;
    }
    const format = source?.attributes["s"] ?? blank?.attributes["s"] ?? formats.get(at);
    const style = format === undefined ? "" : ` s="${format}"`;
    if (cell !== "") {
      written.push(
        `<${prefix}c r="${address}"${style} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${escapeText(cell)}</${prefix}t></${prefix}is></${prefix}c>`,
      );
    } else if (style !== "") written.push(`<${prefix}c r="${address}"${style}/>`);
  }
  const model = existing ?? copied;
  const tag = model
    ? xml
        .slice(model.start, model.openEnd)
        .replace(/\/>$/u, ">")
        .replace(/\sspans\s*=\s*(?:"[^"]*"|'[^']*')/u, "")
    : `<${prefix}row>`;
  return `${setAttribute(tag, "r", String(number))}${written.join("")}</${prefix}row>`;
}

/** The area that a sheet says it uses, with the new rows. */
function dimensionEdit(
  xml: string,
  { start, openEnd, attributes }: SheetElement,
  lastRow: number,
  columns: number,
): Edit {
  const [from = "A1", to = from] = (attributes["ref"] ?? "A1").split(":");
  const column = Math.max(columnOf(to), columns - 1);
  const ref = `${from}:${columnLetters(column)}${Math.max(rowOf(to), lastRow)}`;
  return { start, end: openEnd, text: setAttribute(xml.slice(start, openEnd), "ref", ref) };
}

function applyEdits(xml: string, edits: readonly Edit[]): string {
  let [text, from] = ["", 0];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += xml.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  return text + xml.slice(from);
}

function fillSheet(xml: string, table: TableReading, { copyFrom, rows }: TableRows): string {
  const plan = planSheet(xml, table, copyFrom);
  const first = firstNewRow(plan.merged, table.lastRow, rows.length);
  const columns = table.columns.length;
  const tagStart = xml.lastIndexOf("<", plan.lastEnd - 1);
  const [, prefix = ""] = /^<\/?([\w.-]+:)?row/u.exec(xml.slice(tagStart)) ?? [];
  const work = { xml, plan, prefix, columns };
  const edits = new Map<number, Edit>();
  for (const [index, cells] of rows.entries()) {
    const number = first + index;
    const existing = plan.blank.find(({ row }) => row === number);
    const text = rowXml(work, number, cells, existing);
    if (existing) {
      edits.set(existing.start, { start: existing.start, end: existing.end, text });
      continue;
    }
    // Behind the rows above it; several new rows at one place follow each other.
    const start = plan.blank.findLast(({ row }) => row < number)?.end ?? plan.lastEnd;
    const before = edits.get(-start)?.text ?? "";
    edits.set(-start, { start, end: start, text: before + text });
  }
  const last = first + rows.length - 1;
  const dimension = plan.dimension ? [dimensionEdit(xml, plan.dimension, last, columns)] : [];
  return applyEdits(xml, [...edits.values(), ...dimension]);
}

/**
 * Adds rows to the sheets of a workbook, for the task `fillTemplate` (`template-file.ts`): the XML
 * of these sheets is changed in the places of the rows only, and every other file of the workbook
 * keeps its bytes. New texts are inline strings, so that the table of shared strings stays too.
 * Throws `TemplateProblem` if there is no room below (`MAX_ROW`; words in
 * `core/exports/template.copy.ts`).
 */
export function fillWorkbookTemplate(
  bytes: Uint8Array,
  { tables }: TemplateReading,
  added: readonly TableRows[],
): Uint8Array {
  const parts = openZip(bytes);
  const contents = new Map<string, Uint8Array>();
  for (const [index, table] of tables.entries()) {
    const rows = added[index];
    if (table.part === null || !rows || rows.rows.length === 0) continue;
    contents.set(table.part, Buffer.from(fillSheet(sheetText(parts, table.part), table, rows)));
  }
  return parts.replace(contents);
}
