import { sql, type SQL } from "drizzle-orm";

/**
 * The product's time: the database's clock, moved by an offset that only the builder of `deps` can set.
 * Every process agrees on it, and a test can live through a month in a moment.
 */
export interface Clock {
  /** The present as an SQL expression, for use inside statements. */
  readonly now: SQL<Date>;
  /** The offset in milliseconds, for the few places that must compute outside SQL. */
  readonly offsetMs: () => number;
}

export function createClock(offsetMs: () => number = () => 0): Clock {
  return {
    get now() {
      const offset = offsetMs();
      return offset === 0 ? sql<Date>`now()` : sql<Date>`(now() + make_interval(secs => ${offset / 1000}))`;
    },
    offsetMs,
  };
}
