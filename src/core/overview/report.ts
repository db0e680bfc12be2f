import * as z from "zod/mini";
import type { ReportFigure } from "./report-columns.ts";

/** Maximum size of a report. */
export const MAX_REPORT_BYTES = 1024 * 1024;
/** Maximum number of rows of an uploaded report. */
export const MAX_REPORT_ROWS = 20_000;
/** Maximum number of columns of an uploaded report. */
export const MAX_REPORT_COLUMNS = 1000;
/** Maximum length of a cell in characters. */
export const MAX_REPORT_CELL_CHARS = 20_000;

const groupSchema = z.object({
  name: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** `null` if the report has no such column. */
  conversions: z.nullable(z.number()),
});

/** The sums of one campaign of a report, or of the whole report. */
export type ReportGroup = z.output<typeof groupSchema>;

/** Sums of a report. The server does not store them. */
export const reportSchema = z.object({
  /** Column names in the report. */
  columns: z.object({ impressions: z.string(), clicks: z.string(), conversions: z.nullable(z.string()) }),
  /** `rows`: summed rows, `totals`: skipped total rows. */
  rows: z.number(),
  totals: z.number(),
  /**
   * Whether a sum was rounded: platforms that attribute conversions to several ads report
   * fractions.
   */
  rounded: z.boolean(),
  /** Sums per campaign, or of the whole report with an empty name. */
  groups: z.array(groupSchema),
});

/** What was read from a platform's report, before the user assigns it to campaigns. */
export type Report = z.output<typeof reportSchema>;

/** The report, or an error message for the user. */
export type ReportResult =
  | { readonly report: Report; readonly problem?: undefined }
  | { readonly report?: undefined; readonly problem: string };

/** Sums the figures of several campaigns. */
export function sumFigures(
  parts: readonly { readonly [figure in ReportFigure]: number | null }[],
): Record<ReportFigure, number> {
  const sum = (figure: ReportFigure) => parts.reduce((total, part) => total + (part[figure] ?? 0), 0);
  return { impressions: sum("impressions"), clicks: sum("clicks"), conversions: sum("conversions") };
}
