import type { SharedAd, SharedReview } from "#core/reviews/shared-review.ts";
import type { Queryable } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { readProfile } from "../accounts/accounts.public.ts";
import { listCurrentVersions, readCurrentAds, readVersionContents } from "../campaigns/campaigns.public.ts";
import type { ReviewsDeps } from "./ask-for-review.service.ts";
import { listFirstComments, type CommentRow } from "./comments.repo.ts";
import { pageOfComments } from "./comments.service.ts";
import { listDecisions, listNewestDecisions } from "./decisions.repo.ts";
import { insertEvent } from "./events.repo.ts";
import { findLink, type LinkRequest } from "./find-link.service.ts";
import { markOpened, type FoundLink } from "./links.repo.ts";
import { presentSharedAd } from "./present.ts";
import { listReviewAds, type ReviewRow } from "./reviews.repo.ts";
import { COMMENTS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Reads a review by its link (`GET /api/review/:token` in `shared-review.routes.ts`) and stores
 * when the link was first opened, except for HEAD. Ads are presented by `presentSharedAd` in
 * `present.ts`. Throws the errors of `findLink` in `find-link.service.ts` (404, 429).
 */
export async function readSharedReview(
  deps: ReviewsDeps,
  request: LinkRequest & { readonly isHead: boolean },
): Promise<SharedReview> {
  const found = await findLink(deps, request);
  if (!request.isHead) await rememberOpening(deps, found);
  const { review } = found;
  const { userId, note, lastDay } = review;
  const { fullName } = await readProfile(deps, userId);
  const { campaign, ads } = await readSharedAds(deps.db, deps, { review, token: request.token });
  const { companyName, productName } = campaign.brief;
  return {
    campaign: { name: campaign.name, companyName, productName },
    askedBy: fullName,
    ...{ note, lastDay, ads },
    endsAt: found.link.endsAt.toISOString(),
  };
}

async function rememberOpening(
  { db, clock, newId }: ReviewsDeps,
  { link, review }: FoundLink,
): Promise<void> {
  if (link.openedAt !== null) return;
  await db.transaction(async (tx) => {
    if (!(await markOpened(tx, clock, link.id))) return;
    const { id: reviewId, userId } = review;
    await insertEvent(tx, clock, { id: newId(), reviewId, userId, kind: "opened", linkId: link.id });
  });
}

interface SharedAds {
  readonly review: ReviewRow;
  readonly token: string;
  /** Only these ads of the review; all if missing. */
  readonly adIds?: readonly string[];
}

/**
 * Reads the current ads of a review with their first `COMMENTS_PAGE_SIZE` comments
 * (`core/page-sizes.ts`), for the reviewer's page (`readSharedReview`) and after a decision
 * (`decisions.service.ts`); omits deleted ones. Their format is made by `presentSharedAd` in
 * `present.ts`.
 */
export async function readSharedAds(
  db: Queryable,
  { clock }: Pick<ReviewsDeps, "clock">,
  { review, token, adIds }: SharedAds,
) {
  const { id, userId, campaignId } = review;
  const asked = (await listReviewAds(db, [id])).map(({ adId }) => adId);
  const wanted = adIds ? asked.filter((adId) => adIds.includes(adId)) : asked;
  const { campaign, ads } = await readCurrentAds(db, { clock }, { userId, campaignId, adIds: wanted });
  const decisions = Map.groupBy(await listNewestDecisions(db, [id]), ({ adId }) => adId);
  const comments = Map.groupBy(
    await listFirstComments(db, id, COMMENTS_PAGE_SIZE + 1),
    ({ adId }): string => adId,
  );
  const shared = ads.map((current): SharedAd => {
    const ofAd: readonly CommentRow[] = comments.get(current.ad.id) ?? [];
    return presentSharedAd({
      ...{ token, current },
      decisions: decisions.get(current.ad.id) ?? [],
      comments: pageOfComments(ofAd),
    });
  });
  return { campaign, ads: shared };
}

/**
 * Finds the file of a picture that a review shows, or showed at the request or a decision (`GET
 * /api/review/:token/media/:id` in `shared-review.routes.ts`). Throws 404 for every other picture,
 * and the errors of `findLink` (`find-link.service.ts`).
 */
export async function findSharedMedia(
  deps: ReviewsDeps,
  request: LinkRequest & { readonly mediaId: string },
): Promise<OwnedId> {
  const { review } = await findLink(deps, request);
  const { id, userId } = review;
  const asked = await listReviewAds(deps.db, [id]);
  const current = await listCurrentVersions(
    deps.db,
    userId,
    asked.map(({ adId }) => adId),
  );
  const shown = [...current.values()].find(({ mediaId }) => mediaId === request.mediaId);
  if (shown?.fileId) return { userId, id: shown.fileId };
  const decided = (await listDecisions(deps.db, id)).map(({ versionId }) => versionId);
  const versionIds = [...new Set([...asked.map(({ versionId }) => versionId), ...decided])];
  const named = await readVersionContents(deps.db, userId, versionIds);
  const before = named.find(({ media }) => media?.id === request.mediaId);
  if (!before?.media) throw new AppError("not_found");
  return { userId, id: before.media.fileId };
}
