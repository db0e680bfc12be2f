import { SaxesParser } from "saxes";
import { localName } from "../xlsx/read-xml.ts";

/**
 * A cell of a sheet's XML with its place in it, in UTF-16 units; `scanSheet` reports it within its
 * row to `workbook-template.ts`, which reads its text, and `fill-workbook.ts`, which copies it.
 */
export interface XmlCell {
  /** From 0. */
  readonly column: number;
  readonly start: number;
  readonly end: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** Content of `<v>` or of the inline string. */
  readonly value: string;
  readonly hasFormula: boolean;
}

/**
 * A row of a sheet's XML with its place in it, from `scanSheet`; `fill-workbook.ts` writes new rows
 * after the last one.
 */
export interface SheetXmlRow {
  /** From 1. */
  readonly row: number;
  readonly start: number;
  /** End of its opening tag. */
  readonly openEnd: number;
  readonly end: number;
  /** Written as `<row/>`. */
  readonly isEmptyTag: boolean;
  readonly cells: readonly XmlCell[];
}

/**
 * An element of a sheet's XML outside of the rows, with its place, such as a validation (read by
 * `cell-validations.ts`) or the dimension (changed by `fill-workbook.ts`). `scanSheet` reports it.
 */
export interface SheetElement {
  /** Without its namespace prefix. */
  readonly name: string;
  /** As written, with the prefix. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly openEnd: number;
  readonly isEmptyTag: boolean;
}

/** Handlers that a scan of a sheet's XML calls for rows and other elements. */
interface SheetEvents {
  readonly row?: (row: SheetXmlRow) => void;
  /** Called when an element outside of the rows opens. */
  readonly element?: (element: SheetElement) => void;
  /** Called with the text of an element outside of the rows, and the start of its end tag. */
  readonly close?: (name: string, text: string, start: number) => void;
}

/**
 * Column number, from 0, of a cell address such as "AB12"; -1 for anything else.
 * `cell-validations.ts` and `fill-workbook.ts` call it.
 */
export function columnOf(address: string): number {
  const [, letters] = /^\$?([A-Z]{1,3})(?:\$?\d+)?$/.exec(address) ?? [];
  if (letters === undefined) return -1;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/**
 * Reads the XML of a sheet of a user's workbook, one row in memory at a time.
 * `readWorkbookTemplate` (`workbook-template.ts`) finds columns and rows with it, and
 * `fillWorkbookTemplate` (`fill-workbook.ts`) uses the positions to change some cells and copy all
 * other bytes. Throws the errors of the callbacks, and for malformed XML.
 */
export function scanSheet(xml: string, events: SheetEvents): void {
  const parser = new SaxesParser();
  let row: { row: number; start: number; openEnd: number; isEmptyTag: boolean; cells: XmlCell[] } | undefined;
  let cell:
    | {
        column: number;
        start: number;
        attributes: Record<string, string>;
        value: string;
        hasFormula: boolean;
      }
    | undefined;
  let [lastRow, isValue, text] = [0, false, ""];
  /** An attribute cannot contain "<", so the last one before the end of a tag starts it. */
  const startOf = () => xml.lastIndexOf("<", parser.position - 1);
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes, isSelfClosing }) => {
    const tag = localName(name);
    const place = { start: startOf(), openEnd: parser.position, isEmptyTag: isSelfClosing };
    if (tag === "row" && !row) {
      lastRow = Number(attributes["r"] ?? lastRow + 1);
      row = { row: lastRow, ...place, cells: [] };
    } else if (tag === "c" && row) {
      const address = attributes["r"];
      const before = row.cells.at(-1)?.column ?? -1;
      const column = address === undefined ? before + 1 : columnOf(address);
      cell = { column, start: place.start, attributes, value: "", hasFormula: false };
    } else if (cell) {
      if (tag === "f") cell.hasFormula = true;
      isValue = tag === "v" || (tag === "t" && cell.attributes["t"] === "inlineStr");
    } else if (!row) {
      text = "";
      events.element?.({ name: tag, tag: name, attributes, ...place });
    }
  });
  parser.on("text", (part) => {
    if (cell) cell.value += isValue ? part : "";
    else if (!row) text += part;
  });
  parser.on("closetag", ({ name }) => {
    const tag = localName(name);
    const end = parser.position;
    if (cell) {
      isValue = false;
      if (tag !== "c") return;
      row?.cells.push({ ...cell, end });
      cell = undefined;
    } else if (row) {
      if (tag !== "row") return;
      events.row?.({ ...row, end });
      row = undefined;
    } else {
      events.close?.(tag, text, startOf());
      text = "";
    }
  });
  parser.write(xml).close();
}
