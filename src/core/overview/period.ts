import { PERIOD_DAYS } from "./limits.ts";

const DAY_MS = 86_400_000;

/**
 * The last `PERIOD_DAYS` (`limits.ts`) days of the start page, and the days before.
 * `overviewPeriod` makes it, `overview.repo.ts` reads figures by it.
 */
export interface OverviewPeriod {
  /** Midnight at the start of the period, which includes today. */
  readonly start: Date;
  /** Midnight at the start of the period before. */
  readonly earlierStart: Date;
  /** Dates of the period in the user's time zone, today last. */
  readonly dates: readonly string[];
}

/**
 * The last `PERIOD_DAYS` (`limits.ts`) days in a time zone that is `utcOffset` minutes ahead of
 * UTC, and the start of as many days before; `overview.service.ts` calls it.
 */
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
