import { centralInterval, densityOf, gridFor } from "./density.ts";
import type { Interval } from "./interval.ts";
import { PRIOR_EVENTS } from "./posterior.ts";
import { LEAST_RESULTS } from "./thresholds.ts";

/**
 * Spend of an ad in one currency with its results, the input of `costPerResult`; `sum-figures.ts`
 * makes it.
 */
export interface Cost {
  readonly spend: number;
  readonly results: number;
}

/**
 * The 95 % interval (`centralInterval` in `density.ts`) of the true cost of one result, in the
 * currency of the spend, shrunk toward the whole test. `undefined` below `LEAST_RESULTS`
 * (`thresholds.ts`) or without spend. `sum-figures.ts` calls it and then gives `null`. The weight
 * of the prior is `PRIOR_EVENTS` in `posterior.ts`.
 */
export function costPerResult(
  ad: Cost,
  test: readonly Cost[],
  dispersion: number,
): (Interval & { readonly mid: number }) | undefined {
  const spend = test.reduce((sum, other) => sum + other.spend, 0);
  const results = test.reduce((sum, other) => sum + other.results, 0);
  if (ad.results < LEAST_RESULTS || ad.spend <= 0 || results <= 0 || spend <= 0) return undefined;
  const shape = PRIOR_EVENTS + ad.results / dispersion;
  const rate = PRIOR_EVENTS / (results / spend) + ad.spend / dispersion;
  const grid = gridFor([{ mean: shape / rate, deviation: Math.sqrt(shape) / rate }]);
  const density = densityOf(grid, (value) => (shape - 1) * Math.log(value) - rate * value);
  const { low, high } = centralInterval(grid, density);
  return { low: 1 / high, mid: ad.spend / ad.results, high: 1 / low };
}
