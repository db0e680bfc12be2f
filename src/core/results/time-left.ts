import { pooledRate } from "./posterior.ts";
import { trialsNeeded } from "./sample-size.ts";
import type { TestAd } from "./test-ad.ts";
import { LEAST_DAYS, LEAST_EVENTS, LIFTS } from "./thresholds.ts";

/**
 * One of `LIFTS` (`thresholds.ts`). `timeLeft` returns the next lift that a test can show;
 * `results.copy.ts` has the words for it.
 */
export type Lift = (typeof LIFTS)[number];

/** When a test will be able to show a smaller difference. */
interface TimeLeft {
  /** More days at the present pace, at least 1. */
  readonly days: number;
  /** Views of each ad by then. */
  readonly views: number;
  /** The difference that shows in 80 of 100 tests by then. */
  readonly lift: Lift;
}

/**
 * How long a test has to run, at the present pace, until it can show the next smaller of `LIFTS`
 * (`thresholds.ts`); `undefined` if even a fifth would show already, or the pace is unknown.
 * `trialsNeeded` (`sample-size.ts`) computes the views; `answer-test.ts` calls it.
 */
export function timeLeft(ads: readonly TestAd[], days: number, dispersion: number): TimeLeft | undefined {
  const rate = pooledRate(ads);
  const slowest = Math.min(...ads.map(({ trials }) => trials));
  if (rate === undefined || days <= 0 || slowest <= 0) return undefined;
  const perDay = slowest / days;
  for (const lift of LIFTS) {
    const views = Math.ceil(trialsNeeded(rate, Math.min(0.99, rate * (1 + lift))) * dispersion);
    if (views > slowest) return { days: Math.max(1, Math.ceil((views - slowest) / perDay)), views, lift };
  }
  return undefined;
}

/**
 * Days until the ads of a test can be ranked at the pace so far, by `LEAST_DAYS` and `LEAST_EVENTS`
 * (`thresholds.ts`); 0 if they already can. Ads without clicks do not count. `answerTest`
 * (`answer-test.ts`) calls it.
 */
export function daysUntilRanked(ads: readonly TestAd[], days: number): number {
  const byClicks = ads.map(({ events }) =>
    events >= LEAST_EVENTS || events === 0 ? 0 : Math.ceil(((LEAST_EVENTS - events) * days) / events),
  );
  return Math.max(0, LEAST_DAYS - days, ...byClicks);
}
