import { megabytes } from "../megabytes.ts";
import { REPORT_LIMITS } from "../reports/limits.ts";
import { reportFormats } from "../reports/reports.copy.ts";

/**
 * Text of the card and form for results of a campaign, on the start page
 * (`web/features/overview/results`).
 */
export const resultsCopy = {
  title: "Campaign results",
  lead: "Figures that the platforms report for your ads. Average CTR and conversions use them, grouped by the date a campaign was created.",
  fromReports: "from reports",
  open: "Open results",
  openTabOf: (title: string) => `Open results of ${title}`,
  hasTab:
    "Type the totals here, or add a report of a platform: it has more detail, and its totals are added up for you.",
  openTab: "Add a report",
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

/**
 * Text of the reader of reports in the form for results (`report-reader.tsx`,
 * `report-preview.tsx`). The formats are `reportFormats` in `core/reports/reports.copy.ts`, the
 * size is `REPORT_LIMITS` in `core/reports/limits.ts`.
 */
export const reportCopy = {
  choose: "Read a report",
  hint: `${reportFormats}, up to ${megabytes(REPORT_LIMITS.bytes)} MB. Nothing is saved until you press Save results.`,
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
