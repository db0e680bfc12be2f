import type { Period } from "../quotas.ts";

/**
 * Adds months in UTC: the anchor's day and time, or the last day of a shorter month; counting from
 * the anchor restores the 31st. `monthlyPeriod` and the renewals of the sandbox
 * (`sandbox/account.ts`, `changes.ts`) call it.
 */
export function addMonths(anchor: Date, count: number): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moment = new Date(anchor);
  moment.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return moment;
}

/**
 * The monthly period around `now`, counted from `anchor`; the start is inclusive. `effectivePeriod`
 * (`subscription.ts`) counts units in it after the end of the last known period,
 * `effective-plan.ts` for a period without a record.
 */
export function monthlyPeriod(anchor: Date, now: Date): Period {
  const years = now.getUTCFullYear() - anchor.getUTCFullYear();
  let count = years * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (addMonths(anchor, count) > now) count -= 1;
  return { start: addMonths(anchor, count), end: addMonths(anchor, count + 1) };
}
