import * as z from "zod/mini";
import type { ReportFigure } from "./report-columns.ts";

/** Largest report that is read. */
export const MAX_REPORT_BYTES = 1024 * 1024;
export const MAX_REPORT_ROWS = 20_000;
export const MAX_REPORT_COLUMNS = 1000;
/** In characters. */
export const MAX_REPORT_CELL_CHARS = 20_000;

const groupSchema = z.object({
  name: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** `null` when the report has no such column. */
  conversions: z.nullable(z.number()),
});
export type ReportGroup = z.output<typeof groupSchema>;

/** What was read of a report; nothing of it is stored. */
export const reportSchema = z.object({
  /** The report's own names of the columns that were read. */
  columns: z.object({ impressions: z.string(), clicks: z.string(), conversions: z.nullable(z.string()) }),
  /** Rows that were added up, and total rows that were left out. */
  rows: z.number(),
  totals: z.number(),
  /** Platforms that share conversions among ads report parts of one: then the sum was rounded. */
  rounded: z.boolean(),
  /** By campaign, or the whole report under an empty name. */
  groups: z.array(groupSchema),
});
export type Report = z.output<typeof reportSchema>;

/** The report, or why it cannot be read, in words for its owner. */
export type ReportResult =
  | { readonly report: Report; readonly problem?: undefined }
  | { readonly report?: undefined; readonly problem: string };

/** The sum of several campaigns of a report, figure by figure. */
export function sumFigures(
  parts: readonly { readonly [figure in ReportFigure]: number | null }[],
): Record<ReportFigure, number> {
  const sum = (figure: ReportFigure) => parts.reduce((total, part) => total + (part[figure] ?? 0), 0);
  return { impressions: sum("impressions"), clicks: sum("clicks"), conversions: sum("conversions") };
}
