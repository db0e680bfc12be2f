/**
 * Formats a time (ms since 1970 or ISO 8601) as a date in the browser's locale and time zone,
 * without the time of day. All components of the billing page use it. Amounts are formatted by
 * `dollars` in `core/billing/billing.copy.ts`.
 */
export function localDate(time: number | string): string {
  return new Date(time).toLocaleDateString();
}
