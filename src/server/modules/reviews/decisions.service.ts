import type { Decide } from "#core/reviews/decision.ts";
import { reviewMessages } from "#core/reviews/messages.ts";
import type { DecidedAds } from "#core/reviews/shared-review.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError, ifFound } from "#server/lib/errors.ts";
import { approveAds, closeVersions, readCurrentAds } from "../campaigns/campaigns.public.ts";
import { referrerOf, type ReviewsDeps } from "./ask-for-review.service.ts";
import { insertDecisions } from "./decisions.repo.ts";
import { REVIEW_DIGEST } from "./digest.service.ts";
import { findLink, lockLink, type LinkRequest } from "./find-link.service.ts";
import type { FoundLink } from "./links.repo.ts";
import { consumeLink } from "./review-limits.ts";
import { listReviewAds } from "./reviews.repo.ts";
import { readSharedAds } from "./shared-review.service.ts";

/**
 * Stores a reviewer's decision about ads (`POST /api/review/:token/decisions` in
 * `shared-review.routes.ts`), closes and keeps their versions, stores approvals
 * (`campaigns/approval.service.ts`) and enqueues the owner's mail (`digest.service.ts`). Locks the
 * campaign before comparing the hashes: after a save, it fails with `version_conflict` and the
 * current ads (words: `core/reviews/messages.ts`). Throws 404 for ads that are not in the review,
 * and 429 (`linkDecisionsPerHour` in `core/rate-limits.ts`).
 */
export async function decide(deps: ReviewsDeps, request: LinkRequest, body: Decide): Promise<DecidedAds> {
  const { link } = await findLink(deps, request);
  await consumeLink(deps, link.id, "decisions");
  const { token } = request;
  return deps.db.transaction(async (tx) => {
    const found = await lockLink(tx, deps.clock, token);
    const { review } = found;
    const asked = new Set((await listReviewAds(tx, [review.id])).map(({ adId }) => adId));
    if (body.ads.some(({ adId }) => !asked.has(adId))) throw new AppError("not_found");
    const adIds = [...new Set(body.ads.map(({ adId }) => adId))];
    const isDecided = await storeDecisions(tx, deps, found, body);
    const { ads } = await readSharedAds(tx, deps, { review, token, adIds });
    if (isDecided) return { ads };
    throw new AppError("version_conflict", { message: reviewMessages.versionConflict, current: { ads } });
  });
}

/** Returns `false` if one of the ads is no longer in the shown version. */
async function storeDecisions(
  tx: Tx,
  deps: ReviewsDeps,
  { link, review }: FoundLink,
  { name, decision, ads }: Decide,
): Promise<boolean> {
  const { clock, jobs, newId } = deps;
  const { id: reviewId, userId, campaignId } = review;
  const adIds = [...new Set(ads.map(({ adId }) => adId))];
  // An ad that was deleted meanwhile is no longer in the shown version either.
  const named = await ifFound(() =>
    closeVersions(tx, deps, { userId, campaignId, adIds, referrer: referrerOf(reviewId) }),
  );
  const hashes = new Map(named?.map(({ adId, hash }) => [adId, hash]));
  if (ads.some(({ adId, hash }) => hashes.get(adId) !== hash)) return false;
  const current = await readCurrentAds(tx, deps, { userId, campaignId, adIds });
  const byId = new Map(current.ads.map((row) => [row.ad.id, row]));
  await insertDecisions(
    tx,
    clock,
    reviewId,
    (named ?? []).map(({ adId, versionId, hash }) => ({
      ...{ id: newId(), adId, userId, linkId: link.id, name, decision, versionId, hash },
      versionNumber: byId.get(adId)?.versionNumber ?? 1,
    })),
  );
  // Asking for changes takes back an approval of the same content, not one of an earlier version.
  const judged = decision === "approved" ? adIds : adIds.filter((adId) => byId.get(adId)?.isApproved);
  await approveAds(tx, deps, {
    ...{ userId, campaignId },
    ads: judged.map((adId) => ({
      adId,
      hash: decision === "approved" ? (hashes.get(adId) ?? null) : null,
    })),
  });
  await jobs.send(tx, REVIEW_DIGEST, { userId });
  return true;
}
