import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewDecisions } from "./reviews.table.ts";

/**
 * A row of `review_decisions` (`reviews.table.ts`): a reviewer's decision about one version of an
 * ad. `present.ts` and the mail to the owner read it.
 */
export type DecisionRow = typeof reviewDecisions.$inferSelect;

/**
 * Inserts decisions of one review, for `decide` (`decisions.service.ts`), which has locked the ads;
 * the mail to the owner follows. The time is later than that of all decisions before, because
 * `now()` is the start of the transaction, and one that started first may get the lock last.
 */
export async function insertDecisions(
  tx: Tx,
  clock: Clock,
  reviewId: string,
  rows: readonly Omit<DecisionRow, "reviewId" | "createdAt" | "mailId">[],
): Promise<void> {
  const before = sql`(select max(created_at) from review_decisions where review_id = ${reviewId})`;
  const createdAt = sql`greatest(${clock.now}, ${before} + interval '1 millisecond')`;
  await tx.insert(reviewDecisions).values(rows.map((row) => ({ ...row, reviewId, createdAt })));
}

/**
 * The newest decision about each content of each ad of reviews, newest first, for the lists of
 * reviews (`review-list.service.ts`) and `readSharedAds` (`shared-review.service.ts`);
 * `judgeByDecisions` derives the states of ads from them.
 */
export async function listNewestDecisions(
  db: Queryable,
  reviewIds: readonly string[],
): Promise<DecisionRow[]> {
  if (reviewIds.length === 0) return [];
  const { reviewId, adId, hash, createdAt, id } = reviewDecisions;
  const rows = await db
    .selectDistinctOn([reviewId, adId, hash])
    .from(reviewDecisions)
    .where(inArray(reviewId, [...reviewIds]))
    .orderBy(asc(reviewId), asc(adId), asc(hash), desc(createdAt), desc(id));
  return rows.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/**
 * All decisions of a review, oldest first, for pictures on the reviewer's page
 * (`shared-review.service.ts`), `readTrail` (`trail.service.ts`) and `remindReviewers`
 * (`review-links.service.ts`).
 */
export async function listDecisions(db: Queryable, reviewId: string): Promise<DecisionRow[]> {
  return db
    .select()
    .from(reviewDecisions)
    .where(eq(reviewDecisions.reviewId, reviewId))
    .orderBy(asc(reviewDecisions.createdAt), asc(reviewDecisions.id));
}

/**
 * Locks up to `limit` decisions about which a user was not mailed yet, oldest first, for
 * `mailDecisions` (`DECISIONS` in `digest.service.ts`).
 */
export async function lockUnmailed(tx: Tx, userId: UserId, limit: number): Promise<DecisionRow[]> {
  return tx
    .select()
    .from(reviewDecisions)
    .where(and(eq(reviewDecisions.userId, userId), isNull(reviewDecisions.mailId)))
    .orderBy(asc(reviewDecisions.createdAt), asc(reviewDecisions.id))
    .limit(limit)
    .for("update");
}

/**
 * Stores in decisions the id of the mail that reports them to the owner; `mailDecisions`
 * (`reviews/digest.service.ts`) calls it.
 */
export async function setMail(tx: Tx, ids: readonly string[], mailId: string): Promise<void> {
  await tx
    .update(reviewDecisions)
    .set({ mailId })
    .where(inArray(reviewDecisions.id, [...ids]));
}

/**
 * Up to `limit` users who were not mailed about decisions yet, for the sweep `mailLateDecisions`
 * (`USERS` in `digest.service.ts`).
 */
export async function listUnmailedUsers(db: Queryable, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectDistinct({ userId: reviewDecisions.userId })
    .from(reviewDecisions)
    .where(isNull(reviewDecisions.mailId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/**
 * Marks decisions so that no mail about them is sent to a user whose account is being deleted
 * (`endReviews` in `review-links.service.ts`).
 */
export async function dropUnmailed(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(reviewDecisions)
    .set({ mailId: "" })
    .where(and(eq(reviewDecisions.userId, userId), isNull(reviewDecisions.mailId)));
}
