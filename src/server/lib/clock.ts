import { sql, type SQL } from "drizzle-orm";

/**
 * Time of the product: the database's clock plus an offset that only tests set, through
 * `Overrides.clock` of `createDeps` (`boot/deps.ts`). All processes agree on it, and a test can
 * advance it by a month.
 */
export interface Clock {
  /** The current time as an SQL expression. */
  readonly now: SQL<Date>;
  /** The offset in ms, for computations outside SQL. */
  readonly offsetMs: () => number;
}

/**
 * Creates the clock of a process, which shows the database's time plus an offset in milliseconds
 * that tests set. Services and repos get it as `clock`.
 */
export function createClock(offsetMs: () => number = () => 0): Clock {
  return {
    get now() {
      const offset = offsetMs();
      return offset === 0 ? sql<Date>`now()` : sql<Date>`(now() + make_interval(secs => ${offset / 1000}))`;
    },
    offsetMs,
  };
}
