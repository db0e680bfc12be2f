/**
 * A lower and an upper bound, for example of a rate between 0 and 1; the results tab draws it as a
 * line. `lift.ts`, `cost-per-result.ts` and the functions here return it, `results.copy.ts` words
 * it.
 */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Normal quantile of a two-sided 95 % interval, for intervals here and for `sample-size.ts`. */
export const Z_95 = 1.96;

/**
 * Wilson score interval of a rate, 95 %; counts may be fractions (`overdispersion.ts`), and without
 * trials every rate is possible. `sum-figures.ts` and `judge` call it. Source: Wilson 1927, JASA
 * 22:209; recommended by Brown, Cai and DasGupta 2001, Stat. Sci. 16:101.
 */
export function wilsonInterval(events: number, trials: number): Interval {
  if (trials <= 0) return { low: 0, high: 1 };
  const rate = Math.min(1, events / trials);
  const spread = Z_95 ** 2 / trials;
  const center = (rate + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))) / (1 + spread);
  return { low: Math.max(0, center - half), high: Math.min(1, center + half) };
}

/**
 * Events, such as clicks, out of trials, such as views, summed by `measure-ad.ts`; rates and
 * intervals are computed from it.
 */
export interface Count {
  readonly events: number;
  readonly trials: number;
}

/**
 * Newcombe's interval, 95 % (`Z_95`), of the rate of `a` minus that of `b`; it includes 0 unless
 * the data show a difference, and is -1 to 1 without trials. `judge` (`verdict.ts`) calls it.
 * Source: Newcombe 1998, Stat. Med. 17:873, method 10.
 */
export function differenceInterval(a: Count, b: Count): Interval {
  if (a.trials <= 0 || b.trials <= 0) return { low: -1, high: 1 };
  const [rateA, rateB] = [a.events / a.trials, b.events / b.trials];
  const [ofA, ofB] = [wilsonInterval(a.events, a.trials), wilsonInterval(b.events, b.trials)];
  const difference = rateA - rateB;
  return {
    low: difference - Math.hypot(rateA - ofA.low, ofB.high - rateB),
    high: difference + Math.hypot(ofA.high - rateA, rateB - ofB.low),
  };
}
