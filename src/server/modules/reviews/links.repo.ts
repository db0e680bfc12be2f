import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { reviewLinks, reviews } from "./reviews.table.ts";
import type { ReviewRow } from "./reviews.repo.ts";

/**
 * A row of `review_links` (`reviews.table.ts`): the link of one person, or of anybody.
 * `insertLinks` sets `endsAt` by `REVIEW_LIMITS.linkDays` (`core/reviews/limits.ts`) and the
 * review's last day. Services of reviews and `present.ts` read it.
 */
export type LinkRow = typeof reviewLinks.$inferSelect;

/**
 * Hours after a review's last day in UTC at which the day is over in every time zone: the
 * westernmost one is so far behind. `askForReview` (`ask-for-review.service.ts`) refuses earlier
 * days by it, and `endOfDay` ends links.
 */
export const LAST_DAY_HOURS = 12;

/**
 * Time, in SQL, at which a last day (ISO text) is over in every time zone (`LAST_DAY_HOURS`), null
 * without a day. Links end then, and `remindReviewers` (`review-links.service.ts`) drops the day.
 */
export const endOfDay = (lastDay: string | null): SQL =>
  sql`((${lastDay}::date + 1)::timestamp at time zone 'UTC' + make_interval(hours => ${LAST_DAY_HOURS}))`;

/** Expiry of a link that is created now: after `linkDays`, or at the end of its last day. */
function endsAt(clock: Clock, lastDay: string | null) {
  const days = sql`${clock.now} + make_interval(days => ${REVIEW_LIMITS.linkDays})`;
  if (lastDay === null) return days;
  return sql`least(${days}, ${endOfDay(lastDay)})`;
}

/**
 * Inserts the links of a new review, one for each mailed person or one for anybody, for
 * `askForReview` (`ask-for-review.service.ts`). They end after `REVIEW_LIMITS.linkDays`
 * (`core/reviews/limits.ts`) or at `endOfDay` of the last day, if that is earlier.
 */
export async function insertLinks(
  tx: Tx,
  clock: Clock,
  rows: readonly Pick<LinkRow, "id" | "reviewId" | "userId" | "email" | "tokenHash">[],
  lastDay: string | null,
): Promise<void> {
  const times = { invitedAt: sql`${clock.now}`, endsAt: sql`${endsAt(clock, lastDay)}` };
  await tx.insert(reviewLinks).values(rows.map((row) => ({ ...row, ...times })));
}

/**
 * Replaces the token of a link and restarts its time (`REVIEW_LIMITS.linkDays` in
 * `core/reviews/limits.ts`, or `endOfDay` of the last day), when `remindReviewers`
 * (`review-links.service.ts`) makes a new link.
 */
export async function replaceToken(
  tx: Tx,
  clock: Clock,
  { id, tokenHash, lastDay }: Pick<LinkRow, "id" | "tokenHash"> & Pick<ReviewRow, "lastDay">,
): Promise<void> {
  await tx
    .update(reviewLinks)
    .set({ tokenHash, invitedAt: sql`${clock.now}`, endsAt: sql`${endsAt(clock, lastDay)}` })
    .where(eq(reviewLinks.id, id));
}

/**
 * The links of reviews, sorted by email address, for `askForReview` (`ask-for-review.service.ts`),
 * the Review tab (`review-list.service.ts`), `remindReviewers` and `withdrawReview`
 * (`review-links.service.ts`) and `readTrail` (`trail.service.ts`).
 */
export async function listLinks(db: Queryable, reviewIds: readonly string[]): Promise<LinkRow[]> {
  if (reviewIds.length === 0) return [];
  return db
    .select()
    .from(reviewLinks)
    .where(inArray(reviewLinks.reviewId, [...reviewIds]))
    .orderBy(asc(reviewLinks.email), asc(reviewLinks.id));
}

/**
 * A review link that works (`selectWorking` in this file), with its review, as `findLink`
 * (`find-link.service.ts`) returns it to the reviewer's routes.
 */
export interface FoundLink {
  readonly link: LinkRow;
  readonly review: ReviewRow;
}

const selectWorking = (db: Queryable, clock: Clock, tokenHash: string) =>
  db
    .select({ link: reviewLinks, review: reviews })
    .from(reviewLinks)
    .innerJoin(reviews, eq(reviews.id, reviewLinks.reviewId))
    .where(
      and(
        eq(reviewLinks.tokenHash, tokenHash),
        gt(reviewLinks.endsAt, sql`${clock.now}`),
        isNull(reviews.withdrawnAt),
      ),
    );

/**
 * Finds a link that has not ended and is not withdrawn by the hash of its token (`hashToken` in
 * `lib/tokens.ts`), for `findLink`; its campaign may be deleted. Returns `undefined` for every
 * other token; `findLink` then counts a guess and throws (`linkEnded` in `find-link.service.ts`).
 */
export async function findWorkingLink(
  db: Queryable,
  clock: Clock,
  tokenHash: string,
): Promise<FoundLink | undefined> {
  const [row] = await selectWorking(db, clock, tokenHash);
  return row;
}

/**
 * Like `findWorkingLink`, and locks the link and its review for reading, so that they work until
 * the transaction of `lockLink` (`find-link.service.ts`) ends. Returns `undefined` for every other
 * token; `lockLink` then throws.
 */
export async function lockWorkingLink(
  tx: Tx,
  clock: Clock,
  tokenHash: string,
): Promise<FoundLink | undefined> {
  const [row] = await selectWorking(tx, clock, tokenHash).for("share");
  return row;
}

/**
 * Stores the first time that a link was opened, for the trail; `false` if it was opened before.
 * `readSharedReview` (`shared-review.service.ts`) calls it.
 */
export async function markOpened(tx: Tx, clock: Clock, linkId: string): Promise<boolean> {
  const rows = await tx
    .update(reviewLinks)
    .set({ openedAt: sql`${clock.now}` })
    .where(and(eq(reviewLinks.id, linkId), isNull(reviewLinks.openedAt)))
    .returning({ id: reviewLinks.id });
  return rows.length > 0;
}
