const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/**
 * Formats a time in the tools' histories in the user's locale and time zone: the time only for
 * today, otherwise date and time.
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
