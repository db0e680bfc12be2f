import type { ReviewList } from "#core/reviews/review.ts";
import type { Overview } from "#core/overview/api.ts";
import type { Queryable } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCampaign, listCurrentVersions } from "../campaigns/campaigns.public.ts";
import { countByAd } from "./comments.repo.ts";
import { listNewestDecisions } from "./decisions.repo.ts";
import { listLinks } from "./links.repo.ts";
import { judgeByDecisions, presentReview, type LoadedReview } from "./present.ts";
import { listOpenReviews, listReviewAds, listReviews, readNow, type ReviewRow } from "./reviews.repo.ts";
import { REVIEWS_PAGE_SIZE } from "#core/page-sizes.ts";

/** Dependencies of reading reviews. */
interface ReadDeps {
  readonly db: Queryable;
  readonly clock: Clock;
}

/**
 * Reads the links, ads and decisions of reviews, in the order of the reviews, before they are
 * presented.
 */
async function loadReviews(db: Queryable, rows: readonly ReviewRow[]): Promise<LoadedReview[]> {
  const ids = rows.map(({ id }) => id);
  const links = await listLinks(db, ids);
  const ads = await listReviewAds(db, ids);
  const decisions = await listNewestDecisions(db, ids);
  const counts = await countByAd(db, ids);
  const ofReview =
    (id: string) =>
    ({ reviewId }: { readonly reviewId: string }) =>
      reviewId === id;
  return rows.map((row) => ({
    row,
    links: links.filter(ofReview(row.id)),
    ads: ads.filter(ofReview(row.id)),
    decisions: decisions.filter(ofReview(row.id)),
    counts: counts.filter(ofReview(row.id)),
  }));
}

const adIdsOf = (reviews: readonly LoadedReview[]) => [
  ...new Set(reviews.flatMap(({ ads }) => ads.map(({ adId }) => adId))),
];

/**
 * Returns a page of a campaign's reviews for the Review tab (`GET /api/campaigns/:id/reviews` in
 * `reviews.routes.ts`), newest first, `REVIEWS_PAGE_SIZE` (`core/page-sizes.ts`) each. Each is
 * presented by `presentReview` in `present.ts`. Throws 404, and 400 for a bad cursor.
 */
export async function readReviews(
  { db, clock }: ReadDeps,
  { userId, id: campaignId }: OwnedId,
  cursor: string | undefined,
): Promise<ReviewList> {
  if (!(await findCampaign(db, { userId, id: campaignId }))) throw new AppError("not_found");
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await listReviews(db, { campaignId, after, limit: REVIEWS_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutPage(rows, REVIEWS_PAGE_SIZE);
  const loaded = await loadReviews(db, shown);
  const current = await listCurrentVersions(db, userId, adIdsOf(loaded));
  const now = await readNow(db, clock);
  return { items: loaded.map((review) => presentReview(review, current, now)), nextCursor };
}

/**
 * Counts the ads of a user's open reviews by their state for the start page
 * (`overview/overview.service.ts`), each ad in its newest review, from the newest 100
 * (`COUNTED_REVIEWS` in `reviews.repo.ts`); `null` without an open review. States: `reviewAdState`
 * in `core/reviews/decision.ts`.
 */
export async function countReviewedAds(
  { db, clock }: ReadDeps,
  userId: UserId,
): Promise<Overview["reviews"]> {
  const loaded = await loadReviews(db, await listOpenReviews(db, clock, userId));
  const current = await listCurrentVersions(db, userId, adIdsOf(loaded));
  const counts = { waiting: 0, approved: 0, changes: 0, changed: 0 };
  const counted = new Set<string>();
  let campaignId: string | undefined;
  for (const { row, ads, decisions } of loaded) {
    for (const { adId } of ads) {
      const version = current.get(adId);
      if (!version || counted.has(adId)) continue;
      counted.add(adId);
      campaignId ??= row.campaignId;
      const ofAd = decisions.filter((decision) => decision.adId === adId);
      counts[judgeByDecisions(version.hash, ofAd).state]++;
    }
  }
  return campaignId === undefined ? null : { ...counts, campaignId };
}
