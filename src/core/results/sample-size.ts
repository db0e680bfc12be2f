import { Z_95 } from "./interval.ts";

/** Normal quantile of 80 % power. */
const Z_POWER = 0.8416;

/**
 * Views that each of two ads needs so that a true difference between two rates (0 to 1) is found in
 * 80 of 100 tests (`Z_POWER`), at 5 % two-sided (`Z_95` in `interval.ts`); infinite for equal
 * rates. `time-left.ts` calls it. Source: Fleiss, Levin and Paik 2003, Statistical Methods for
 * Rates and Proportions, chapter 4.
 */
export function trialsNeeded(rate: number, other: number): number {
  const mean = (rate + other) / 2;
  const noise =
    Z_95 * Math.sqrt(2 * mean * (1 - mean)) + Z_POWER * Math.sqrt(rate * (1 - rate) + other * (1 - other));
  return Math.ceil((noise / (rate - other)) ** 2);
}
