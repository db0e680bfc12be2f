import { ANGLES, angleCopy } from "../generations/copy/platform-copy.ts";
import { PLATFORMS } from "../platforms/platforms.ts";
import type { JudgedTest, AnswerAd } from "./answer-test.ts";
import type { AdResults } from "./api.ts";
import { centralInterval } from "./density.ts";
import { addAds, figuresOf, onlyCurrency } from "./sum-figures.ts";
import type { AdFigures } from "./measure-ad.ts";
import { effectiveCount, overdispersion } from "./overdispersion.ts";
import { betaDensities, pooledRate, posteriors } from "./posterior.ts";
import { anglesScope, rateWords, resultCopy } from "./results.copy.ts";

/** One ad counts as a cell of its angle, as a day counts as a cell of its ad. */
function angleDispersion(groups: readonly (readonly AdFigures[])[], least: number): number {
  const counts = groups.map((ads) => {
    const { impressions: trials, clicks: events } = addAds(ads);
    const days = ads.map((ad) => ({ trials: ad.impressions, events: ad.clicks }));
    return { trials, events, days };
  });
  const isClustered = groups.some((ads) => ads.length > 1);
  return Math.max(least, isClustered ? overdispersion(counts) : 1);
}

/**
 * Rates of angles over all platforms, drawn toward their mean, in the order of `ANGLES`
 * (`core/generations/copy/platform-copy.ts`), with words from `results.copy.ts`; `answerCampaign`
 * (`answer-campaign.ts`) calls it. Only compared ads with the most common definition of clicks
 * count. `null` with fewer than two angles or without a click.
 */
export function answerAngles(tests: readonly JudgedTest[], shown: readonly AnswerAd[]): AdResults["angles"] {
  const columns = Map.groupBy(tests, ({ test }) => test.clicksColumn);
  const same = [...columns.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
  const angles = new Map(shown.map(({ id, angle }) => [id, angle]));
  const ads = same.flatMap(({ test }) => test.ads);
  const groups = ANGLES.map((angle) => ({
    angle,
    ads: ads.filter(({ adId, impressions }) => angles.get(adId) === angle && impressions > 0),
  })).filter((group) => group.ads.length > 0);
  const sums = groups.map((group) => addAds(group.ads));
  const least = Math.max(1, ...same.map(({ verdict }) => verdict.dispersion));
  const dispersion = angleDispersion(
    groups.map((group) => group.ads),
    least,
  );
  const counts = sums.map(({ clicks, impressions }) =>
    effectiveCount({ events: clicks, trials: impressions }, dispersion),
  );
  const pooled = pooledRate(counts);
  if (groups.length < 2 || pooled === undefined) return null;
  const betas = posteriors(counts, pooled);
  const { grid, densities } = betaDensities(betas);
  const currency = onlyCurrency(ads);
  const costs = sums.map(({ spend, conversions }) => ({
    spend: currency === undefined ? 0 : (spend.get(currency) ?? 0),
    results: Math.floor(conversions ?? 0),
  }));
  const platforms = [...new Set(same.map(({ test }) => PLATFORMS[test.platform].name))];
  return {
    scope: anglesScope(
      platforms,
      groups.map((group) => group.ads.length),
    ),
    rows: groups.map(({ angle, ads: own }, at) => {
      const { alpha, beta } = betas[at]!;
      const rate = { ...centralInterval(grid, densities[at]!), mid: alpha / (alpha + beta) };
      const figures = figuresOf(sums[at]!, { dispersion, currency, costs });
      return { ...figures, angle, name: angleCopy[angle], ads: own.length, rate, rateWords: rateWords(rate) };
    }),
    note: resultCopy.anglesNote,
  };
}
