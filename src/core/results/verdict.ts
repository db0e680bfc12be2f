import { chancesOf, expectedLoss, type Chances } from "./chances.ts";
import { differenceInterval, wilsonInterval, type Count, type Interval } from "./interval.ts";
import { effectiveCount, overdispersion } from "./overdispersion.ts";
import { betaDensities, pooledRate, posteriors } from "./posterior.ts";
import { isClearLoser } from "./loser.ts";
import type { TestResult } from "./api.ts";
import type { TestAd } from "./test-ad.ts";
import {
  LEAST_DAYS,
  LEAST_EVENTS,
  WINNING_CHANCE,
  WINNING_LOSS,
  EVEN_CHANCE,
  SMALL_DIFFERENCE,
} from "./thresholds.ts";

/**
 * Verdicts about a test (`VERDICT_STATES` in `api.ts`), which `judge` gives; their sentences and
 * badges are in `results.copy.ts`:
 *
 * - `too_early`: fewer than `LEAST_DAYS` days, or an ad with fewer than `LEAST_EVENTS` clicks
 *   (`thresholds.ts`).
 * - `no_difference`: the rates are equal within `SMALL_DIFFERENCE`.
 * - `no_winner_yet`: one ad leads, but that may change.
 * - `winner`: one ad is better, beyond the thresholds there.
 */
export type VerdictState = TestResult["state"];

/**
 * Result of `judge` for one ad of a test: rate, interval and chances, whether it can be stopped
 * (`loser`) and how far it is `behind` the leader (`undefined` for the leader). `answer-test.ts`
 * puts it into words of `results.copy.ts`; thresholds: `thresholds.ts`.
 */
export interface AdVerdict extends Chances {
  readonly id: string;
  /** Clicks per view: the measured rate and the interval of the true one. */
  readonly rate: Interval & { readonly mid: number };
  /** The ad can be stopped. */
  readonly loser: boolean;
  /** How much higher the leader's rate is; `undefined` for the leader itself. */
  readonly behind: Interval | undefined;
}

/**
 * The answer of `judge` to a test, by the thresholds in `thresholds.ts`; `answer-test.ts` puts it
 * into words with `results.copy.ts`. `leader` is `undefined` without a click.
 */
export interface Verdict {
  readonly state: VerdictState;
  /** Id of the ad with the highest chance to be the best; `undefined` without a click. */
  readonly leader: string | undefined;
  /** Chance that the leader is the best, 0 to 1. */
  readonly probability: number;
  readonly ads: readonly AdVerdict[];
  /** How much more the days differ than chance explains, at least 1. */
  readonly dispersion: number;
}

/** Index of the highest value. */
function highest(values: readonly number[]): number {
  return values.reduce((top, value, at) => (value > values[top]! ? at : top), 0);
}

/** Verdict without a click, or with a click for every view: the figures show no difference. */
function unknownVerdict(ads: readonly TestAd[]): Verdict {
  const share = ads.length === 0 ? 0 : 1 / ads.length;
  return {
    state: "too_early",
    leader: undefined,
    probability: share,
    dispersion: 1,
    ads: ads.map(({ id, events, trials }) => ({
      id,
      rate: { ...wilsonInterval(events, trials), mid: trials > 0 ? events / trials : 0 },
      best: share,
      worst: share,
      loser: false,
      behind: undefined,
    })),
  };
}

/**
 * The interval of the difference between the best and the worst rate is within a fifth of the mean.
 */
function isNoDifference(counts: readonly Count[], pooled: number): boolean {
  const byRate = counts.toSorted((a, b) => a.events / a.trials - b.events / b.trials);
  const { low, high } = differenceInterval(byRate.at(-1)!, byRate[0]!);
  return Math.max(Math.abs(low), Math.abs(high)) <= SMALL_DIFFERENCE * pooled;
}

/** State of a test whose ads have clicks. */
function stateOf(
  ads: readonly TestAd[],
  days: number,
  { isWinner, isEven }: { readonly isWinner: boolean; readonly isEven: boolean },
): VerdictState {
  if (days < LEAST_DAYS || ads.some(({ events }) => events < LEAST_EVENTS)) return "too_early";
  if (ads.length < 2) return "no_winner_yet";
  if (isWinner) return "winner";
  return isEven ? "no_difference" : "no_winner_yet";
}

/**
 * Judges the ads of one test by their clicks per view; `days` is the number of days of the figures.
 * `judgeTest` (`answer-test.ts`) calls it for each platform. The thresholds (`thresholds.ts`) keep
 * false winners rare even if the figures are read every day; `tests/faults/false-winners.test.ts`
 * measures how rare.
 */
export function judge(ads: readonly TestAd[], days: number): Verdict {
  const dispersion = overdispersion(ads);
  const counts = ads.map((ad) => effectiveCount(ad, dispersion));
  const pooled = pooledRate(counts);
  if (pooled === undefined || ads.some(({ trials }) => trials <= 0)) return unknownVerdict(ads);

  const { grid, densities } = betaDensities(posteriors(counts, pooled));
  const chances = chancesOf(densities);
  const top = highest(chances.map(({ best }) => best));
  const behind = counts.map((count, at) =>
    at === top ? undefined : differenceInterval(counts[top]!, count),
  );
  const probability = chances[top]!.best;
  const isSure = probability >= (ads.length === 2 ? WINNING_CHANCE.two : WINNING_CHANCE.more);
  const isAhead = behind.every((difference) => difference === undefined || difference.low > 0);

  const isWinner = isSure && isAhead && expectedLoss(grid, densities, top) <= WINNING_LOSS;
  const isEven = probability < EVEN_CHANCE && isNoDifference(counts, pooled);

  return {
    state: stateOf(ads, days, { isWinner, isEven }),
    leader: ads[top]!.id,
    probability,
    dispersion,
    ads: ads.map((ad, at) => ({
      id: ad.id,
      ...chances[at]!,
      rate: {
        ...wilsonInterval(counts[at]!.events, counts[at]!.trials),
        mid: ad.events / ad.trials,
      },
      loser: at !== top && isClearLoser(ad, chances[at]!.worst, ads),
      behind: behind[at],
    })),
  };
}
