import type { Count } from "./interval.ts";

/**
 * Figures of one ad: the total, and one entry per day if the report has days. The variance between
 * days is estimated from them.
 */
export interface DailyCount extends Count {
  readonly days: readonly Count[];
}

/** Factor of a report without days: real days differ more than chance, but not how much. */
const UNKNOWN_DISPERSION = 1.5;

/**
 * Dispersion factor of a test, at least 1: by how much its days differ more than by chance.
 * Weekends, budgets and auctions make days unequal, so each view carries less information: the
 * other functions are given counts divided by this factor. Source: McCullagh and Nelder 1989,
 * Generalized Linear Models, chapter 4.5.
 */
export function overdispersion(ads: readonly DailyCount[]): number {
  let [deviation, freedom] = [0, 0];
  for (const { events, trials, days } of ads) {
    if (days.length < 2 || events === 0 || trials === 0) continue;
    freedom += days.length - 1;
    for (const day of days) {
      const expected = (day.trials * events) / trials;
      if (expected > 0) deviation += (day.events - expected) ** 2 / expected;
    }
  }
  return freedom === 0 ? UNKNOWN_DISPERSION : Math.max(1, deviation / freedom);
}

/**
 * Reduces counts to an effective number with the same information as if the days differed by chance
 * only, before rates and intervals of ads and angles are computed.
 */
export function effectiveCount({ events, trials }: Count, dispersion: number): Count {
  return { events: events / dispersion, trials: trials / dispersion };
}
