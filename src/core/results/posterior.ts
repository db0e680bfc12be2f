import type { Count } from "./interval.ts";
import { densityOf, gridFor, type Density, type Grid } from "./density.ts";
import { SPREAD_OF_CREATIVES } from "./thresholds.ts";

/**
 * Parameters of a beta distribution, the posterior of an ad's or angle's rate; `posteriors` in this
 * file computes it, `betaDensities` reads it, for `verdict.ts` and `answer-angles.ts`.
 */
export interface Beta {
  readonly alpha: number;
  readonly beta: number;
}

/**
 * Weight of the prior in events, from `SPREAD_OF_CREATIVES` (`thresholds.ts`), in the posteriors of
 * rates here and of costs (`cost-per-result.ts`).
 */
export const PRIOR_EVENTS = 1 / SPREAD_OF_CREATIVES ** 2;

/**
 * Rate of all ads of a test together, the center of the prior; `undefined` before the first event,
 * or if every trial has one. `verdict.ts` (verdict unknown), `answer-angles.ts` (`null`) and
 * `time-left.ts` call it.
 */
export function pooledRate(counts: readonly Count[]): number | undefined {
  const events = counts.reduce((sum, count) => sum + count.events, 0);
  const trials = counts.reduce((sum, count) => sum + count.trials, 0);
  return events > 0 && trials > events ? events / trials : undefined;
}

/**
 * Posterior of the rate of each ad or angle: a beta distribution, shrunk toward the pooled rate,
 * which solves the problem of many comparisons (Gelman, Hill and Yajima 2012, J. Res. Educ. Eff.
 * 5:189). `verdict.ts` and `answer-angles.ts` call it; the weight of the prior is `PRIOR_EVENTS`.
 */
export function posteriors(counts: readonly Count[], pooled: number): Beta[] {
  const priorMisses = PRIOR_EVENTS / pooled - PRIOR_EVENTS;
  return counts.map(({ events, trials }) => ({
    alpha: PRIOR_EVENTS + events,
    beta: priorMisses + Math.max(0, trials - events),
  }));
}

/**
 * Densities of several beta distributions on one grid, for `verdict.ts` and `answer-angles.ts`
 * (`density.ts` computes them).
 */
export function betaDensities(betas: readonly Beta[]): { grid: Grid; densities: Density[] } {
  const grid = gridFor(
    betas.map(({ alpha, beta }) => {
      const total = alpha + beta;
      return { mean: alpha / total, deviation: Math.sqrt((alpha * beta) / (total + 1)) / total };
    }),
    1,
  );
  const densities = betas.map(({ alpha, beta }) =>
    densityOf(grid, (rate) => (alpha - 1) * Math.log(rate) + (beta - 1) * Math.log1p(-rate)),
  );
  return { grid, densities };
}
