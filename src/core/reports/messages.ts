import { REPORT_LIMITS } from "./limits.ts";
import { megabytes } from "../megabytes.ts";

const count = (number: number) => number.toLocaleString("en");

/**
 * Messages with which schemas and services of reports refuse a request; sizes and numbers of rows
 * come from `REPORT_LIMITS` (`limits.ts`).
 */
export const reportMessages = {
  currencyCode: "A currency has three capital letters, such as EUR.",
  badAnswers: "The answers must be valid JSON.",
  noFile: "Please choose a CSV or XLSX file.",
  tooLarge: `This file is larger than ${megabytes(REPORT_LIMITS.bytes)} MB. Please export fewer days or columns.`,
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
 * Messages about why a report cannot be read, and what to do; `workers/reports/read-report-file.ts`
 * chooses one. The limits come from `limits.ts`; "the first 25" is `HEADER_ROWS` in
 * `workers/reports/find-header.ts`, written out.
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
