import type { Interval } from "./interval.ts";

/** Points of the grid on which densities are computed. */
const POINTS = 2001;
/** Share of a density on each side of its central interval. */
const TAIL = 0.025;

/**
 * Equally spaced values of a rate or cost, ascending, made by `gridFor`; densities are computed on
 * it, and `chances.ts` reads it.
 */
export interface Grid {
  readonly values: Float64Array;
  readonly step: number;
}

/**
 * A probability density over a grid, with its distribution function. `densityOf` makes it;
 * `chances.ts` and `centralInterval` read it.
 */
export interface Density {
  /** Probability of the cell around each point; they add up to 1. */
  readonly mass: Float64Array;
  /** Probability of a value up to each point. */
  readonly below: Float64Array;
}

/**
 * Makes a grid of `POINTS` values that holds practically all of several distributions, given by
 * mean and standard deviation; it begins at 0 at the earliest and ends at `most` at the latest.
 * `posterior.ts` and `cost-per-result.ts` call it before `densityOf`.
 */
export function gridFor(
  parts: readonly { readonly mean: number; readonly deviation: number }[],
  most = Number.POSITIVE_INFINITY,
): Grid {
  const reach = 9;
  const low = Math.max(0, Math.min(...parts.map(({ mean, deviation }) => mean - reach * deviation)));
  const high = Math.min(most, Math.max(...parts.map(({ mean, deviation }) => mean + reach * deviation)));
  const step = (high - low) / POINTS;
  return { values: Float64Array.from({ length: POINTS }, (_, at) => low + (at + 0.5) * step), step };
}

/**
 * Computes a density on a grid from the logarithm of a function that is known up to a constant
 * factor; `posterior.ts` calls it for rates, `cost-per-result.ts` for costs.
 */
export function densityOf({ values }: Grid, logarithm: (value: number) => number): Density {
  const logs = values.map(logarithm);
  const top = logs.reduce((most, log) => Math.max(most, log), Number.NEGATIVE_INFINITY);
  const mass = logs.map((log) => Math.exp(log - top));
  const total = mass.reduce((sum, part) => sum + part, 0);
  let sum = 0;
  const below = mass.map((part) => {
    sum += part / total;
    // Half of the own cell lies below its center.
    return sum - part / total / 2;
  });
  return { mass: mass.map((part) => part / total), below };
}

/**
 * The central 95 % interval of a density: `TAIL` of it lies below the interval, and as much above.
 * `answer-angles.ts` and `cost-per-result.ts` call it; intervals without a density have `Z_95`
 * (`interval.ts`).
 */
export const centralInterval = (grid: Grid, density: Density): Interval => ({
  low: quantile(grid, density, TAIL),
  high: quantile(grid, density, 1 - TAIL),
});

/** The value below which the given share of a density lies. */
function quantile({ values }: Grid, { below }: Density, share: number): number {
  const at = below.findIndex((part) => part >= share);
  if (at <= 0) return values[at === 0 ? 0 : values.length - 1]!;
  const [from, to] = [below[at - 1]!, below[at]!];
  const fraction = to === from ? 0 : (share - from) / (to - from);
  return values[at - 1]! + fraction * (values[at]! - values[at - 1]!);
}
