import type { Count } from "./interval.ts";
import { UNKNOWN_DISPERSION } from "./thresholds.ts";

/**
 * Figures of one ad: the total, and one entry per day if the report has days (`measure-ad.ts`);
 * `overdispersion` estimates from them by how much days differ.
 */
export interface DailyCount extends Count {
  readonly days: readonly Count[];
}

/**
 * Factor, at least 1, by how much the days of a test differ more than by chance;
 * `UNKNOWN_DISPERSION` (`thresholds.ts`) without days. Counts are divided by it (`effectiveCount`)
 * before `judge` (`verdict.ts`) compares. Source: McCullagh and Nelder 1989, Generalized Linear
 * Models, chapter 4.5.
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
 * Counts divided by the dispersion, which carry the same information as if days differed by chance
 * only; for rates and intervals of ads (`judge`, `sum-figures.ts`) and angles (`answer-angles.ts`).
 */
export function effectiveCount({ events, trials }: Count, dispersion: number): Count {
  return { events: events / dispersion, trials: trials / dispersion };
}
