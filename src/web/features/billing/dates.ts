/**
 * Formats a date in the user's time zone as the local date, the format the billing page uses
 * everywhere.
 */
export function localDate(time: number | string): string {
  return new Date(time).toLocaleDateString();
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Elapsed share of the billing period (0 to 100) and the days left, rounded up, for its progress
 * bar.
 */
export function spanProgress({ start, end }: Span, now: number): { done: number; daysLeft: number } {
  const done = Math.min(100, Math.max(0, (100 * (now - start)) / (end - start)));
  return { done, daysLeft: Math.max(0, Math.ceil((end - now) / 86_400_000)) };
}
