import type { TableLevel } from "#core/exports/templates.ts";
import { recognizeHeader, REQUIRED_WORDS } from "./recognize-header.ts";
import { MAX_LISTED_ROWS, type TableReading } from "./template-reading.ts";

/**
 * Number of rows in which both readers (`text-template.ts`, `workbook-template.ts`) search the
 * header of a user's own sheet: sheets have titles and groups of columns above it. Reports have a
 * number of their own in `workers/reports/find-header.ts`.
 */
export const HEADER_ROWS = 25;
/** Known names that make a row the header. */
const LEAST_NAMES = 3;

/**
 * A row of a user's own sheet with its number, from 1, and the contents of its cells. Both readers
 * (`text-template.ts`, `workbook-template.ts`) make it for `findHeaderRow` and `tableCollector`.
 */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const knownNames = (cells: readonly string[]) =>
  new Set(
    cells.flatMap((cell) => {
      const found = recognizeHeader(cell);
      return found?.isExact ? [`${found.concept} ${cell}`] : [];
    }),
  ).size;

/**
 * Finds the row that names a sheet's columns, `undefined` without one: of the first `HEADER_ROWS`,
 * the one with the most known names (`recognizeHeader` in `recognize-header.ts`), because a row
 * above it can name groups of columns. `least` is the number of names that it needs: `LEAST_NAMES`,
 * or for the tab of a level `LEAST_NAMES_OF_LEVEL` in `workbook-template.ts`. `text-template.ts`
 * and `workbook-template.ts` call it.
 */
export function findHeaderRow(rows: readonly SheetRow[], least = LEAST_NAMES): SheetRow | undefined {
  const [best] = rows
    .slice(0, HEADER_ROWS)
    .map((row) => ({ row, names: knownNames(row.cells) }))
    .toSorted((one, other) => other.names - one.names);
  return best && best.names >= least ? best.row : undefined;
}

/** Words of rows that explain the columns instead of having data. */
const INSTRUCTION =
  /^\s*(?:#|required|optional|mandatory|recommended|max\.?\s|example|pflicht|optional|erforderlich|obligatoire|facultatif|obligatorio|opcional|obbligatorio|facoltativo|verplicht|wymagane|必須|任意)/iu;

/** Whether a row below the header explains the columns, or names them again. */
function isInstruction(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled[0]?.trimStart().startsWith("#")) return true;
  const marked = filled.filter((cell) => INSTRUCTION.test(cell)).length;
  return marked >= 2 || (filled.length > 0 && marked * 2 > filled.length) || knownNames(cells) >= LEAST_NAMES;
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_CHARS = 40;
const MAX_HEADER_CHARS = 200;

/**
 * Collects facts about a table while `text-template.ts` or `workbook-template.ts` passes its rows:
 * the last data rows (`MAX_LISTED_ROWS` in `template-reading.ts`), sample values of each column
 * (`MAX_SAMPLES`, cut to `MAX_SAMPLE_CHARS`, in this file), and the last row with content. Rows
 * that explain the columns (`INSTRUCTION`) are no data. Both readers of sheets create one for each
 * table.
 */
export function tableCollector(header: SheetRow) {
  const rows: number[] = [];
  const samples = header.cells.map(() => new Set<string>());
  let lastRow = header.row;
  return {
    /** Adds a row below the header. */
    add({ row, cells }: SheetRow): void {
      if (cells.every((cell) => cell.trim() === "")) return;
      lastRow = row;
      if (isInstruction(cells)) return;
      rows.push(row);
      if (rows.length > MAX_LISTED_ROWS) rows.shift();
      for (const [at, cell] of cells.entries()) {
        const known = samples[at];
        if (!known || known.size >= MAX_SAMPLES || cell.trim() === "" || cell.length > MAX_SAMPLE_CHARS)
          continue;
        known.add(cell);
      }
    },
    /** The table; for a workbook also facts about the columns. */
    end(place: {
      readonly tab: string | null;
      readonly part: string | null;
      readonly level: TableLevel;
    }): TableReading {
      return {
        ...place,
        headerRow: header.row,
        lastRow,
        rows,
        columns: header.cells.map((name, at) => ({
          header: name.slice(0, MAX_HEADER_CHARS),
          samples: [...(samples[at] ?? [])],
          ...(REQUIRED_WORDS.test(name) && { isRequired: true as const }),
        })),
      };
    },
  };
}
