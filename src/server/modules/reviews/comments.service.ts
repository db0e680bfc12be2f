import type { CommentList, OwnComment, ReviewComment } from "#core/reviews/comment.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { reviewMessages } from "#core/reviews/messages.ts";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findCampaign, listCurrentVersions, type CurrentVersion } from "../campaigns/campaigns.public.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import * as repo from "./comments.repo.ts";
import { insertEvent } from "./events.repo.ts";
import { findLink, lockLink, type LinkRequest } from "./find-link.service.ts";
import { presentComment } from "./present.ts";
import { consumeLink } from "./review-limits.ts";
import { findReview, listReviewAds, type ReviewRow } from "./reviews.repo.ts";
import { COMMENTS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Cuts a page of `COMMENTS_PAGE_SIZE` (`core/page-sizes.ts`) from comments that include one more if
 * there is a next page, for the lists of comments of this file and `readSharedAds`
 * (`shared-review.service.ts`).
 */
export function pageOfComments(rows: readonly repo.CommentRow[]): CommentList {
  const { shown, nextCursor } = cutPage(rows, COMMENTS_PAGE_SIZE);
  return { items: shown.map(presentComment), nextCursor };
}

interface Page {
  readonly adId?: string | undefined;
  readonly cursor?: string | undefined;
}

async function listPage(db: Db, reviewId: string, { adId, cursor }: Page): Promise<CommentList> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const limit = COMMENTS_PAGE_SIZE + 1;
  return pageOfComments(await repo.listComments(db, { reviewId, adId, after, limit }));
}

/**
 * Finds a review whose campaign is not deleted, before the owner comments or reads comments. Throws
 * 404.
 */
async function findVisibleReview(db: Db | Tx, own: OwnedId): Promise<ReviewRow> {
  const review = await findReview(db, own);
  const campaign = review && (await findCampaign(db, { userId: own.userId, id: review.campaignId }));
  if (!campaign) throw new AppError("not_found");
  return review;
}

/**
 * Lists comments of a review for its owner (`GET /api/reviews/:id/comments` in
 * `reviews.routes.ts`), oldest first, `COMMENTS_PAGE_SIZE` (`core/page-sizes.ts`) a page. Throws
 * 404, and 400 for a bad cursor.
 */
export async function listOwnComments({ db }: ReviewsDeps, own: OwnedId, page: Page): Promise<CommentList> {
  const { id } = await findVisibleReview(db, own);
  return listPage(db, id, page);
}

/**
 * Lists comments of a review for a person with its link (`GET /api/review/:token/comments` in
 * `shared-review.routes.ts`), oldest first, `COMMENTS_PAGE_SIZE` (`core/page-sizes.ts`) a page.
 * Throws the errors of `findLink` (`find-link.service.ts`), and 400 for a bad cursor.
 */
export async function listSharedComments(
  deps: ReviewsDeps,
  request: LinkRequest,
  page: Page,
): Promise<CommentList> {
  const { review } = await findLink(deps, request);
  return listPage(deps.db, review.id, page);
}

/** Who comments. */
interface Author {
  readonly review: ReviewRow;
  readonly name: string;
  /** Null for the owner. */
  readonly linkId: string | null;
}

/**
 * Stores the owner's comment or answer (`POST /api/reviews/:id/comments` in `reviews.routes.ts`).
 * Throws 404, 400 for a field, spot or answered comment that the ad does not have (`PARTS` in this
 * file and the platform's fields; words: `core/reviews/messages.ts`), and `comment_limit`
 * (`REVIEW_LIMITS.comments` in `core/reviews/limits.ts`).
 */
export async function commentAsOwner(
  deps: ReviewsDeps,
  own: OwnedId & { readonly name: string },
  comment: OwnComment,
): Promise<ReviewComment> {
  const { name } = own;
  return deps.db.transaction(async (tx) =>
    addComment(tx, deps, { review: await findVisibleReview(tx, own), name, linkId: null }, comment),
  );
}

/**
 * Stores a comment or an answer of a person with a link (`POST /api/review/:token/comments` in
 * `shared-review.routes.ts`). Throws 404, 429 (`linkCommentsPerHour` in `core/rate-limits.ts`), 400
 * for a field, spot or answered comment that the ad does not have (`PARTS` in this file and the
 * platform's fields; words: `core/reviews/messages.ts`), and `comment_limit`
 * (`REVIEW_LIMITS.comments` in `core/reviews/limits.ts`).
 */
export async function commentAsReviewer(
  deps: ReviewsDeps,
  request: LinkRequest,
  { name, ...comment }: OwnComment & { readonly name: string },
): Promise<ReviewComment> {
  const { link } = await findLink(deps, request);
  await consumeLink(deps, link.id, "comments");
  return deps.db.transaction(async (tx) => {
    const { review } = await lockLink(tx, deps.clock, request.token);
    return addComment(tx, deps, { review, name, linkId: link.id }, comment);
  });
}

async function addComment(
  tx: Tx,
  { clock, newId }: ReviewsDeps,
  { review, name, linkId }: Author,
  comment: OwnComment,
): Promise<ReviewComment> {
  const { id: reviewId, userId } = review;
  const asked = (await listReviewAds(tx, [reviewId])).find(({ adId }) => adId === comment.adId);
  const current = asked && (await listCurrentVersions(tx, userId, [asked.adId])).get(asked.adId);
  if (!current) throw new AppError("not_found");
  if ((await repo.countComments(tx, reviewId)) >= REVIEW_LIMITS.comments) throw new AppError("comment_limit");
  const row = await repo.insertComment(tx, clock, {
    ...{ id: newId(), reviewId, adId: asked.adId, userId, linkId, name, text: comment.text },
    ...placeOf(comment, current),
    replyTo: await findAnswered(tx, reviewId, comment),
    ...{ versionNumber: current.number, hash: current.hash },
  });
  return presentComment(row);
}

/** Parts of an ad besides its fields that a comment can be about. */
const PARTS = ["media", "url", "callToAction"];

/**
 * The field and the spot that a comment is about. Throws 400 for ones that the ad does not have.
 */
function placeOf({ field, x, y }: OwnComment, { platform }: CurrentVersion) {
  if (field !== undefined && !PARTS.includes(field) && !Object.hasOwn(fieldsOf(platform), field)) {
    throw invalidField("field", reviewMessages.fieldUnknown);
  }
  if ((x === undefined) !== (y === undefined)) {
    throw invalidField(x === undefined ? "x" : "y", reviewMessages.spotIncomplete);
  }
  return { field: field ?? (x === undefined ? null : "media"), x: x ?? null, y: y ?? null };
}

/** The comment that is answered: the first one of a thread, so that threads have one level. */
async function findAnswered(tx: Tx, reviewId: string, { replyTo, adId }: OwnComment): Promise<string | null> {
  if (replyTo === undefined) return null;
  const answered = await repo.findComment(tx, reviewId, replyTo);
  if (answered?.adId !== adId) throw invalidField("replyTo", reviewMessages.replyUnknown);
  return answered.replyTo ?? answered.id;
}

/**
 * Marks a comment as resolved or as open again for the owner (`PATCH
 * /api/reviews/:id/comments/:commentId` in `reviews.routes.ts`) and records it in the trail; a
 * repeat changes nothing. Throws 404, also for an answer.
 */
export async function resolveComment(
  deps: ReviewsDeps,
  own: OwnedId,
  { commentId, resolved }: { readonly commentId: string; readonly resolved: boolean },
): Promise<ReviewComment> {
  const { db, clock, newId } = deps;
  return db.transaction(async (tx) => {
    const review = await findVisibleReview(tx, own);
    const comment = await repo.findComment(tx, review.id, commentId);
    if (!comment || comment.replyTo !== null) throw new AppError("not_found");
    const changed = await repo.setResolved(tx, clock, { id: commentId, resolved });
    if (!changed) return presentComment(comment);
    const { id: reviewId, userId } = review;
    const kind = resolved ? "resolved" : "reopened";
    await insertEvent(tx, clock, { id: newId(), reviewId, userId, kind, commentId });
    return presentComment(changed);
  });
}
