import type { AdResult, CostInterval, Money } from "./api.ts";
import { costPerResult, type Cost } from "./cost-per-result.ts";
import { formatMoney } from "../reports/format-figures.ts";
import type { Interval } from "./interval.ts";
import { wilsonInterval } from "./interval.ts";
import type { AdFigures } from "./measure-ad.ts";
import { effectiveCount } from "./overdispersion.ts";
import { costWords, rateWords } from "./results.copy.ts";

/** Figures that ads, angles, platforms and totals have in common in the API. */
type Figures = Pick<
  AdResult,
  "impressions" | "clicks" | "rate" | "rateWords" | "spend" | "costPerClick" | "orders" | "costPerOrder"
>;

/** Sums of the figures of one or more ads; intervals are computed from them. */
type Sums = Pick<AdFigures, "impressions" | "clicks" | "spend" | "conversions">;

const cents = (amount: number) => Math.round(amount * 100) / 100;

/**
 * Adds the figures of ads and keeps currencies separate; for angles (`answer-angles.ts`) and totals
 * (`totalOf`).
 */
export function addAds(ads: readonly Sums[]): Sums {
  const spend = new Map<string, number>();
  for (const ad of ads) {
    for (const [currency, amount] of ad.spend) spend.set(currency, (spend.get(currency) ?? 0) + amount);
  }
  const known = ads.flatMap(({ conversions }) => conversions ?? []);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    impressions: sum(ads.map(({ impressions }) => impressions)),
    clicks: sum(ads.map(({ clicks }) => clicks)),
    spend,
    conversions: known.length === 0 ? null : sum(known),
  };
}

/**
 * Amounts by currency, rounded to the cent and sorted by currency, as the API returns them in
 * results. `figuresOf` calls it, and `answer-test.ts` for an ad that spent money without a result.
 */
export const moneyOf = (spend: ReadonlyMap<string, number>): Money[] =>
  [...spend]
    .map(([currency, amount]) => ({ currency, amount: cents(amount) }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));

/**
 * The currency of ads whose costs can be compared; `undefined` without spend or with several
 * currencies. `answer-test.ts` and `answer-angles.ts` ask it.
 */
export function onlyCurrency(ads: readonly Pick<Sums, "spend">[]): string | undefined {
  const currencies = new Set(ads.flatMap(({ spend }) => [...spend.keys()]));
  return currencies.size === 1 ? [...currencies][0] : undefined;
}

/**
 * Data of a test on which the intervals of its figures depend; `judgeTest` (`answer-test.ts`) makes
 * it, `figuresOf` reads it.
 */
export interface FigureContext {
  readonly dispersion: number;
  /** The only currency of the test. */
  readonly currency: string | undefined;
  /** Spend and results of all ads of the test, toward which the cost per result is shrunk. */
  readonly costs: readonly Cost[];
}

/** Cost of a click: what a view costs over the rate of clicks. */
function costPerClick({ impressions, spend }: Sums, rate: Interval, currency: string | undefined) {
  const amount = currency === undefined ? undefined : spend.get(currency);
  if (currency === undefined || amount === undefined || amount <= 0 || rate.low <= 0) return null;
  const perView = amount / impressions;
  const cost = { low: perView / rate.high, high: perView / rate.low };
  return { ...cost, currency, words: costWords(cost, currency) };
}

function costPerOrder(sums: Sums, { currency, costs, dispersion }: FigureContext): CostInterval | null {
  if (currency === undefined || sums.conversions === null) return null;
  const own = { spend: sums.spend.get(currency) ?? 0, results: Math.floor(sums.conversions) };
  const found = costPerResult(own, costs, dispersion);
  if (!found) return null;
  const { low, high } = found;
  return { low, high, currency, words: costWords(found, currency) };
}

/**
 * Figures of one ad or angle with their intervals and words, in the API's format; intervals come
 * from `interval.ts` and `cost-per-result.ts`, words from `results.copy.ts`. `answer-test.ts` and
 * `answer-angles.ts` call it.
 */
export function figuresOf(sums: Sums, context: FigureContext): Figures {
  const { impressions, clicks, conversions } = sums;
  const count = effectiveCount({ events: clicks, trials: impressions }, context.dispersion);
  const interval = wilsonInterval(Math.min(count.events, count.trials), count.trials);
  const rate = { ...interval, mid: impressions > 0 ? clicks / impressions : 0 };
  return {
    impressions,
    clicks,
    rate,
    rateWords: rateWords(interval),
    spend: moneyOf(sums.spend),
    costPerClick: costPerClick(sums, interval, context.currency),
    orders: conversions,
    costPerOrder: costPerOrder(sums, context),
  };
}

/**
 * Figures of several ads together, with the mean cost of a click and of an order; for a test
 * (`answer-test.ts`) and a platform (`answer-campaign.ts`). The words of mean costs come from
 * `formatMoney` (`core/reports/format-figures.ts`).
 */
export function totalOf(ads: readonly Sums[], context: FigureContext): Figures {
  const sums = addAds(ads);
  const figures = figuresOf(sums, context);
  const { currency } = context;
  const spent = currency === undefined ? undefined : sums.spend.get(currency);
  const mean = (cost: CostInterval | null, results: number | null) =>
    cost && spent !== undefined && currency !== undefined && results
      ? { ...cost, words: formatMoney(spent / results, currency) }
      : null;
  return {
    ...figures,
    costPerClick: mean(figures.costPerClick, sums.clicks),
    costPerOrder: mean(figures.costPerOrder, sums.conversions),
  };
}
