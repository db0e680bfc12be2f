import type { Network } from "../platforms/platforms.ts";

const number = (value: number) => value.toLocaleString("en");
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;

/**
 * Text of the Results tab about a report that was read but not kept yet (`reading-view.tsx`).
 * Remarks that the server writes are `readingCopy` in `reports.copy.ts`.
 */
export const reportReadingCopy = {
  title: "What was understood",
  /** "Meta, German · 62 rows" */
  source: (network: string | undefined, language: string | undefined, rows: number) =>
    [[network, language].filter((part) => part !== undefined).join(", "), count(rows, "row", "rows")]
      .filter((part) => part !== "")
      .join(" · "),
  column: "Column in the file",
  readAs: "Read as",
  firstRow: "First row",
  leftOut: "Left out",
  unnamed: (place: number) => `Column ${place}`,
  written: (text: string) => `Written ${text}`,
  noValue: "Empty",
  select: (column: string) => `${column}, read as`,
  again: "Reading again",
  remembered: "Read as your last report with these columns.",
  willRemember: "This order of columns is remembered for the next report from the same place.",
  period: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  questions: {
    decimal_sign: "Which sign stands before the decimals in this file?",
    date_order: "Which comes first in the dates of this file?",
    currency: "Which currency are the amounts in?",
  },
  decimals: { ".": "1,204.50", ",": "1.204,50" },
  dates: { "day-first": "The day", "month-first": "The month" },
  chooseCurrency: "Choose a currency",
  answerFirst: "Please answer this first.",
  moreColumns: (columns: number) => `Show ${count(columns, "more column", "more columns")}`,
  rows: (rows: number) => count(rows, "row", "rows"),
  matched: (rows: number, ads: number) => `${number(rows)} matched to ${count(ads, "ad", "ads")}`,
  noneMatched: "No row matched to an ad",
  noneMatchedText: "Choose the ads by hand below, or check which column is read as the ad’s name.",
  by: {
    name: "the key in the name",
    url: "the key in the address",
    image: "the key in the picture’s name",
    exported_name: "the exported name",
    linked_id: "the platform’s ad ID",
    hand: "your choice",
  },
  /** "By the key in the name, 20 days each" */
  byWays: (ways: readonly string[], days: string | undefined) =>
    `By ${ways.join(" and ")}${days === undefined ? "" : `, ${days}`}`,
  daysEach: (least: number, most: number) => {
    if (most === 0) return undefined;
    return least === most ? `${count(most, "day", "days")} each` : `${number(least)} to ${number(most)} days`;
  },
  totals: (totals: number) => `${count(totals, "total", "totals")} skipped`,
  total: (label: string, impressions: number) =>
    label === ""
      ? `A row without a name, ${number(impressions)} views, the sum of the rest`
      : `“${label}”, ${number(impressions)} views, the sum of the rest`,
  notTotals: (rows: number) => `${count(rows, "row looks", "rows look")} like a total, but counts`,
  notTotal: (label: string) =>
    label === ""
      ? "A row without a name is not the sum of the rest."
      : `“${label}” is not the sum of the rest.`,
  unknown: (rows: number) => `${count(rows, "row", "rows")} unknown`,
  allMatched: "Matched by your choice",
  unknownText: "Kept as other ads. They are not compared.",
  unreadable: (rows: number) => `${count(rows, "row", "rows")} left out`,
  line: (line: number, what: string) => `Line ${number(line)}: ${what}`,
  replaces: (rows: number) => `Replaces ${count(rows, "row", "rows")}`,
  replacesText: "The same ads and days of an earlier report. Nothing is counted twice.",
  views: (views: number) => count(views, "view", "views"),
  chooseAd: (name: string) => `Ad of “${name}”`,
  otherAd: "No ad of this campaign",
  unnamedAd: "Without a name",
  showAll: (rest: number) => `Show ${number(rest)} more`,
  cancel: "Cancel",
  keep: "Keep these rows",
  keeping: "Keeping...",
  keepFailed: "The rows could not be kept. Nothing was stored; please try again.",
  nothingToKeep: "There are no rows to keep.",
  kept: (rows: number, replaced: number) =>
    replaced > 0
      ? `${count(rows, "row", "rows")} kept, ${number(replaced)} replaced`
      : `${count(rows, "row", "rows")} kept`,
  undo: "Undo",
  undone: "The report was taken back",
  undoFailed: "The report could not be taken back. Please try again.",
} as const;

/**
 * Names of the networks that reports come from, for the title of a parsed report
 * (`reading-view.tsx`); the networks are in `core/platforms/platforms.ts`.
 */
export const networkCopy: Readonly<Record<Network, string>> = {
  meta: "Meta",
  tiktok: "TikTok",
  linkedin: "LinkedIn",
  pinterest: "Pinterest",
  x: "X",
  openai: "ChatGPT",
  google: "Google Ads",
  microsoft: "Microsoft Advertising",
};
