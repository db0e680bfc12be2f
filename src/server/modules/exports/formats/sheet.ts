import { isSafeCell } from "#core/exports/cells.ts";

/**
 * A table of texts: a header, and rows with a cell for each column. The writers (`formats.ts` lists
 * them) build it with `buildSheet`, `encodeCsv` (`csv.ts`) and `encodeXlsx` (`xlsx.ts`) encode it.
 */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The cells of one row by the name of their column; missing ones become empty. Writers make them
 * for `buildSheet`.
 */
export type Cells<Column extends string> = { readonly [Name in Column]?: string };

/**
 * Builds a sheet from rows by column name, for the writers of all formats: missing cells become
 * empty, and cells without a column in `header` are dropped. Throws if a cell starts like a formula
 * (`isSafeCell` in `core/exports/cells.ts`): writers leave such ads out before, and no file may
 * ever contain one.
 */
export function buildSheet<const Column extends string>(
  header: readonly Column[],
  rows: readonly Cells<Column>[],
): Sheet {
  const built = rows.map((row) => header.map((column) => row[column] ?? ""));
  for (const cell of built.flat()) {
    if (!isSafeCell(cell)) throw new Error(`a cell starts like a formula: ${cell.slice(0, 20)}`);
  }
  return { header, rows: built };
}

/**
 * Names of `count` numbered columns, for example "Headline 1" to "Headline 15", for the headers of
 * `copy-deck.ts`, `google-editor.ts` and `google-display.ts`. They pass the most texts of the field
 * in `core/platforms/platforms.ts`, or of a display ad or asset group in `core/exports/limits.ts`.
 */
export function numbered<const Name extends string>(name: Name, count: number): `${Name} ${number}`[] {
  return Array.from({ length: count }, (_, index): `${Name} ${number}` => `${name} ${index + 1}`);
}

/**
 * Fills numbered columns with the texts of a list, as many as there are, from "Headline 1";
 * `google-editor.ts` and `google-display.ts` build rows of search and display ads with it.
 * `buildSheet` drops cells whose column the header lacks, which is how longer lists are cut.
 */
export function numberedCells<const Name extends string>(
  name: Name,
  texts: readonly string[],
): Readonly<Record<`${Name} ${number}`, string>> {
  const cells = texts.map((text, index) => [`${name} ${index + 1}`, text]);
  return Object.fromEntries(cells) as Record<`${Name} ${number}`, string>;
}
