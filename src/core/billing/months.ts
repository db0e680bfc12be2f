import type { Period } from "../quotas.ts";

/**
 * The moment `count` months after `anchor`, in UTC: the same day and time, or the month's last day where it has no such
 * day. Counting always starts at the anchor, so the 31st comes back after a short month.
 */
export function addMonths(anchor: Date, count: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(anchor);
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moment;
}

/** The monthly period that `now` lies in, counted from `anchor`. */
export function monthlyPeriod(anchor: Date, now: Date): Period {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  let count = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (addMonths(anchor, count) > now) count -= 1;
  return { start: addMonths(anchor, count), end: addMonths(anchor, count + 1) };
}
