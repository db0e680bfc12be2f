/** Points of the grid on which densities are computed. */
const POINTS = 2001;

/** Equally spaced values of a rate, ascending. */
export interface Grid {
  readonly values: Float64Array;
  readonly step: number;
}

/** A probability density over a grid, with its distribution function. */
export interface Density {
  /** Probability of the cell around each point; they add up to 1. */
  readonly mass: Float64Array;
  /** Probability of a value up to each point. */
  readonly below: Float64Array;
}

/** Range that holds practically all of several distributions, given mean and standard deviation. */
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
 * Density on a grid of a function that is known up to a constant factor, given by its logarithm.
 * The factor follows from the sum, so that no gamma function is needed.
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

/** Value below which the given share of the distribution lies. */
export function quantile({ values }: Grid, { below }: Density, share: number): number {
  const at = below.findIndex((part) => part >= share);
  if (at <= 0) return values[at === 0 ? 0 : values.length - 1]!;
  const [from, to] = [below[at - 1]!, below[at]!];
  const fraction = to === from ? 0 : (share - from) / (to - from);
  return values[at - 1]! + fraction * (values[at]! - values[at - 1]!);
}
