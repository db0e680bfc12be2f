import type { AiUse, VersionReason } from "#core/campaigns/ad.ts";
import { allTextsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Tx } from "#server/db/client.ts";
import { hashAd, type AdContent } from "./ad-content.ts";
import { updateAd, type AdRow } from "./ads.repo.ts";
import { updateCampaign } from "./campaigns.repo.ts";
import type { LockedCampaign } from "./load-campaign.ts";
import { findMedia } from "./media.repo.ts";
import { readinessOf } from "./readiness.ts";
import { insertNextVersion, saveIntoVersion } from "./versions.repo.ts";

/** Dependencies of writing an ad: clock and ids, which `boot/deps.ts` provides. */
export interface WriteDeps {
  readonly clock: Clock;
  readonly newId: () => string;
}

/** A change of an ad whose campaign the transaction has locked. */
interface AdWrite {
  readonly campaign: LockedCampaign;
  readonly ad: AdRow;
  readonly content: AdContent;
  readonly reason: VersionReason;
  /** Who made the parts of the content. */
  readonly aiUse: readonly AiUse[];
}

/**
 * Joins all texts of an ad (`allTextsOf` in `core/campaigns/ad-fields.ts`) to one string; `writeAd`
 * and `createAds` (`new-ads.ts`) store it for the search of ads.
 */
export const searchTextOf = (fields: AdFields) => allTextsOf(fields).join("\n");

/**
 * Writes the content of an ad with a new revision and its history; all services that change one
 * call it, with the reason (`VersionReason`) and `aiUse`. Edits go into the open version
 * (`saveIntoVersion`, for `QUIET_MINUTES` of `versions.repo.ts`), everything else becomes a new
 * version. Also stores hash, readiness and search text. Returns the ad as it was if nothing has
 * changed.
 */
export async function writeAd(tx: Tx, deps: WriteDeps, write: AdWrite): Promise<AdRow> {
  const { campaign, ad, content, aiUse } = write;
  const media = await findMedia(tx, { ...ad, mediaId: content.mediaId });
  const stored = { ...content, mediaId: media?.id ?? null };
  const hash = hashAd({ ...ad, slug: campaign.slug }, stored, media?.sha256 ?? null);
  if (hash === ad.hash && stored.url === ad.url && stored.mediaId === ad.mediaId) return ad;
  const versionId = await writeVersion(tx, deps, write, { ...stored, hash, aiUse });
  const changed = { ...ad, ...stored, hash };
  const row = await updateAd(tx, deps.clock, ad, {
    ...stored,
    ...{ hash, aiUse, versionId },
    ...readinessOf(changed, campaign, media),
    searchText: searchTextOf(stored.fields),
  });
  await updateCampaign(tx, deps.clock, campaign);
  return row;
}

type VersionContent = AdContent & { readonly hash: string; readonly aiUse: readonly AiUse[] };

/** Returns the id of the version that holds the content. */
async function writeVersion(
  tx: Tx,
  { clock, newId }: WriteDeps,
  { ad, reason }: AdWrite,
  content: VersionContent,
): Promise<string> {
  const isEdit = reason === "edited";
  if (isEdit && (await saveIntoVersion(tx, clock, ad.versionId, content))) return ad.versionId;
  const id = newId();
  const { id: adId, userId } = ad;
  await insertNextVersion(tx, clock, { id, adId, userId, reason, ...content }, isEdit);
  return id;
}

/**
 * The record of who made the parts of an ad, after a person has changed some of them, in `saveAd`
 * (`save-ad.service.ts`), `redrawMedia` (`redraw.service.ts`) and `replaceUrls`
 * (`campaigns.service.ts`). Parts without an entry are new and the person's own.
 */
export function markChanged(aiUse: readonly AiUse[], parts: readonly string[], now: Date): AiUse[] {
  const at = now.toISOString();
  const known = aiUse.map((use) => (parts.includes(use.part) ? { ...use, changedAt: at } : use));
  const added = parts
    .filter((part) => !aiUse.some((use) => use.part === part))
    .map((part): AiUse => ({ part, engine: null, at, changedAt: null }));
  return [...known, ...added];
}

/**
 * Records which engine made the parts of an ad, after campaign copy (`applyCopy` in
 * `apply-copy.service.ts`) or a late image (`addLateImages` in `build-campaign.service.ts`) has
 * replaced them.
 */
export function markMade(
  aiUse: readonly AiUse[],
  parts: readonly string[],
  engine: string,
  now: Date,
): AiUse[] {
  const made = parts.map((part): AiUse => ({ part, engine, at: now.toISOString(), changedAt: null }));
  return [...aiUse.filter(({ part }) => !parts.includes(part)), ...made];
}
