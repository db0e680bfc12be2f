import type { Review } from "#core/reviews/review.ts";
import { reviewTabCopy } from "#core/reviews/review-tab.copy.ts";

const countOf = ({ ads }: Review, wanted: Review["ads"][number]["state"]) =>
  ads.filter(({ state }) => state === wanted).length;

/**
 * Sentence with the numbers of ads of a review that are not approved, or that all are approved, for
 * `ReviewTab` and `OlderReview`. Words: `reviewTabCopy` in `core/reviews/review-tab.copy.ts`.
 */
export const summaryOf = (review: Review): string =>
  reviewTabCopy.summary(countOf(review, "changes"), countOf(review, "changed"), countOf(review, "waiting")) ||
  reviewTabCopy.allApproved;
