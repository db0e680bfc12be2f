import type { SharedAd } from "#core/reviews/shared-review.ts";

/** Whether an ad of a review waits for an answer; the bar counts them and leads to the next one. */
export const isWaiting = ({ state }: SharedAd) => state === "waiting" || state === "changed";
