const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** A moment as people say it: the time of day for today, else the date with it. Both in the reader's own language and zone. */
export function formatTime(iso: string, now = new Date()): string {
  const time = new Date(iso);
  const hour = { hour: "2-digit", minute: "2-digit" } as const;
  if (sameDay(time, now)) return new Intl.DateTimeFormat(undefined, hour).format(time);
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(undefined, { day: "numeric", month: "short", ...year, ...hour }).format(
    time,
  );
}
