/** Days that the overview looks back on; figures are compared with as many before them. */
export const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

export interface OverviewPeriod {
  /** Midnight at which the last 30 days began, today included. */
  readonly start: Date;
  /** Midnight at which the 30 days before them began. */
  readonly earlierStart: Date;
  /** The days of the period as dates of the reader's calendar, today last. */
  readonly dates: readonly string[];
}

/** The last 30 days of a reader whose clock is `utcOffset` minutes ahead of UTC. */
export function overviewPeriod(now: Date, utcOffset: number): OverviewPeriod {
  const offsetMs = utcOffset * 60_000;
  const today = Math.floor((now.getTime() + offsetMs) / DAY_MS);
  const midnight = (day: number) => new Date(day * DAY_MS - offsetMs);
  const first = today - PERIOD_DAYS + 1;
  return {
    start: midnight(first),
    earlierStart: midnight(first - PERIOD_DAYS),
    dates: Array.from({ length: PERIOD_DAYS }, (_, at) =>
      new Date((first + at) * DAY_MS).toISOString().slice(0, 10),
    ),
  };
}
