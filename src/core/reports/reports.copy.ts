import { REPORT_LIMITS } from "./limits.ts";

const count = (number: number) => number.toLocaleString("en");

/** Why a report cannot be read, and what to do. */
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
