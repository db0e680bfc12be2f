/** A date of the page, in the reader's zone and the one form that the specification asks for: the plain local date. */
export function localDate(time: number | string): string {
  return new Date(time).toLocaleDateString();
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How much of a span has passed, 0 to 100, and how many begun days of it are left. */
export function spanProgress({ start, end }: Span, now: number): { done: number; daysLeft: number } {
  const done = Math.min(100, Math.max(0, (100 * (now - start)) / (end - start)));
  return { done, daysLeft: Math.max(0, Math.ceil((end - now) / 86_400_000)) };
}
