/** Numbers that decide the answers of the results tab: when to answer, and how sure to be. */

/**
 * Days that a test takes before its ads are ranked, because weekdays and weekends differ; the
 * results tab (`results.copy.ts`; written out in `results-tab.copy.ts`) and the API document name
 * it. `form-tests.ts` also requires this many days in common of ads in different ad sets, and
 * `time-left.ts` counts down to it.
 */
export const LEAST_DAYS = 7;

/**
 * Clicks that every ad needs before `judge` ranks the ads of a test; the results tab
 * (`results.copy.ts`) and the API document name it, `time-left.ts` counts down to it.
 */
export const LEAST_EVENTS = 25;

/**
 * Chance to be the best from which `judge` (`verdict.ts`) names a winner. Two ads need more,
 * because they are compared daily.
 */
export const WINNING_CHANCE = { two: 0.99, more: 0.95 } as const;

/** Largest expected loss of a winner (`verdict.ts`), as a share of the best rate. */
export const WINNING_LOSS = 0.02;

/** Maximum probability of a leader for the verdict `no_difference` (`verdict.ts`). */
export const EVEN_CHANCE = 0.8;

/**
 * Difference that does not matter, as a share of the pooled rate, for the verdict `no_difference`
 * (`verdict.ts`); `results.copy.ts` has "a fifth" written out.
 */
export const SMALL_DIFFERENCE = 0.2;

/**
 * Chance to be the worst from which `isClearLoser` calls an ad a loser; `answer-test.ts` chooses
 * the words by it.
 */
export const LOSING_CHANCE = 0.99;

/** Views that an ad needs before `isClearLoser` (`loser.ts`) calls it a loser by its clicks. */
export const LEAST_VIEWS = 1000;

/** Multiple of the others' cost per result that an ad may spend without a result (`loser.ts`). */
export const SPENT_IN_VAIN = 3;

/**
 * Chance of no result for an ad as good as the others, up to which `loser.ts` calls an ad without a
 * result a loser.
 */
export const BAD_LUCK = 0.05;

/**
 * Results that an ad needs before `costPerResult` (`cost-per-result.ts`) returns its cost;
 * `orders.copy.ts` names it.
 */
export const LEAST_RESULTS = 10;

/**
 * Differences between two ads that the results tab mentions, as shares of the rate, largest first;
 * `time-left.ts` reads them, words are `liftWords` in `results.copy.ts`.
 */
export const LIFTS = [1, 0.5, 0.25, 0.2] as const;

/**
 * Factor by which days are assumed to differ in a report without days (`overdispersion.ts`),
 * because real days differ by more than chance.
 */
export const UNKNOWN_DISPERSION = 1.5;

/**
 * Spread of the true rates of creatives, as a share of their mean, for `PRIOR_EVENTS`
 * (`posterior.ts`). It draws extreme rates of small samples toward the mean of the test.
 */
export const SPREAD_OF_CREATIVES = 0.25;
