const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/**
 * Formats an ISO 8601 time in the browser's locale and time zone, for `HistoryRow` and
 * `ImageGallery`: the time only for today, otherwise date and time; the year only if it is another
 * one.
 */
export function formatTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const hour = { hour: "numeric", minute: "2-digit" } as const;
  if (sameDay(time, now)) return new Intl.DateTimeFormat(undefined, hour).format(time);
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", ...year, ...hour }).format(
    time,
  );
}
