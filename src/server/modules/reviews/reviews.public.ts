// All that other slices, boot and the commands may import from this folder.
export { removeReviews } from "./account-deletion.service.ts";
export { readAllReviews } from "./export.service.ts";
export { endReviews } from "./review-links.service.ts";
export { countReviewedAds } from "./review-list.service.ts";
export { listCampaignsInReview } from "./reviews.repo.ts";
