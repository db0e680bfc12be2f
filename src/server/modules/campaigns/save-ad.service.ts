import { isDeepStrictEqual } from "node:util";
import type { Ad, SaveAd } from "#core/campaigns/ad.ts";
import { normalizeFields, normalizeText, type AdFields } from "#core/campaigns/ad-fields.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { AdContent } from "./ad-content.ts";
import { findAd, readLocked, type AdRow } from "./ads.repo.ts";
import { lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { findMedia, listMedia } from "./media.repo.ts";
import { presentAd } from "./present.ts";
import { markChanged, writeAd, type WriteDeps } from "./write-ad.ts";

/** Dependencies of services that change an ad; `boot/deps.ts` provides them. */
export interface AdDeps extends WriteDeps {
  readonly db: Db;
}

/** An ad and its campaign, both locked until the transaction ends; `lockAd` returns it. */
export interface LockedAd {
  readonly campaign: LockedCampaign;
  readonly ad: AdRow;
}

/**
 * Locks an ad after its campaign, before `saveAd`, `ads.service.ts`, `findings.service.ts`,
 * `redraw.service.ts`, `versions.service.ts` or `write-texts.service.ts` changes it. Throws 404.
 */
export async function lockAd(tx: Tx, { clock }: Pick<AdDeps, "clock">, own: OwnedId): Promise<LockedAd> {
  const found = await findAd(tx, own);
  const campaign = found && (await lockCampaign(tx, clock, { ...own, id: found.campaign.id }));
  const ad = campaign && (await readLocked(tx, own));
  if (!ad) throw new AppError("not_found");
  return { campaign, ad };
}

/**
 * Converts an ad to the API's format (`presentAd` in `present.ts`) after a change, with the
 * pictures of its campaign; `saveAd`, `restoreVersion` (`versions.service.ts`), `redrawMedia`
 * (`redraw.service.ts`) and `decideFinding` (`findings.service.ts`) return it.
 */
export async function presentChangedAd(tx: Tx, ad: AdRow, campaign: LockedCampaign): Promise<Ad> {
  return presentAd(ad, campaign, await listMedia(tx, [campaign.id]));
}

/**
 * Saves a person's changes in the ad's panel (`PATCH /api/ads/:id` in `ads.routes.ts`). Throws 404,
 * 400 for an unknown field, picture or call to action (messages: `core/campaigns/messages.ts`), and
 * `version_conflict` with the current ad when another save came first; a repeat of the last save
 * succeeds. `core/campaigns/ad-fields.ts` normalizes the texts; `writeAd` (`write-ad.ts`) stores
 * the content and its version.
 */
export async function saveAd(deps: AdDeps, own: OwnedId, save: SaveAd): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const { campaign, ad } = await lockAd(tx, deps, own);
    const content = await contentAfter(tx, ad, save);
    const changed = changedParts(ad, content);
    if (changed.length === 0) return presentChangedAd(tx, ad, campaign);
    if (save.baseVersion !== String(ad.revision)) {
      throw new AppError("version_conflict", { current: await presentChangedAd(tx, ad, campaign) });
    }
    const aiUse = markChanged(ad.aiUse, changed, campaign.now);
    const row = await writeAd(tx, deps, { campaign, ad, content, reason: "edited", aiUse });
    return presentChangedAd(tx, row, campaign);
  });
}

async function contentAfter(tx: Tx, ad: AdRow, save: SaveAd): Promise<AdContent> {
  const { platform } = ad;
  const { fields, unknown } = normalizeFields(platform, save.fields ?? {});
  const [first] = unknown;
  if (first !== undefined) throw invalidField(`fields.${first}`, campaignsMessages.unknownField);
  const mediaId = save.mediaId === undefined ? ad.mediaId : save.mediaId;
  if (
    mediaId !== null &&
    mediaId !== ad.mediaId &&
    !(await findMedia(tx, { campaignId: ad.campaignId, mediaId }))
  ) {
    throw invalidField("mediaId", campaignsMessages.unknownMedia);
  }
  return {
    fields: { ...ad.fields, ...fields },
    callToAction: save.callToAction === undefined ? ad.callToAction : callOf(platform, save.callToAction),
    url: save.url === undefined ? ad.url : normalizeText(save.url, "path").trim(),
    mediaId,
  };
}

/** A button of the platform; an empty value means no button. Throws 400 for an unknown one. */
function callOf(platform: PlatformId, given: string | null): string | null {
  if (given === null || given === "") return null;
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[platform];
  if (!Object.hasOwn(callsToAction, given)) throw invalidField("callToAction", campaignsMessages.unknownCall);
  return given;
}

/**
 * Names of fields, `callToAction`, `url` or `media` that differ, for the history
 * (`versions.service.ts`), the trail of reviews (`ad-changes.service.ts`) and the record of who
 * made them.
 */
export function changedParts(
  before: { readonly fields: AdFields } & Omit<AdContent, "fields">,
  after: AdContent,
): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const fields = [...names].filter((name) => !isDeepStrictEqual(before.fields[name], after.fields[name]));
  return [
    ...fields,
    ...(before.callToAction === after.callToAction ? [] : ["callToAction"]),
    ...(before.url === after.url ? [] : ["url"]),
    ...(before.mediaId === after.mediaId ? [] : ["media"]),
  ];
}
