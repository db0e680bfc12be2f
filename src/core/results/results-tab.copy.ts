import { reportFormats } from "../reports/reports.copy.ts";

/** A hyphen between word joiners, at which a line does not break. */
const NO_BREAK_HYPHEN = "\u2060-\u2060";
const number = (value: number) => value.toLocaleString("en");
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/**
 * Text of the Results tab of a campaign around its answers: the card for a report (`drop-card.tsx`)
 * and the empty state. Answers are worded in `results.copy.ts`. The formats are `reportFormats` in
 * `core/reports/reports.copy.ts`. Its "seven days" are `LEAST_DAYS` in `thresholds.ts`, written
 * out.
 */
export const resultsTabCopy = {
  loadFailed: "The results could not be loaded.",
  drop: "Drop a report here",
  formats: `${reportFormats}.`,
  choose: "Choose a file",
  chooseAnother: "Choose another file",
  add: "Add report",
  cancel: "Back to the results",
  dropNow: "Drop the report to read it",
  /** Instructions to export a detailed report; `key` is that of one of the campaign's ads. */
  steps: (key: string) => [
    {
      title: "Pick ads and days",
      text: "Export at the level of ads, one row a day. Seven days or more say the most.",
    },
    {
      title: "Leave the names alone",
      text: `Each ad’s name begins with its key, such as ${key.replace("-", NO_BREAK_HYPHEN)}. That is how rows find their ads.`,
    },
    {
      title: "Google search ads",
      text: "They have no names. Add the column Final URL, the key is in it.",
    },
  ],
  noReport: "No report yet",
  exportedOn: "Exported on",
  ads: "Ads",
  adsOf: (ads: number, all: number) => `${ads} of ${all}`,
  platforms: "Platforms",
  notExported: "Nothing has been exported yet.",
  privacy: "Reports stay on this server. You can take back every upload.",
  reading: (name: string) => `Reading ${name}`,
  oneFile: "One report at a time, please.",
  empty: "This file is empty. Please export the report again.",
  readFailed: "The report could not be read. Nothing was stored.",
} as const;

/**
 * Labels of answers, figures and reports on the Results tab (`web/features/campaigns/results`). The
 * sentences of answers are in `results.copy.ts` and come from the API.
 */
export const resultsViewCopy = {
  view: "Results of",
  otherAds: "Other ads",
  moreLikeThis: "Make more like this",
  makingMore: "Starting...",
  moreStarted: "A new campaign was started",
  moreFailed: "The campaign could not be started. Please try again.",
  lookAt: (variant: string) => `Look at ${variant}`,
  nextTest: "Start the next test",
  plot: {
    ad: "Ad",
    angle: "Angle",
    rate: "Clicks in 100 views",
    shrunk: "Clicks in 100 views, drawn a little toward the mean",
  },
  more: (variant: string) => `How many more ${variant} gets`,
  than: (variant: string) => `than ${variant}`,
  /** `words` is an interval: "1.1 to 1.3". */
  rateLabel: (name: string, words: string) => `${name}: ${words} clicks in 100 views`,
  differenceLabel: (leader: string, other: string, words: string, holdsZero: boolean) =>
    `${leader} less ${other}: ${words} clicks in 100 views${holdsZero ? ", which holds 0" : ""}`,
  progress: "Enough to say something",
  byAd: "By ad",
  byAngle: "By angle",
  byPlatform: "By platform",
  platform: "Platform",
  platformsNote: "Platforms show ads to different people, so these figures are not ranked.",
  columns: {
    views: "Views",
    clicks: "Clicks",
    rate: "In 100 views",
    spend: "Spend",
    costPerClick: "Cost a click",
  },
  adsCount: (ads: number) => count(ads, "ad", "ads"),
  viewsCount: (views: number) => count(views, "view", "views"),
  each: (cost: string) => `${cost} each`,
  none: "–",
  noneLabel: "Not in the report",
  stop: "Can be stopped",
  copies: (copies: number) => `${count(copies, "name", "names")} at the platform`,
  copy: (name: string, views: number, clicks: number) =>
    `${name}: ${count(views, "view", "views")}, ${count(clicks, "click", "clicks")}`,
  basis: "What this rests on",
  days: "Days",
  daysSince: (days: number, day: string) => `${number(days)}, since ${day}`,
  noDays: "The report has no days",
  views: "Views",
  spend: "Spend",
  chance: (variant: string) => `Chance that ${variant} is best`,
  report: (reports: number) => (reports === 1 ? "Report" : "Reports"),
  /** Common name for orders and leads of several platforms. */
  mixedOrders: "Results",
  reports: "Reports",
  reportsFailed: "The reports could not be loaded.",
  moreReports: "Show more",
  noReports: "No reports are kept.",
  /** "60 rows, kept Nov 23, 2026" */
  keptOn: (rows: string, day: string) => `${rows}, kept ${day}`,
  remove: (name: string) => `Delete ${name}`,
  removed: "The report was deleted",
  removeFailed: "The report could not be deleted. Please try again.",
  restored: "The report is back",
  restoreFailed: "The report could not be restored.",
  undo: "Undo",
  otherText:
    "Rows that belong to no ad of this campaign. Choose an ad if one of them is yours; later reports then find it.",
  noOther: "Every row belongs to an ad of this campaign.",
  matched: (name: string, ad: string) => `“${name}” now counts as ${ad}`,
  matchFailed: "The choice could not be stored. Please try again.",
  unmatched: "The row is among the other ads again",
} as const;
