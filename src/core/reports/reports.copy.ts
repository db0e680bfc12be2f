import { REPORT_LIMITS } from "./limits.ts";
import type { ReportField, ReportLanguage } from "./report-fields.ts";

const count = (number: number) => number.toLocaleString("en");

/**
 * Messages about why a report cannot be read, and what to do. The worker chooses one, and the
 * upload's error shows it.
 */
export const reportProblems = {
  notAReport: "This file is not a CSV or XLSX report. Please export the report again.",
  noHeader: "No row with views and clicks in the first 25. Is this the right sheet?",
  noRows: "The report has no rows with figures. Please choose a period in which the ads ran.",
  unpacked: "This file is too large when unpacked. Please export fewer rows.",
  quote: (line: number) =>
    `Line ${count(line)} has a quotation mark that is not closed. Please export the report again.`,
  limits: {
    rows: `A report can have at most ${count(REPORT_LIMITS.rows)} rows. Please export fewer days.`,
    columns: `A report can have at most ${count(REPORT_LIMITS.columns)} columns. Please export fewer columns.`,
    cellChars: `A cell can have at most ${count(REPORT_LIMITS.cellChars)} characters. Is this the right file?`,
  },
} as const;

/** Messages with which the schemas of report requests refuse a value. */
export const reportMessages = {
  currencyCode: "A currency has three capital letters, such as EUR.",
  badAnswers: "The answers must be valid JSON.",
} as const;

/** Labels of `REPORT_FIELDS` in the list of a report's columns. */
export const reportFieldCopy: Readonly<Record<ReportField, string>> = {
  adName: "Ad name",
  adId: "Ad ID",
  adSet: "Ad set or ad group",
  campaign: "Campaign",
  day: "Day",
  periodEnd: "Last day",
  impressions: "Views",
  linkClicks: "Clicks that leave the platform",
  clicks: "All clicks",
  spend: "Spend",
  conversions: "Orders",
  value: "Value of orders",
  resultType: "Type of result",
  finalUrl: "Final URL",
  image: "Picture",
  labels: "Labels",
  currency: "Currency",
};

/** Names of the languages of reports, for the preview of a report. */
export const reportLanguageCopy: Readonly<Record<ReportLanguage, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
};
