/** Types that the readers and writers of users' own sheets share. */
import { templateProblems } from "#core/exports/template.copy.ts";
import type { TableLevel } from "#core/exports/templates.ts";
import { columnLetters } from "../../lib/spreadsheet-xml.ts";

/**
 * A column of a user's own sheet with the restrictions of its cells, as the reader found it:
 * `tableCollector` (`find-table.ts`) fills it, `cell-validations.ts` its `list` and `maxLength`.
 * `propose-mapping.ts` of `exports` reads it. Restrictions that are missing do not apply.
 */
export interface ColumnFacts {
  readonly header: string;
  /** Values of the list that the sheet validates cells with; missing without a list. */
  readonly list?: readonly string[];
  /** Longest text that the sheet's validation takes; missing without a limit. */
  readonly maxLength?: number;
  /** Whether the name or its comment says that cells are required. */
  readonly isRequired?: true;
  /** A few of the values in existing rows. */
  readonly samples: readonly string[];
}

/**
 * A table of a user's own sheet: its header and the rows below it. Row numbers start at 1.
 * `tableCollector` (`find-table.ts`) fills it; `rows` has the last `MAX_LISTED_ROWS`. `tab` and
 * `part` are `null` in text files.
 */
export interface TableReading {
  /** Name of the tab; `null` in text files. */
  readonly tab: string | null;
  /** Path of the sheet inside the workbook; `null` in text files. */
  readonly part: string | null;
  readonly level: TableLevel;
  readonly headerRow: number;
  /** The last row with content. */
  readonly lastRow: number;
  readonly columns: readonly ColumnFacts[];
  /** Numbers of the rows with data, the last 50 of them. */
  readonly rows: readonly number[];
}

/**
 * Encodings of text files that are read and written, by `sheet-encoding.ts`; a filled-in sheet
 * keeps its own.
 */
export type SheetEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * A user's own sheet as a worker read it (`text-template.ts` or `workbook-template.ts`): its tables
 * and how it is encoded. Stored with the sheet (`exports.table.ts`), and needed again to fill it
 * in.
 */
export interface TemplateReading {
  /** How a text file is written; `null` for workbooks, which take every character. */
  readonly text: {
    readonly encoding: SheetEncoding;
    readonly separator: string;
  } | null;
  readonly tables: readonly TableReading[];
}

/**
 * New rows for a table of a user's own sheet. `null` stands for a cell that is copied from the
 * example row, or empty without one. `modules/exports/templates/template-cells.ts` makes it of the
 * ads; `fillTemplate` (`template-file.ts`) writes it.
 */
export interface TableRows {
  readonly copyFrom: number | null;
  readonly rows: readonly (readonly (string | null)[])[];
}

/**
 * The user's own sheet cannot be read or filled in; the message is for the user and comes from
 * `core/exports/template.copy.ts`. The tasks in `template-file.ts` return it as a `problem`.
 */
export class TemplateProblem extends Error {}

/**
 * Maximum number of data rows, the last ones, that a reading lists (`tableCollector` in
 * `find-table.ts`), so that the stored reading stays small. Templates have at most
 * `TEMPLATE_LIMITS.rows` (`core/exports/limits.ts`).
 */
export const MAX_LISTED_ROWS = 50;

/**
 * Whether a cell of a text sheet is a formula that a spreadsheet program would run;
 * `readTextTemplate` (`text-template.ts`) refuses such sheets. For the texts of ads, `isSafeCell`
 * in `core/exports/cells.ts` decides. Text that only starts with a sign, such as a phone number, is
 * not a formula.
 */
export const isFormula = (text: string): boolean =>
  /^\s*=/u.test(text) || /^\s*[@+-]\s*[\p{L}.]+\s*\(/u.test(text) || /^\s*[@+-].*\|.*!/u.test(text);

/**
 * Throws the `TemplateProblem` of a formula in a sheet, with its place for the user, in both
 * readers of sheets. Rows start at 1, columns at 0. The words are `templateProblems` in
 * `core/exports/template.copy.ts`.
 */
export function refuseFormula(row: number, column: number): never {
  throw new TemplateProblem(templateProblems.formula(row, columnLetters(column)));
}
