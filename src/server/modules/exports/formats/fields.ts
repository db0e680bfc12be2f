import { textsOf } from "#core/campaigns/ad-fields.ts";
import type { ExportAd } from "./format.ts";

/** The text of a single field; empty if it has none. */
export function textOf({ fields }: Pick<ExportAd, "fields">, name: string): string {
  return textsOf(fields[name])[0] ?? "";
}

/** The texts of a list field without empty ones. */
export function listOf({ fields }: Pick<ExportAd, "fields">, name: string): string[] {
  return textsOf(fields[name]).filter((text) => text !== "");
}

/** A budget as sheets have it: a dot and two decimals; empty without one. */
export function budgetCell(budget: number | null): string {
  return budget === null ? "" : budget.toFixed(2);
}

/** Splits rows so that no file has more than an importer takes; the last part may be shorter. */
export function partsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}

/** Name of one of several files: "pinterest-bulk-2.csv"; a single file has no number. */
export function partName(name: string, extension: string, index: number, count: number): string {
  return count === 1 ? `${name}.${extension}` : `${name}-${index + 1}.${extension}`;
}
