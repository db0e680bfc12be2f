import { useState } from "react";
import type { SharedAd } from "#core/reviews/shared-review.ts";

type Seen = Readonly<Record<string, SharedAd>>;

interface ShownAds {
  /** The ad as the reader sees it: the version that was opened. */
  readonly shown: (ad: SharedAd) => SharedAd;
  /** Whether the ad was changed after the reader opened it. */
  readonly isChanged: (ad: SharedAd) => boolean;
  readonly isOpened: (adId: string) => boolean;
  /** Shows the newest version of an ad. */
  readonly accept: (ad: SharedAd) => void;
}

/**
 * Keeps each ad of `OpenReview` in the version that the reviewer opened: a change by the owner
 * never replaces an ad that is about to be approved. Versions are compared by their hash
 * (`server/modules/campaigns/ad-content.ts`).
 */
export function useShownAds(current: SharedAd): ShownAds {
  const [seen, setSeen] = useState<Seen>({});
  if (!seen[current.id]) setSeen({ ...seen, [current.id]: current });
  const opened = (ad: SharedAd) => seen[ad.id] ?? ad;
  const isChanged = (ad: SharedAd) => opened(ad).version.hash !== ad.version.hash;
  return {
    isChanged,
    shown: (ad) => (isChanged(ad) ? opened(ad) : ad),
    isOpened: (adId) => seen[adId] !== undefined,
    accept: (ad) => setSeen({ ...seen, [ad.id]: ad }),
  };
}
