import type { TestAd } from "./test-ad.ts";
import { LOSING_CHANCE, LEAST_VIEWS, SPENT_IN_VAIN, BAD_LUCK } from "./thresholds.ts";

/**
 * Whether an ad can be stopped: its chance to be the worst (`worst`, 0 to 1) reaches
 * `LOSING_CHANCE` with `LEAST_VIEWS` views, or it has no result although it spent `SPENT_IN_VAIN`
 * times the others' cost of one and chance alone explains that in at most `BAD_LUCK` of cases.
 * Never for a single ad; `judge` (`verdict.ts`), which calls it, spares the leader. The thresholds
 * are in `thresholds.ts`.
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
