import type { SharedAd } from "#core/reviews/shared-review.ts";

/** Whether an ad waits for an answer. */
export const isWaiting = ({ state }: SharedAd) => state === "waiting" || state === "changed";
