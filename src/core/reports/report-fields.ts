/**
 * Fields that a column of a platform's report can be read as, in the order in which the screen
 * lists them. Their names by language are in `server/workers/reports/column-names.ts`.
 */
export const REPORT_FIELDS = [
  "adName",
  "adId",
  "adSet",
  "campaign",
  "day",
  "periodEnd",
  "impressions",
  "linkClicks",
  "clicks",
  "spend",
  "conversions",
  "value",
  "resultType",
  "finalUrl",
  "image",
  "labels",
  "currency",
] as const;

/** One of `REPORT_FIELDS`; all other columns are ignored. */
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Languages whose column names are known in reports (`server/workers/reports/column-names.ts`). */
export const REPORT_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;

/** One of `REPORT_LANGUAGES`. */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/**
 * Index of the column for each field that a report has, found by `find-header.ts` or changed by the
 * user.
 */
export type ReportMapping = Partial<Record<ReportField, number>>;
