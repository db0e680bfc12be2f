import { fingerprint } from "#core/reviews/fingerprint.ts";
import type { Trail, TrailEntry } from "#core/reviews/trail.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findCampaign, listAdChanges } from "../campaigns/campaigns.public.ts";
import { listComments, type CommentRow } from "./comments.repo.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { listDecisions } from "./decisions.repo.ts";
import { listEvents, type EventRow } from "./events.repo.ts";
import { listLinks } from "./links.repo.ts";
import { findReview, listReviewAds } from "./reviews.repo.ts";

/** An entry before it names people and ads. */
interface Fact extends Pick<TrailEntry, "kind"> {
  readonly at: Date;
  /** The owner's name is added. */
  readonly name: string | null;
  readonly linkId?: string | null;
  readonly adId?: string;
  readonly version?: { readonly number: number; readonly hash: string };
  readonly text?: string;
  readonly field?: string | null;
}

const ofComment = (comment: CommentRow): Pick<Fact, "adId" | "version" | "text" | "field"> => ({
  adId: comment.adId,
  version: { number: comment.versionNumber, hash: comment.hash },
  text: comment.text,
  field: comment.field,
});

function commented(comment: CommentRow): Fact {
  const { createdAt: at, linkId, name, replyTo } = comment;
  return { at, kind: replyTo === null ? "commented" : "answered", name, linkId, ...ofComment(comment) };
}

function happened(
  { createdAt: at, kind, linkId, commentId }: EventRow,
  comments: readonly CommentRow[],
): Fact {
  const comment = comments.find(({ id }) => id === commentId);
  const about = comment ? ofComment(comment) : {};
  return { at, kind, name: kind === "opened" ? "" : null, linkId, ...about };
}

/**
 * Reads the trail of a review for `GET /api/reviews/:id/trail` (`send-trail.ts`) and the data
 * export (`export.service.ts`): what happened from the request on, oldest first, with the versions
 * of its ads since then. Throws 404. Format: `core/reviews/trail.ts`; the kinds are chosen in this
 * file, their words are in `core/reviews/trail.copy.ts`, fingerprints in `fingerprint.ts` there.
 */
export async function readTrail(db: Db, own: OwnedId & { readonly ownerName: string }): Promise<Trail> {
  const review = await findReview(db, own);
  const campaign = review && (await findCampaign(db, { userId: own.userId, id: review.campaignId }));
  if (!campaign) throw new AppError("not_found");
  const { id, note, lastDay, createdAt } = review;
  const ads = await listReviewAds(db, [id]);
  const links = await listLinks(db, [id]);
  const people = links.flatMap(({ email }) => email ?? []);
  const comments = await listComments(db, {
    ...{ reviewId: id, adId: undefined, after: undefined, limit: REVIEW_LIMITS.comments },
  });
  const decisions = await listDecisions(db, id);
  const adIds = ads.map(({ adId }) => adId);
  const changes = await listAdChanges(db, own.userId, { adIds, since: createdAt });
  const facts: Fact[] = [
    { at: createdAt, kind: "asked", name: null, text: note },
    ...comments.map(commented),
    ...(await listEvents(db, id)).map((event) => happened(event, comments)),
    ...decisions.map(({ createdAt: at, decision: kind, name, linkId, adId, versionNumber, hash }): Fact => {
      return { at, kind, name, linkId, adId, version: { number: versionNumber, hash } };
    }),
    ...changes.map(({ createdAt: at, adId, number, hash, changed }): Fact => {
      return { at, kind: "changed", name: null, adId, version: { number, hash }, text: changed.join(", ") };
    }),
  ];
  const { companyName, productName } = campaign.brief;
  const placeOf = ({ adId = "" }: Fact) => adIds.indexOf(adId);
  return {
    reviewId: id,
    campaign: { id: campaign.id, name: campaign.name, companyName, productName },
    ...{ note, lastDay, people },
    entries: facts
      .toSorted((one, other) => one.at.getTime() - other.at.getTime() || placeOf(one) - placeOf(other))
      .map(({ at, kind, name, linkId, adId, version, text = "", field = null }): TrailEntry => {
        const ad = ads.find((asked) => asked.adId === adId);
        const isReviewer = linkId !== undefined && linkId !== null;
        return {
          ...{ at: at.toISOString(), kind, text, field },
          by: isReviewer ? "reviewer" : "owner",
          name: name ?? own.ownerName,
          email: links.find((link) => link.id === linkId)?.email ?? null,
          ad: ad ? { id: ad.adId, key: ad.key, platform: ad.platform, variant: ad.variant } : null,
          version: version ? { ...version, fingerprint: fingerprint(version.hash) } : null,
        };
      }),
  };
}
