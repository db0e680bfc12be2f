import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import { newerThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { reviewComments } from "./reviews.table.ts";

/**
 * A row of `review_comments` (`reviews.table.ts`); `presentComment` (`present.ts`) converts it, and
 * the trail reads it.
 */
export type CommentRow = typeof reviewComments.$inferSelect;
/** A comment that is not stored yet. */
type NewComment = Omit<CommentRow, "createdAt" | "resolvedAt">;

/**
 * Inserts a comment or answer of owner or reviewer; `comments.service.ts` has checked the number of
 * comments (`REVIEW_LIMITS` in `core/reviews/limits.ts`).
 */
export async function insertComment(tx: Tx, clock: Clock, comment: NewComment): Promise<CommentRow> {
  const [row] = await tx
    .insert(reviewComments)
    .values({ ...comment, createdAt: sql`${clock.now}` })
    .returning();
  return row!;
}

/**
 * Counts the comments and answers of a review; `comments.service.ts` compares the number with
 * `REVIEW_LIMITS.comments` (`core/reviews/limits.ts`) before one is added.
 */
export async function countComments(db: Queryable, reviewId: string): Promise<number> {
  return db.$count(reviewComments, eq(reviewComments.reviewId, reviewId));
}

/**
 * Finds a comment of a review by its id; `undefined` if the review has none: an answer is refused
 * with 400, the rest with 404. Called before `comments.service.ts` answers or resolves it.
 */
export async function findComment(
  db: Queryable,
  reviewId: string,
  id: string,
): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(reviewComments)
    .where(and(eq(reviewComments.reviewId, reviewId), eq(reviewComments.id, id)));
  return row;
}

/**
 * Marks a comment as resolved or as open, for `resolveComment` (`comments.service.ts`). Returns
 * `undefined` if it already was; the comment is then returned unchanged.
 */
export async function setResolved(
  tx: Tx,
  clock: Clock,
  { id, resolved }: { readonly id: string; readonly resolved: boolean },
): Promise<CommentRow | undefined> {
  const before = resolved ? isNull(reviewComments.resolvedAt) : isNotNull(reviewComments.resolvedAt);
  const [row] = await tx
    .update(reviewComments)
    .set({ resolvedAt: resolved ? sql`${clock.now}` : null })
    .where(and(eq(reviewComments.id, id), before))
    .returning();
  return row;
}

interface Page {
  readonly reviewId: string;
  readonly adId: string | undefined;
  /** Returns comments that are newer. */
  readonly after: Cursor | undefined;
  readonly limit: number;
}

/**
 * Returns up to `limit` comments of a review or of one of its ads after a cursor, oldest first, for
 * the lists of comments (`COMMENTS_PAGE_SIZE` in `core/page-sizes.ts`); `readTrail`
 * (`trail.service.ts`) reads all, at most `REVIEW_LIMITS.comments` (`core/reviews/limits.ts`).
 */
export async function listComments(
  db: Queryable,
  { reviewId, adId, after, limit }: Page,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(reviewComments)
    .where(
      and(
        eq(reviewComments.reviewId, reviewId),
        adId === undefined ? undefined : eq(reviewComments.adId, adId),
        after && newerThan(reviewComments, after),
      ),
    )
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id))
    .limit(limit);
}

/**
 * The first `perAd` comments of each ad of a review (`COMMENTS_PAGE_SIZE` in
 * `core/page-sizes.ts` and one more), oldest first, which the reviewer's page shows at once
 * (`shared-review.service.ts`).
 */
export async function listFirstComments(
  db: Queryable,
  reviewId: string,
  perAd: number,
): Promise<CommentRow[]> {
  const place = sql<number>`row_number() over (partition by ${reviewComments.adId}
    order by ${reviewComments.createdAt}, ${reviewComments.id})`.as("place");
  const placed = db
    .select({ id: reviewComments.id, place })
    .from(reviewComments)
    .where(eq(reviewComments.reviewId, reviewId))
    .as("placed");
  const first = db.select({ id: placed.id }).from(placed).where(lte(placed.place, perAd));
  return db
    .select()
    .from(reviewComments)
    .where(inArray(reviewComments.id, first))
    .orderBy(asc(reviewComments.createdAt), asc(reviewComments.id));
}

/**
 * Number of comments on an ad of a review, from `countByAd`, for the owner's Review tab
 * (`present.ts`).
 */
export interface CommentCount {
  readonly reviewId: string;
  readonly adId: string;
  readonly comments: number;
  /** Comments of reviewers, without answers, that are not resolved. */
  readonly open: number;
}

/**
 * Counts the comments of reviews by ad, for `loadReviews` (`review-list.service.ts`) and the
 * owner's Review tab; ads without comments are left out. What counts as open is in this file.
 */
export async function countByAd(db: Queryable, reviewIds: readonly string[]): Promise<CommentCount[]> {
  if (reviewIds.length === 0) return [];
  const { reviewId, adId, linkId, replyTo, resolvedAt } = reviewComments;
  const isOpen = sql`${linkId} is not null and ${replyTo} is null and ${resolvedAt} is null`;
  return db
    .select({
      reviewId,
      adId,
      comments: sql`count(*)`.mapWith(Number),
      open: sql`count(*) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(reviewComments)
    .where(inArray(reviewId, [...reviewIds]))
    .groupBy(reviewId, adId);
}
