import { NEAR_DUPLICATE, overlap, trigrams } from "#core/similarity.ts";
import type { Candidate } from "./ad.ts";
import { withoutBenefits } from "./felt-sentences.ts";

/**
 * Whether a draft is no near duplicate of an earlier ad of its set, benefits apart. `writeSet`
 * (`write-ads.ts`) asks it for each finished ad.
 */
export function isUnlike(earlier: readonly Candidate[]): (draft: Candidate) => boolean {
  const shown = earlier.map((ad) => trigrams(withoutBenefits(ad)));
  return (ad) => {
    if (shown.length === 0) return true;
    const own = trigrams(withoutBenefits(ad));
    return shown.every((other) => overlap(own, other) <= NEAR_DUPLICATE);
  };
}

/** The `count` ads with the best scores, the best one first. */
export function best(
  ads: readonly Candidate[],
  score: (ad: Candidate) => number,
  count: number,
): Candidate[] {
  return ranked(ads, score)
    .slice(0, count)
    .map(({ ad }) => ad);
}

/** The ads with their scores, the best one first. `writeSet` (`write-ads.ts`) chooses by it. */
export function ranked(
  ads: readonly Candidate[],
  score: (ad: Candidate) => number,
): { readonly ad: Candidate; readonly points: number }[] {
  return ads.map((ad) => ({ ad, points: score(ad) })).toSorted((a, b) => b.points - a.points);
}
