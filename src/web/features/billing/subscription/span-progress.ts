interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Elapsed share of a billing period (0 to 100) and the days left, rounded up, for `PeriodBar`. All
 * times in ms since 1970.
 */
export function spanProgress({ start, end }: Span, now: number): { done: number; daysLeft: number } {
  const done = Math.min(100, Math.max(0, (100 * (now - start)) / (end - start)));
  return { done, daysLeft: Math.max(0, Math.ceil((end - now) / 86_400_000)) };
}
