import type { ReportField, ReportLanguage, ReportMapping } from "./report-fields.ts";

/**
 * A row of a report about one ad and one day or period. `read-row.ts` in the worker makes it,
 * `match-rows.ts` finds its ad, `rows.repo.ts` stores it. `null` for figures, days or a currency
 * that the report does not have.
 */
export interface ReportRow {
  /** Number of the line in the file, starting at 1. */
  readonly line: number;
  /** Name of the ad at the platform. */
  readonly adName: string;
  /** The platform's id of the ad; empty if the report has no such column. */
  readonly adId: string;
  readonly adSet: string;
  readonly campaign: string;
  readonly finalUrl: string;
  readonly image: string;
  readonly labels: string;
  /** ISO dates of the first and the last day; `null` if the report has no days. */
  readonly from: string | null;
  readonly to: string | null;
  readonly impressions: number;
  /** Clicks of the column that `clicksColumn` of the reading names; `null` without a figure. */
  readonly clicks: number | null;
  /** In units of `currency`. */
  readonly spend: number | null;
  readonly conversions: number | null;
  readonly value: number | null;
  readonly resultType: string;
  /** ISO 4217 code; `null` if the report does not say. */
  readonly currency: string | null;
}

/**
 * Why a row of a report is not counted; `read-row.ts` in the worker decides it, `skipReasonCopy` in
 * `reports.copy.ts` words it.
 */
export type SkipReason = "total" | "remark" | "bad_number" | "bad_date";

/**
 * Kinds of questions about a report that only the user can answer; `workers/reports/dialect.ts`
 * asks. The words are `questions` in `report-reading.copy.ts` (the form) and in `messages.ts` (a
 * refused request).
 */
export const REPORT_QUESTIONS = ["decimal_sign", "date_order", "currency"] as const;

/**
 * Kind of a question in the reading of a report, which `dialect.ts` of the workers leaves open; see
 * `REPORT_QUESTIONS`, words: `reportReadingCopy.questions` in `report-reading.copy.ts`.
 */
export type ReportQuestion = (typeof REPORT_QUESTIONS)[number];

/**
 * Result of parsing a report in a worker: columns, rows and open questions. `present-reading.ts`
 * shows it, `keep-report.service.ts` stores its rows.
 */
export interface ReportReading {
  readonly language: ReportLanguage | undefined;
  readonly header: readonly string[];
  readonly mapping: ReportMapping;
  /** Identifies the names of the columns, so that corrections are remembered for them. */
  readonly headerHash: string;
  /** Whether remembered corrections were applied. */
  readonly remembered: boolean;
  /** Cells of the first row that counts, as written. */
  readonly sample: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly skipped: readonly { readonly row: number; readonly why: SkipReason }[];
  /** The skipped totals, with the label as written. */
  readonly totals: readonly { readonly line: number; readonly label: string; readonly impressions: number }[];
  /** Rows that look like totals but are not the sum of the others, so they count. */
  readonly kept: readonly number[];
  readonly questions: readonly ReportQuestion[];
  /** Which clicks were read: those that leave the platform, or all. */
  readonly clicksColumn: Extract<ReportField, "linkClicks" | "clicks"> | undefined;
}

/**
 * Answers of the user to questions that the file does not answer, and changed columns. The worker
 * reads by them; `matches.repo.ts` remembers them by `headerHash`. Missing ones are detected.
 */
export interface ReportAnswers {
  readonly mapping?: ReportMapping | undefined;
  readonly decimalSign?: "." | "," | undefined;
  readonly dateOrder?: "day-first" | "month-first" | undefined;
  readonly currency?: string | undefined;
}
