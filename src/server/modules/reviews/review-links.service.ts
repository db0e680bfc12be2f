import { sql } from "drizzle-orm";
import { reminderMail } from "#core/reviews/mails.copy.ts";
import type { ReviewLink } from "#core/reviews/review.ts";
import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { hashToken, newToken } from "#server/lib/tokens.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findCampaign, listCurrentVersions } from "../campaigns/campaigns.public.ts";
import { dropMailsOf } from "../mails/mails.public.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { dropUnmailed, listDecisions } from "./decisions.repo.ts";
import { insertEvent } from "./events.repo.ts";
import { endOfDay, listLinks, replaceToken, type LinkRow } from "./links.repo.ts";
import { consumeInvitations } from "./review-limits.ts";
import { dropLinkMails, linkUrl, mailLink, TOKEN_BYTES } from "./review-mails.ts";
import * as repo from "./reviews.repo.ts";

/** Locks a review whose campaign is not deleted. Throws 404. */
async function lockOpenReview(tx: Tx, own: OwnedId) {
  const review = await repo.lockReview(tx, own);
  const campaign = review && (await findCampaign(tx, { userId: own.userId, id: review.campaignId }));
  if (!campaign) throw new AppError("not_found");
  return { review, campaign };
}

/** A link with its new token, which is stored as a hash only. */
interface NewToken {
  readonly link: LinkRow;
  readonly token: string;
  readonly tokenHash: string;
}

/**
 * Replaces the link for anybody, or mails new links to people who have not decided about the
 * current content of all ads, to all if everybody has (`findLate` in this file) (`POST
 * /api/reviews/:id/remind` in `reviews.routes.ts`). Returns the new address, or `null` when mails
 * are queued. Replaced links end at once; new ones live `REVIEW_LIMITS.linkDays`
 * (`core/reviews/limits.ts`) or until the last day, if that is not over. Throws 404,
 * `review_withdrawn`, and 429 (`invitationsPerDay` in `core/rate-limits.ts`). Text:
 * `core/reviews/mails.copy.ts`.
 */
export async function remindReviewers(
  deps: ReviewsDeps,
  own: OwnedId & { readonly askedBy: string },
): Promise<ReviewLink> {
  const { clock } = deps;
  return deps.db.transaction(async (tx) => {
    const { review, campaign } = await lockOpenReview(tx, own);
    if (review.withdrawnAt !== null) throw new AppError("review_withdrawn");
    const lastDay = await remainingDay(tx, clock, review);
    const links = await listLinks(tx, [review.id]);
    const { late, ads } = await findLate(tx, review, links);
    await dropLinkMails(
      tx,
      late.map(({ tokenHash }) => tokenHash),
    );
    const made: NewToken[] = [];
    for (const link of late) {
      const token = newToken(TOKEN_BYTES);
      const tokenHash = hashToken(token);
      await replaceToken(tx, clock, { id: link.id, tokenHash, lastDay });
      made.push({ link, token, tokenHash });
    }
    await insertEvent(tx, clock, {
      ...{ id: deps.newId(), reviewId: review.id, userId: own.userId, kind: "reminded" },
    });
    const mailed = made.filter(({ link }) => link.email !== null);
    await consumeInvitations(tx, clock, { userId: own.userId, count: mailed.length });
    const endsAt =
      (await listLinks(tx, [review.id])).find(({ id }) => id === late[0]?.id)?.endsAt ?? new Date();
    const { askedBy } = own;
    const copy = reminderMail({ askedBy, campaign: campaign.name, ads, note: review.note, lastDay, endsAt });
    for (const { link, token, tokenHash } of made) {
      if (link.email === null) return { id: review.id, url: linkUrl(deps.publicUrl, token) };
      const { userId, email } = link;
      await mailLink(deps, tx, { userId, email, token, tokenHash, kind: "review-reminder", copy });
    }
    return { id: review.id, url: null };
  });
}

/** The last day of a review; none when it is over, so that the new link works. */
async function remainingDay(tx: Tx, clock: Clock, review: repo.ReviewRow): Promise<string | null> {
  const { rows } = await tx.execute<{ over: boolean }>(
    sql`select ${endOfDay(review.lastDay)} <= ${clock.now} as over`,
  );
  if (rows[0]?.over !== true) return review.lastDay;
  await repo.updateReview(tx, review.id, { lastDay: null });
  return null;
}

/**
 * The links of people who have not decided about the current content of every ad; all links if
 * everybody has, because the owner may request new ones.
 */
async function findLate(tx: Tx, { id, userId }: repo.ReviewRow, links: readonly LinkRow[]) {
  const asked = await repo.listReviewAds(tx, [id]);
  const current = await listCurrentVersions(
    tx,
    userId,
    asked.map(({ adId }) => adId),
  );
  const decided = new Set(
    (await listDecisions(tx, id)).map(({ linkId, adId, hash }) => linkId + adId + hash),
  );
  const ads = [...current.values()];
  const late = links.filter((link) => ads.some(({ adId, hash }) => !decided.has(link.id + adId + hash)));
  return { late: late.length > 0 ? late : links, ads: ads.length };
}

/**
 * Ends the links of a review and drops their unsent mails (`DELETE /api/reviews/:id` in
 * `reviews.routes.ts`); a repeat changes nothing. Comments, decisions and the trail stay. Throws
 * 404.
 */
export async function withdrawReview({ db, clock, newId }: ReviewsDeps, own: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    const { review } = await lockOpenReview(tx, own);
    if (review.withdrawnAt !== null) return;
    await repo.updateReview(tx, review.id, { withdrawnAt: sql`${clock.now}` });
    const links = await listLinks(tx, [review.id]);
    await dropLinkMails(
      tx,
      links.map(({ tokenHash }) => tokenHash),
    );
    await insertEvent(tx, clock, {
      ...{ id: newId(), reviewId: review.id, userId: own.userId, kind: "withdrawn" },
    });
  });
}

/**
 * Ends all review links of a user whose account is being deleted
 * (`account-deletion/end-account.ts`), deletes the mails to reviewers, sent or not (`dropMailsOf`
 * of the slice `mails`), and drops the mail about new decisions. `removeReviews`
 * (`account-deletion.service.ts`) deletes the rows later.
 */
export async function endReviews(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  userId: UserId,
): Promise<void> {
  await repo.withdrawAll(tx, clock, userId);
  await dropUnmailed(tx, userId);
  await dropMailsOf(tx, userId);
}
