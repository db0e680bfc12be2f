import type { TestAd } from "./test-ad.ts";

/**
 * Chance to be the worst from which `isClearLoser` calls an ad a loser; `answer-test.ts` chooses
 * the words by it.
 */
export const LOSING_CHANCE = 0.99;
/** Views that an ad needs before it can be called a loser by its clicks. */
const LEAST_VIEWS = 1000;
/** Multiple of the others' cost per result that an ad may spend without a result. */
const SPENT_IN_VAIN = 3;
/** Largest chance of no result if the ad were as good as the others. */
const BAD_LUCK = 0.05;

/**
 * Whether an ad can be stopped: its chance to be the worst reaches `LOSING_CHANCE` with 1,000
 * views, or it has no result although it spent three times the others' cost of one, which by chance
 * alone would happen in at most 5 % of cases. `judge` (`verdict.ts`) calls it; the thresholds are
 * in this file.
 */
export function isClearLoser(ad: TestAd, worst: number, ads: readonly TestAd[]): boolean {
  if (ads.length < 2) return false;
  if (worst >= LOSING_CHANCE && ad.trials >= LEAST_VIEWS) return true;
  if (ad.conversions !== 0 || ad.spend === null) return false;
  const others = ads.filter(({ id }) => id !== ad.id);
  const sum = (figure: "conversions" | "spend" | "events") =>
    others.reduce((total, other) => total + (other[figure] ?? 0), 0);
  const [results, spend, clicks] = [sum("conversions"), sum("spend"), sum("events")];
  if (results === 0 || clicks < results) return false;
  return ad.spend >= (SPENT_IN_VAIN * spend) / results && (1 - results / clicks) ** ad.events <= BAD_LUCK;
}
