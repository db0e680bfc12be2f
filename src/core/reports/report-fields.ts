/** What a column of a platform's report can hold, in the order in which the mapping lists them. */
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

/** A field that a column of a report is read as; other columns are left out. */
export type ReportField = (typeof REPORT_FIELDS)[number];

/** Languages of reports whose column names are known. */
export const REPORT_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;

/** A language of reports whose column names are known. */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** Index of the column of each field that a report has. */
export type ReportMapping = Partial<Record<ReportField, number>>;
