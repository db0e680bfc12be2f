import { templateProblems } from "#core/exports/template.copy.ts";
import { TEMPLATE_LIMITS } from "#core/exports/limits.ts";
import { TemplateProblem } from "./template-reading.ts";

/**
 * A row of a text file with the places of its cells, in UTF-16 units, so that rows can be added
 * without changing the others. `readRecords` makes it, `text-template.ts` reads it.
 */
export interface CsvRecord {
  /** From 1, as a spreadsheet numbers it. */
  readonly row: number;
  readonly cells: readonly { readonly start: number; readonly end: number }[];
  /** Start of the line end; the end of the text for a last row without one. */
  readonly end: number;
  /** Start of the next row. */
  readonly next: number;
}

const isLineEnd = (character: string | undefined) => character === "\r" || character === "\n";

/** End of a quoted cell, behind its closing quotation mark. */
function quotedEnd(text: string, start: number, row: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new TemplateProblem(templateProblems.quote(row));
    if (text[quote + 1] !== '"') return quote + 1;
    from = quote + 2;
  }
}

/**
 * Yields the rows of a user's own sheet in a text file (RFC 4180, any separator and line end)
 * without changing anything, so that `text-template.ts` can add rows and leave the rest as it is.
 * Throws `TemplateProblem` beyond `TEMPLATE_LIMITS` (`core/exports/limits.ts`) and for an open
 * quotation mark (words: `core/exports/template.copy.ts`).
 */
export function* readRecords(text: string, separator: string): Generator<CsvRecord> {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (let row = 1; at < text.length; row++) {
    const cells: { start: number; end: number }[] = [];
    for (;;) {
      const start = at;
      if (text[at] === '"') at = quotedEnd(text, at, row);
      while (at < text.length && text[at] !== separator && !isLineEnd(text[at])) at++;
      cells.push({ start, end: at });
      if (cells.length > TEMPLATE_LIMITS.columns) throw new TemplateProblem(templateProblems.columns);
      if (at - start > TEMPLATE_LIMITS.cellChars) throw new TemplateProblem(templateProblems.cellChars);
      if (text[at] !== separator) break;
      at++;
    }
    const end = at;
    if (text[at] === "\r" && text[at + 1] === "\n") at += 2;
    else if (at < text.length) at++;
    if (row > TEMPLATE_LIMITS.rows) throw new TemplateProblem(templateProblems.rows);
    yield { row, cells, end, next: at };
  }
}

/**
 * Content of a cell of a user's own sheet in a text file: without quotation marks around it,
 * doubled ones as one.
 */
function cellContent(text: string, { start, end }: { readonly start: number; readonly end: number }): string {
  const raw = text.slice(start, end);
  const [, quoted, rest = ""] = /^"((?:[^"]|"")*)"(.*)$/su.exec(raw) ?? [];
  return quoted === undefined ? raw : quoted.replaceAll('""', '"') + rest;
}

/**
 * Contents of all cells of a row, without quotation marks around them, when a user's own sheet in a
 * text file is read (`text-template.ts`).
 */
export const recordContents = (text: string, { cells }: CsvRecord): string[] =>
  cells.map((cell) => cellContent(text, cell));
