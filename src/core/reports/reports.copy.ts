import type { SkipReason } from "./report-reading.ts";
import { REPORT_LIMITS } from "./limits.ts";
import { inSentence } from "../in-words.ts";
import { currencyName } from "./format-figures.ts";
import type { ReportField, ReportLanguage } from "./report-fields.ts";

const count = (number: number) => number.toLocaleString("en");

/**
 * Messages about why a report cannot be read, and what to do; `workers/reports/read-report-file.ts`
 * chooses one. The numbers come from `limits.ts`.
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

/**
 * Messages with which schemas and services of reports refuse a request. "10 MB" in `tooLarge` is
 * `REPORT_LIMITS.bytes` (`limits.ts`), written out.
 */
export const reportMessages = {
  currencyCode: "A currency has three capital letters, such as EUR.",
  badAnswers: "The answers must be valid JSON.",
  noFile: "Please choose a CSV or XLSX file.",
  tooLarge: "This file is larger than 10 MB. Please export fewer days or columns.",
  tooMuchWork:
    "This file takes too much time or memory to read. Please export the report again, with fewer days or columns.",
  unknownAd: "This ad is not in the campaign.",
  unknownSource: "No report of this campaign has these rows.",
  unreadableRow: (line: number) =>
    `Row ${count(line)} has a cell that is not a number. Please export the report again.`,
  noClicks: "The report has no column of clicks. Please add one and export it again.",
  fullCampaign: `A campaign can keep at most ${count(REPORT_LIMITS.campaignRows)} rows. Please delete an older report first.`,
  questions: {
    decimal_sign: "Please say whether amounts such as 1.204 have thousands or decimals.",
    date_order: "Please say whether dates such as 03/04/2026 begin with the day or the month.",
    currency: "Please say which currency the amounts are in.",
  },
} as const;

/**
 * Why a row of a report was not counted, in its preview; `present-reading.ts` adds it to the line.
 */
export const skipReasonCopy: Readonly<Record<SkipReason, string>> = {
  total: "A total",
  remark: "Not a row of figures",
  bad_number: "A cell that should be a number is none",
  bad_date: "A date that cannot be read",
};

/**
 * Remarks that `present-reading.ts` on the server writes into the preview of a report; the rest of
 * its text is in `report-reading.copy.ts`.
 */
export const readingCopy = {
  currencies: (codes: readonly string[]) =>
    `This report has ${inSentence(codes.map(currencyName))}. They are shown apart and never added.`,
  noDays: "The report has no days. Export one row a day, so that chance can be judged.",
  periods: "Some rows cover several days. One row a day says more.",
  addFinalUrl:
    "Google’s and Microsoft’s search ads have no names. Add the column Final URL: the key is in it.",
  wholeNumber: "a whole number",
  chosenOver: (name: string) => `Chosen over “${name}”`,
  resultType: (type: string) => `Result type: ${type}`,
} as const;

/**
 * Labels of `REPORT_FIELDS` (`report-fields.ts`) in the list of a report's columns
 * (`results/mapping-table.tsx`).
 */
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
  conversions: "Orders or other results",
  value: "Value of results",
  resultType: "Type of result",
  finalUrl: "Final URL",
  image: "Picture",
  labels: "Labels",
  currency: "Currency",
};

/**
 * Names of `REPORT_LANGUAGES` (`report-fields.ts`) for the preview of a report
 * (`reading-view.tsx`).
 */
export const reportLanguageCopy: Readonly<Record<ReportLanguage, string>> = {
  en: "English",
  de: "German",
  fr: "French",
  es: "Spanish",
  it: "Italian",
};
