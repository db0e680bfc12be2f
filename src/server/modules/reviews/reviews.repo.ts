import { and, asc, desc, eq, exists, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import { epochMs } from "#server/db/epoch-ms.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewAds, reviewLinks, reviews } from "./reviews.table.ts";

/**
 * A row of `reviews` (`reviews.table.ts`): a request to review ads of a campaign. The services of
 * reviews read it.
 */
export type ReviewRow = typeof reviews.$inferSelect;
/**
 * A row of `review_ads`: an ad of a review as it was at the request. `askForReview`
 * (`ask-for-review.service.ts`) makes it; lists, decisions and mails read it.
 */
export type ReviewAdRow = typeof reviewAds.$inferSelect;

const isOwnedBy = ({ userId, id }: OwnedId) => and(eq(reviews.userId, userId), eq(reviews.id, id));

/**
 * Reads the time of the product's clock; `askForReview` (`ask-for-review.service.ts`) checks last
 * days with it, `readReviews` (`review-list.service.ts`) derives states.
 */
export async function readNow(db: Queryable, clock: Clock): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${epochMs(clock.now)} as now`);
  return new Date(Number(rows[0]!.now));
}

/**
 * Inserts a review that the owner asks for, in the transaction of `askForReview`
 * (`ask-for-review.service.ts`).
 */
export async function insertReview(
  tx: Tx,
  clock: Clock,
  review: Omit<ReviewRow, "createdAt" | "withdrawnAt">,
): Promise<void> {
  await tx.insert(reviews).values({ ...review, createdAt: sql`${clock.now}` });
}

/**
 * Inserts the ads of a new review with the versions that are reviewed, for `askForReview`
 * (`ask-for-review.service.ts`).
 */
export async function insertReviewAds(tx: Tx, rows: readonly ReviewAdRow[]): Promise<void> {
  await tx.insert(reviewAds).values([...rows]);
}

/**
 * Finds a user's review, for `comments.service.ts`, `readTrail` (`trail.service.ts`) and
 * `digest.service.ts`; `undefined` for another user's (404; the digest leaves it out).
 */
export async function findReview(db: Queryable, own: OwnedId): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(isOwnedBy(own));
  return row;
}

/**
 * Locks a user's review before `review-links.service.ts` changes its link, its last day or its
 * withdrawal, so that changes and decisions take turns. Returns `undefined` if the user has no such
 * review (404).
 */
export async function lockReview(tx: Tx, own: OwnedId): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(isOwnedBy(own)).for("update");
  return row;
}

/**
 * Changes a review that the transaction has locked: `withdrawReview` withdraws it,
 * `remindReviewers` removes its last day for a new link (both in `review-links.service.ts`).
 */
export async function updateReview(
  tx: Tx,
  id: string,
  change: { readonly withdrawnAt?: SQL<Date>; readonly lastDay?: null },
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

/**
 * Withdraws all reviews of a user whose account is being deleted, which ends their links
 * (`selectWorking` in `links.repo.ts`); `endReviews` (`review-links.service.ts`) calls it.
 */
export async function withdrawAll(tx: Tx, clock: Clock, userId: UserId): Promise<void> {
  await tx
    .update(reviews)
    .set({ withdrawnAt: sql`${clock.now}` })
    .where(and(eq(reviews.userId, userId), isNull(reviews.withdrawnAt)));
}

/**
 * Returns up to `limit` of a campaign's reviews after a cursor, newest first, for `readReviews`
 * (`review-list.service.ts`; `REVIEWS_PAGE_SIZE` in `core/page-sizes.ts`).
 */
export async function listReviews(
  db: Queryable,
  {
    campaignId,
    after,
    limit,
  }: { readonly campaignId: string; readonly after: Cursor | undefined; readonly limit: number },
): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(and(eq(reviews.campaignId, campaignId), after && olderThan(reviews, after)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

/** Reviews that the overview counts; older ones are rarely still open. */
const COUNTED_REVIEWS = 100;

/** Condition for a user's reviews with a link that works. */
function isOpen(db: Queryable, clock: Clock, userId: UserId) {
  const working = db
    .select({ one: sql`1` })
    .from(reviewLinks)
    .where(and(eq(reviewLinks.reviewId, reviews.id), gt(reviewLinks.endsAt, sql`${clock.now}`)));
  return and(eq(reviews.userId, userId), isNull(reviews.withdrawnAt), exists(working));
}

/**
 * Ids of a user's campaigns with an open review: not withdrawn and with a link that has not ended
 * (`isOpen` in this file; `stateOf` in `present.ts` says the same on the Review tab); `boot/app.ts`
 * passes it to the list of campaigns, which shows them as "In review".
 */
export async function listCampaignsInReview(db: Queryable, clock: Clock, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reviews.campaignId })
    .from(reviews)
    .where(isOpen(db, clock, userId));
  return rows.map(({ id }) => id);
}

/**
 * A user's reviews with a link that works, newest first, at most 100 (`COUNTED_REVIEWS` in this
 * file), for `countReviewedAds` (`review-list.service.ts`). A link works until its `endsAt`, which
 * `links.repo.ts` sets.
 */
export async function listOpenReviews(db: Queryable, clock: Clock, userId: UserId): Promise<ReviewRow[]> {
  return db
    .select()
    .from(reviews)
    .where(isOpen(db, clock, userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(COUNTED_REVIEWS);
}

/**
 * The ads of reviews in the order in which they were asked for; `review-list.service.ts`,
 * `shared-review.service.ts`, `comments.service.ts`, `decisions.service.ts`,
 * `review-links.service.ts`, `trail.service.ts` and `digest.service.ts` call it.
 */
export async function listReviewAds(db: Queryable, reviewIds: readonly string[]): Promise<ReviewAdRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(reviewAds)
    .where(inArray(reviewAds.reviewId, [...reviewIds]))
    .orderBy(asc(reviewAds.reviewId), asc(reviewAds.position));
}
