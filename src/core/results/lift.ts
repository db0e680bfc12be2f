import type { Interval } from "./interval.ts";

/** A rate with its interval. */
interface Rate extends Interval {
  readonly mid: number;
}

/**
 * How many times as high rate `a` is as rate `b`, 95 %: 1.08 to 1.46 is "between 8 and 46 % more";
 * `undefined` if `b` may be 0 or `a` is 0. `answer-test.ts` says with it how much more a winner
 * gets. Source: Donner and Zou 2012, Stat. Methods Med. Res. 21:347 (MOVER-R).
 */
export function ratioInterval(a: Rate, b: Rate): Interval | undefined {
  if (b.low <= 0 || 2 * b.mid <= b.high || a.mid <= 0) return undefined;
  const product = a.mid * b.mid;
  const end = (ofA: number, ofB: number, sign: number) => {
    const root = Math.sqrt(Math.max(0, product ** 2 - ofA * ofB * (2 * a.mid - ofA) * (2 * b.mid - ofB)));
    return (product + sign * root) / (ofB * (2 * b.mid - ofB));
  };
  return { low: Math.max(0, end(a.low, b.high, -1)), high: end(a.high, b.low, 1) };
}
