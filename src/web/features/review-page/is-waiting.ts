import type { SharedAd } from "#core/reviews/shared-review.ts";

/**
 * Whether an ad of a review waits for an answer; `DecisionBar` and `OpenReview` lead to the next
 * one, `ReviewPage` opens the first. The server computes the state by `reviewAdState` in
 * `core/reviews/decision.ts`.
 */
export const isWaiting = ({ state }: SharedAd) => state === "waiting" || state === "changed";
