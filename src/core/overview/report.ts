import * as z from "zod/mini";
import type { ReportFigure } from "./report-columns.ts";

/** Maximum size of an uploaded report in bytes; the browser and the route refuse larger ones. */
export const MAX_REPORT_BYTES = 1024 * 1024;
/** Maximum number of rows of an uploaded report; the reader refuses more. */
export const MAX_REPORT_ROWS = 20_000;
/** Maximum number of columns of an uploaded report; the reader refuses more. */
export const MAX_REPORT_COLUMNS = 1000;
/** Maximum length of a cell of an uploaded report in characters. */
export const MAX_REPORT_CELL_CHARS = 20_000;

const groupSchema = z.object({
  name: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** `null` if the report has no such column. */
  conversions: z.nullable(z.number()),
});

/** The sums of one campaign of an uploaded report, or of the whole report. */
export type ReportGroup = z.output<typeof groupSchema>;

/** Response of `POST /api/results/report`: sums of a report. The server does not store them. */
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

/**
 * What was read from a platform's report, before the user assigns it to campaigns on the start
 * page.
 */
export type Report = z.output<typeof reportSchema>;

/** What the worker returns for an uploaded report: its sums, or an error message for the user. */
export type ReportResult =
  | { readonly report: Report; readonly problem?: undefined }
  | { readonly report?: undefined; readonly problem: string };

/**
 * Sums the figures of several campaigns of a report, on the server for the whole report and in the
 * form for chosen ones.
 */
export function sumFigures(
  parts: readonly { readonly [figure in ReportFigure]: number | null }[],
): Record<ReportFigure, number> {
  const sum = (figure: ReportFigure) => parts.reduce((total, part) => total + (part[figure] ?? 0), 0);
  return { impressions: sum("impressions"), clicks: sum("clicks"), conversions: sum("conversions") };
}
