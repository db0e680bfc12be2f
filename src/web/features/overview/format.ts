import { activityCopy } from "#core/overview/overview.copy.ts";

const DECIMALS = { maximumFractionDigits: 1 } as const;

/**
 * Formats a rate, already in percent, for `StatCards` and `CampaignResultsRow`: "4.8%", at most one
 * decimal in English notation; rates below 1 % get up to two, so that they are not rounded to 0.
 */
export const formatRate = (percent: number) =>
  `${percent.toLocaleString("en", percent !== 0 && percent < 1 ? { maximumFractionDigits: 2 } : DECIMALS)}%`;

/** Formats the change of a figure in `StatCard`: "+12.5", "-3" or "0"; the card adds the unit. */
export const formatChange = (change: number) =>
  change.toLocaleString("en", { ...DECIMALS, signDisplay: "exceptZero" });

const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;
const WEEK_SECONDS = 7 * 86_400;

/**
 * Formats an ISO 8601 time in `ActivityCard` and `CampaignResultsRow` as "2 hours ago", "Yesterday"
 * (24 to 48 hours) or, after seven days (`WEEK_SECONDS`, this file), the date; in the browser's
 * language. Below a minute and in the future: `justNow` in `core/overview/overview.copy.ts`.
 */
export function relativeTime(iso: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (seconds >= WEEK_SECONDS) {
    return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(iso));
  }
  const step = STEPS.find((candidate) => seconds >= candidate.seconds);
  if (!step) return activityCopy.justNow;
  const formatter = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });
  const text = formatter.format(-Math.floor(seconds / step.seconds), step.unit);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Formats a day of `AdsChart` such as "2026-11-21" as "Nov 21", in the browser's language. */
export function dayAndMonth(date: string): string {
  const options = { day: "numeric", month: "short", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(undefined, options).format(new Date(date));
}
