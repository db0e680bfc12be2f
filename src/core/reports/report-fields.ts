/**
 * Fields that a column of a platform's report can be read as, in the order in which the screen
 * (`mapping-table.tsx`) lists them. Labels are `reportFieldCopy` in `reports.copy.ts`, names of
 * columns by language are in `server/workers/reports/column-names.ts`.
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

/**
 * Field of a report that a column can be read as (`find-header.ts` of the workers); see
 * `REPORT_FIELDS`, labels: `reportFieldCopy` in `reports.copy.ts`. All other columns are ignored.
 */
export type ReportField = (typeof REPORT_FIELDS)[number];

/**
 * Languages whose column names are known in reports (`workers/reports/column-names.ts`);
 * `find-header.ts` there recognizes language and columns by them, `dates.ts` takes the names of
 * months from `Intl`. Their names are `reportLanguageCopy` in `reports.copy.ts`.
 */
export const REPORT_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;

/**
 * Language of the headers of a report, which `find-header.ts` of the workers recognizes; see
 * `REPORT_LANGUAGES`, names: `reportLanguageCopy` in `reports.copy.ts`.
 */
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/**
 * Index of the column for each field of a report, found by `workers/reports/find-header.ts` or
 * changed by the user in the preview. Fields are `REPORT_FIELDS`.
 */
export type ReportMapping = Partial<Record<ReportField, number>>;
