import type { Ad } from "#core/campaigns/ad.ts";
import { textsOf } from "#core/campaigns/ad-fields.ts";
import { VARIANT_LETTERS } from "#core/campaigns/ad-key.ts";
import { type CampaignVariant, type FoundAds } from "#core/campaigns/campaign.ts";
import { AD_SEARCH_SIZE } from "#core/campaigns/limits.ts";
import { cutText } from "#core/cut-text.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { searchAdsByWords } from "./ad-search.repo.ts";
import * as repo from "./ads.repo.ts";
import { applyCopy } from "./apply-copy.service.ts";
import { updateCampaign } from "./campaigns.repo.ts";
import { loadCampaign, lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { findMedia, listMedia } from "./media.repo.ts";
import { createAds } from "./new-ads.ts";
import { presentAd } from "./present.ts";
import { lockAd, type AdDeps } from "./save-ad.service.ts";

/**
 * Reads an ad with its state and findings (`presentAd` in `campaigns/present.ts`), for `readOwnAd`
 * and as the response of `restoreAd`, `duplicateAd` and `addPlatform` (`write-texts.service.ts`).
 * Throws 404.
 */
export async function readAd(db: Queryable, { clock }: { readonly clock: Clock }, own: OwnedId): Promise<Ad> {
  const found = await repo.findAd(db, own);
  if (!found) throw new AppError("not_found");
  const campaign = await loadCampaign(db, clock, found.campaign);
  return presentAd(found.ad, campaign, await listMedia(db, [campaign.id]));
}

/**
 * Reads an ad for its owner (`GET /api/ads/:id` in `ads.routes.ts`). Applies the texts of a
 * completed generation first: a client that saw the generation end gets them here, even if the job
 * that applies them (`campaigns.jobs.ts`) has not run yet. `presentAd` makes the format. Throws
 * 404.
 */
export async function readOwnAd(deps: AdDeps, own: OwnedId): Promise<Ad> {
  const found = await repo.findAd(deps.db, own);
  if (found?.ad.writingId) await applyCopy(deps, found.ad.writingId);
  return readAd(deps.db, deps, own);
}

/** Characters of an ad's text in a search result. */
const EXCERPT = 120;

/**
 * Searches the user's ads by key and text for the command palette (`GET /api/ads` in
 * `ads.routes.ts`); returns at most `AD_SEARCH_SIZE` (`core/campaigns/limits.ts`), last changed
 * first, each with 120 characters (`EXCERPT` in this file) of its main text (`mainField` in
 * `core/platforms/platforms.ts`); none for blank words.
 */
export async function searchAds(
  { db }: { readonly db: Db },
  userId: UserId,
  words: string,
): Promise<FoundAds> {
  if (words.trim() === "") return { items: [], nextCursor: null };
  const rows = await searchAdsByWords(db, userId, words.trim(), AD_SEARCH_SIZE);
  const items = rows.map(({ fields, ...row }) => {
    const [text = ""] = textsOf(fields[PLATFORMS[row.platform].mainField]);
    return { ...row, text: cutText(text, EXCERPT) };
  });
  return { items, nextCursor: null };
}

/**
 * Soft-deletes an ad (`DELETE /api/ads/:id` in `ads.routes.ts`). Throws 404. It can be restored for
 * `RESTORE_MINUTES` (`core/limits.ts`), then `purgeAds` (`purge.service.ts`) empties it.
 */
export async function deleteAd(deps: AdDeps, own: OwnedId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { campaign } = await lockAd(tx, deps, own);
    await repo.markDeleted(tx, deps.clock, own);
    await updateCampaign(tx, deps.clock, campaign);
  });
}

/**
 * Restores an ad within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/ads/:id/restore` in `ads.routes.ts`). Throws 404, also if its campaign is deleted.
 */
export async function restoreAd(deps: AdDeps, own: OwnedId): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const campaignId = await repo.findDeleted(tx, deps.clock, own);
    const campaign =
      campaignId === undefined ? undefined : await lockCampaign(tx, deps.clock, { ...own, id: campaignId });
    if (!campaign || !(await repo.unmarkDeleted(tx, deps.clock, own))) throw new AppError("not_found");
    await updateCampaign(tx, deps.clock, campaign);
    return readAd(tx, deps, own);
  });
}

/**
 * Copies an ad into the first variant that its platform has never had, or a new one (`POST
 * /api/ads/:id/duplicate` in `ads.routes.ts`), and returns the copy. Throws 404, and 409
 * `variant_limit` when all letters (`VARIANT_LETTERS` in `core/campaigns/ad-key.ts`) are used.
 */
export async function duplicateAd(deps: AdDeps, own: OwnedId): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const { campaign, ad } = await lockAd(tx, deps, own);
    const used = await repo.listUsedKeys(tx, campaign.id);
    const { letter, variants } = nextVariant(campaign, ad, used);
    await updateCampaign(tx, deps.clock, campaign, { variants });
    const { platform, angle, fields, callToAction, url, aiUse } = ad;
    const media = await findMedia(tx, ad);
    const draft = { platform, variant: letter, angle, fields, callToAction, url, media, aiUse };
    const [id = ""] = await createAds(tx, deps, { campaign, drafts: [draft], used });
    return readAd(tx, deps, { ...own, id });
  });
}

/**
 * The first letter that no ad of the platform has ever used; a new letter if all of them are used.
 */
function nextVariant(
  { variants }: LockedCampaign,
  { platform, angle }: repo.AdRow,
  used: readonly repo.UsedKey[],
): { readonly letter: string; readonly variants: readonly CampaignVariant[] } {
  const had = new Set(used.filter((key) => key.platform === platform).map(({ variant }) => variant));
  const known = variants.find(({ letter }) => !had.has(letter));
  if (known) return { letter: known.letter, variants };
  const letter = VARIANT_LETTERS.find((candidate) =>
    variants.every((variant) => variant.letter !== candidate),
  );
  if (letter === undefined) throw new AppError("variant_limit");
  return { letter, variants: [...variants, { letter, angle }] };
}
