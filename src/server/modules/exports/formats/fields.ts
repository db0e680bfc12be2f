import { textsOf } from "#core/campaigns/ad-fields.ts";
import type { ExportAd } from "./format.ts";

/**
 * Returns the text of a field of an ad by its name in `core/platforms/platforms.ts`, empty if it
 * has none; `chatgpt.ts`, `meta-sheet.ts` and `pinterest-v2.ts` fill cells with it.
 */
export function textOf({ fields }: Pick<ExportAd, "fields">, name: string): string {
  return textsOf(fields[name])[0] ?? "";
}

/**
 * Returns the texts of a list field of an ad (`core/platforms/platforms.ts`), such as headlines,
 * without empty ones; `copy-deck.ts`, `google-display.ts`, `google-editor.ts` and
 * `microsoft-bulk.ts` spread them over numbered columns.
 */
export function listOf({ fields }: Pick<ExportAd, "fields">, name: string): string[] {
  return textsOf(fields[name]).filter((text) => text !== "");
}

/**
 * Writes a daily budget into the cell of a sheet: a dot and two decimals, without a currency, empty
 * without a budget. The writers of all formats with budgets call it; the budget is a setting of the
 * export (`core/exports/settings.ts`).
 */
export function budgetCell(budget: number | null): string {
  return budget === null ? "" : budget.toFixed(2);
}

/**
 * Splits rows into parts of `size`, the last one shorter, so that no file has more than an importer
 * accepts. Only `pinterest-v2.ts` calls it, with `maxRows` of `core/exports/formats.ts`; the other
 * writers make one file.
 */
export function partsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

/**
 * Name of one of the `count` files that `partsOf` splits a sheet into, for example
 * "pinterest-bulk-2.csv" for `index` 1, for `pinterest-v2.ts`; a single file has no number.
 */
export function partName(name: string, extension: string, index: number, count: number): string {
  return count === 1 ? `${name}.${extension}` : `${name}-${index + 1}.${extension}`;
}
