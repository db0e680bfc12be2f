import type { SharedAd } from "#core/reviews/shared-review.ts";

/**
 * Whether an ad of a review waits for an answer; the bar of the review page counts them and leads
 * to the next one.
 */
export const isWaiting = ({ state }: SharedAd) => state === "waiting" || state === "changed";
