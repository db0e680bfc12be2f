/** A date in the reader's own language and zone, in full: "18 December 2026". */
export function longDate(time: number | string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "long" }).format(new Date(time));
}

/** As `longDate`, short enough for tables: "18 Dec 2026". */
export function mediumDate(time: number | string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }).format(new Date(time));
}

/** As `mediumDate`, without the year: "18 Dec". */
export function dayAndMonth(time: number | string): string {
  return new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short" }).format(new Date(time));
}

/** As the specification asks for the next billing date: the reader's plain local date. */
export function localDate(time: number): string {
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
