import { invitationMail } from "#core/reviews/mails.copy.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { reviewMessages } from "#core/reviews/messages.ts";
import type { AskForReview, ReviewLink } from "#core/reviews/review.ts";
import type { Db } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import { hashToken, newToken } from "#server/lib/tokens.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { closeVersions, findCampaign, readCurrentAds } from "../campaigns/campaigns.public.ts";
import { insertLinks, LAST_DAY_HOURS, listLinks } from "./links.repo.ts";
import { consumeInvitations } from "./review-limits.ts";
import { linkUrl, mailLink, TOKEN_BYTES, type ReviewMailDeps } from "./review-mails.ts";
import { insertReview, insertReviewAds, readNow } from "./reviews.repo.ts";

/**
 * Dependencies of all services of reviews; `boot/deps.ts` provides them to `reviews.routes.ts`,
 * `shared-review.routes.ts` and `reviews.jobs.ts`, which hand them over.
 */
export interface ReviewsDeps extends ReviewMailDeps {
  readonly db: Db;
  readonly newId: () => string;
}

/**
 * Name of a review among the rows that refer to versions of ads (`ad_version_references`), which
 * keeps the reviewed versions. `askForReview`, `decide` (`decisions.service.ts`) and `purgeReviews`
 * (`reviews/purge.service.ts`) use it.
 */
export const referrerOf = (reviewId: string): string => `review:${reviewId}`;

/** A campaign with the name of its owner. */
interface Asked extends OwnedId {
  /** Name of the owner. */
  readonly askedBy: string;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Throws 400 for a last day that is over everywhere, or later than a link can live. */
function checkLastDay(lastDay: string | null, now: Date): void {
  if (lastDay === null) return;
  const over = isoDay(now.getTime() - LAST_DAY_HOURS * HOUR_MS);
  if (lastDay < over) throw invalidField("lastDay", reviewMessages.dayPast);
  const last = isoDay(now.getTime() + REVIEW_LIMITS.linkDays * DAY_MS);
  if (lastDay > last) throw invalidField("lastDay", reviewMessages.dayTooLate);
}

/**
 * Asks for review of ads of a campaign (`POST /api/campaigns/:id/reviews` in `reviews.routes.ts`):
 * closes their versions and makes a link for anybody, whose address it returns, or one for each
 * person by mail (`core/reviews/mails.copy.ts`). Throws 404 for an unknown campaign or ad, 400 for
 * an unfinished ad and for a last day that is over (`LAST_DAY_HOURS` in `links.repo.ts`) or later
 * than `linkDays` (`core/reviews/limits.ts`), the life of a link (words:
 * `core/reviews/messages.ts`), and 429 (`invitationsPerDay` in `core/rate-limits.ts`).
 */
export async function askForReview(
  deps: ReviewsDeps,
  { userId, id: campaignId, askedBy }: Asked,
  { adIds, people, lastDay, note }: AskForReview,
): Promise<ReviewLink> {
  const { clock, newId } = deps;
  return deps.db.transaction(async (tx) => {
    const campaign = await findCampaign(tx, { userId, id: campaignId });
    if (!campaign) throw new AppError("not_found");
    checkLastDay(lastDay, await readNow(tx, clock));
    const id = newId();
    const named = await closeVersions(tx, deps, { userId, campaignId, adIds, referrer: referrerOf(id) });
    const { ads } = await readCurrentAds(tx, deps, { userId, campaignId, adIds });
    if (ads.some(({ ad }) => ad.state === "writing"))
      throw invalidField("adIds", reviewMessages.adUnfinished);
    await insertReview(tx, clock, { id, userId, campaignId, note, lastDay });
    await insertReviewAds(
      tx,
      ads.map(({ ad, versionNumber }, position) => ({
        ...{ reviewId: id, adId: ad.id, userId, position, versionNumber },
        ...{ key: ad.key, platform: ad.platform, variant: ad.variant, angle: ad.angle },
        versionId: named[position]?.versionId ?? ad.version.id,
        hash: ad.version.hash,
      })),
    );
    const links = (people.length === 0 ? [null] : people).map((email) => {
      const token = newToken(TOKEN_BYTES);
      return { token, row: { id: newId(), reviewId: id, userId, email, tokenHash: hashToken(token) } };
    });
    await insertLinks(
      tx,
      clock,
      links.map(({ row }) => row),
      lastDay,
    );
    await consumeInvitations(tx, clock, { userId, count: people.length });
    const endsAt = (await listLinks(tx, [id]))[0]?.endsAt ?? new Date();
    const content = { askedBy, campaign: campaign.name, ads: ads.length, note, lastDay, endsAt };
    for (const { token, row } of links) {
      const { email, tokenHash } = row;
      if (email === null) return { id, url: linkUrl(deps.publicUrl, token) };
      const copy = invitationMail(content);
      await mailLink(deps, tx, { userId, email, token, tokenHash, kind: "review-invitation", copy });
    }
    return { id, url: null };
  });
}
