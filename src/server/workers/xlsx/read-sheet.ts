import { localName, readXml } from "./read-xml.ts";

/**
 * Limits of a sheet of a workbook; `readSheet` throws `SheetLimitError` beyond them.
 * `read-report-file.ts` passes those of `REPORT_LIMITS` (`core/reports/limits.ts`).
 */
export interface SheetLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cellChars: number;
}

/**
 * A sheet has more rows, columns or text than is allowed. `read-report-file.ts` turns it into a
 * sentence for the user (`reportProblems.limits` in `core/reports/messages.ts`).
 */
export class SheetLimitError extends Error {
  readonly limit: keyof SheetLimits;

  constructor(limit: keyof SheetLimits) {
    super(limit);
    this.limit = limit;
  }
}

/**
 * Reads the texts of a workbook that cells of all sheets refer to by number, before the sheets of a
 * report (`read-workbook.ts`) or of a user's own workbook (`workbook-template.ts`) are read.
 */
export function readSharedStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  if (!part) return strings;
  let [text, isText, isPhonetic] = ["", false, false];
  readXml(part, {
    open: ({ name }) => {
      const tag = localName(name);
      if (tag === "si") text = "";
      if (tag === "rPh") isPhonetic = true;
      isText = tag === "t" && !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (tag) => {
      if (tag === "t") isText = false;
      if (tag === "rPh") isPhonetic = false;
      if (tag === "si") strings.push(text);
    },
  });
  return strings;
}

/** Column number, from 0, of a cell's address such as "AB12". */
function columnOf(address: string): number {
  let column = 0;
  for (const character of address) {
    const digit = character.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

/**
 * Reads the cells of one sheet of a workbook as text, row by row; a formula counts as its stored
 * result. Throws `SheetLimitError`. `readWorkbook` (`read-workbook.ts`) calls it for each tab.
 */
export function readSheet(
  part: Uint8Array,
  strings: readonly string[],
  limits: SheetLimits,
): { readonly line: number; readonly cells: readonly string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 0;
  let [column, type, text, isValue] = [0, "", "", false];
  readXml(part, {
    open: ({ name, attributes }) => {
      const tag = localName(name);
      if (tag === "row") {
        line = Number(attributes["r"] ?? line + 1);
        cells = [];
        column = -1;
        if (rows.length >= limits.rows) throw new SheetLimitError("rows");
      }
      if (tag === "c") {
        column = attributes["r"] === undefined ? column + 1 : columnOf(attributes["r"]);
        if (column >= limits.columns) throw new SheetLimitError("columns");
        type = attributes["t"] ?? "n";
        text = "";
      }
      isValue = tag === "v" || (tag === "t" && type === "inlineStr");
    },
    text: (part) => {
      if (!isValue) return;
      text += part;
      if (text.length > limits.cellChars) throw new SheetLimitError("cellChars");
    },
    close: (tag) => {
      isValue = false;
      if (tag === "row") rows.push({ line, cells });
      if (tag !== "c" || column < 0) return;
      while (cells.length < column) cells.push("");
      const value = type === "s" ? (strings[Number(text)] ?? "") : text;
      if (value.length > limits.cellChars) throw new SheetLimitError("cellChars");
      cells[column] = value;
    },
  });
  return rows;
}
