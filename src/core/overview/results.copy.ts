/** Text of the form for results of a campaign, on the start page. */
export const resultsCopy = {
  title: "Campaign results",
  lead: "Figures that the platforms report for your ads. Average CTR and conversions use them, grouped by the date a campaign was created.",
  empty: "Once a generation is completed, you can add its results here.",
  impressions: "Impressions",
  clicks: "Clicks",
  conversions: "Conversions",
  ctr: "CTR",
  campaign: "Campaign",
  actions: "Actions",
  none: "No results yet",
  notKnown: "Not known yet",
  dash: "–",
  active: "Active",
  ended: "Ended",
  end: "Mark as ended",
  reactivate: "Mark as active",
  add: "Add results",
  addFor: (title: string) => `Add results of ${title}`,
  edit: "Edit results",
  editFor: (title: string) => `Edit results of ${title}`,
  remove: "Remove results",
  formTitle: (title: string) => `Results of ${title}`,
  save: "Save results",
  cancel: "Cancel",
  more: "Show more",
  saved: "Results saved",
  removed: "Results removed",
  undo: "Undo",
  markedEnded: "Campaign marked as ended",
  markedActive: "Campaign marked as active",
  failed: "Failed to save. Please try again.",
  loadFailed: "Failed to load your campaigns.",
} as const;

/** Validation messages for implausible results, beside the fields of the form. */
export const resultsMessages = {
  notWhole: (label: string) => `${label} must be a whole number, 0 or more`,
  tooLarge: (label: string) => `${label} must be at most 1,000,000,000,000`,
  tooManyClicks: "There cannot be more clicks than impressions",
  noImpressions: "There cannot be conversions without impressions",
} as const;

/** Text of the reader of CSV reports in the form for results. */
export const reportCopy = {
  choose: "Read a CSV report",
  hint: "A report in English from Meta, Google, TikTok, LinkedIn or Pinterest, up to 1 MB. Nothing is saved until you press Save results.",
  reading: "Reading...",
  title: "Read from the report",
  whole: "The whole report",
  unnamed: "Without a name",
  rows: (rows: number) => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`),
  totals: (count: number) =>
    count === 1 ? "1 total row was left out" : `${count.toLocaleString("en")} total rows were left out`,
  rounded: "Fractions of conversions were rounded.",
  noConversions: "The report has no column for conversions; please type them in.",
  check: "The sums are in the fields below. Check them, then save.",
} as const;

/** Error messages of the reader of CSV reports, from the browser and the server. */
export const reportMessages = {
  noFile: "Please choose a CSV file",
  tooLarge: "This file is larger than 1 MB. Please export fewer days or columns.",
  notText: "This file is not a CSV report. Please export the report as CSV.",
  noColumns:
    'We found no columns for impressions and clicks. Please include columns such as "Impressions" and "Clicks" and export in English.',
  noRows: "This report has columns but no rows below them.",
  tooManyRows: (rows: number) =>
    `This report has more than ${rows.toLocaleString("en")} rows. Please export it by campaign, not by day.`,
  tooManyColumns: (line: number, columns: number) =>
    `Row ${line} has more than ${columns.toLocaleString("en")} columns. Please export fewer columns.`,
  longCell: (line: number, characters: number) =>
    `Row ${line} has a cell with more than ${characters.toLocaleString("en")} characters. Please check its quotation marks or leave out the column.`,
  longRow: (line: number) =>
    `Row ${line} is too long. Please check its quotation marks or export fewer columns.`,
  tooMuchWork:
    "This file takes too much time or memory to read. Please export the report again, with fewer days or columns.",
  quote: (line: number) => `Row ${line}: a quotation mark is not closed or stands in the wrong place.`,
  notANumber: (line: number, column: string, text: string) =>
    `Row ${line}, column "${column}": "${text}" is not a number.`,
  notWhole: (line: number, column: string, text: string) =>
    `Row ${line}, column "${column}": "${text}" is not a whole number.`,
} as const;
