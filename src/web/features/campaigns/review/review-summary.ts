import type { Review } from "#core/reviews/review.ts";
import { reviewTabCopy } from "#core/reviews/review-tab.copy.ts";

const countOf = ({ ads }: Review, wanted: Review["ads"][number]["state"]) =>
  ads.filter(({ state }) => state === wanted).length;

/** The missing decisions of a review, in a sentence of the Review tab. */
export const summaryOf = (review: Review): string =>
  reviewTabCopy.summary(countOf(review, "changes"), countOf(review, "changed"), countOf(review, "waiting")) ||
  reviewTabCopy.allApproved;
