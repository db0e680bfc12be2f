import type { AiUse } from "#core/campaigns/ad.ts";
import { formatAdKey } from "#core/campaigns/ad-key.ts";
import { MAX_ADS_PER_VARIANT } from "#core/campaigns/limits.ts";
import { emptyFields, fieldsOf, normalizeFields, type AdFields } from "#core/campaigns/ad-fields.ts";
import type { CampaignBrief } from "#core/campaigns/brief.ts";
import type { PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { hashAd } from "./ad-content.ts";
import { insertAds, type NewAd, type UsedKey } from "./ads.repo.ts";
import type { LockedCampaign } from "./load-campaign.ts";
import type { NewMedia } from "./media.repo.ts";
import { readinessOf } from "./readiness.ts";
import { insertFirstVersions } from "./versions.repo.ts";
import { searchTextOf, type WriteDeps } from "./write-ad.ts";

/**
 * An ad to create on a board, before it has a key (`formatAdKey` in `core/campaigns/ad-key.ts`);
 * `build-campaign.service.ts`, `start-campaign.service.ts`, `start-like.service.ts` and
 * `write-texts.service.ts` make it for `createAds`.
 */
export interface AdDraft {
  readonly platform: PlatformId;
  readonly variant: string;
  readonly angle: NewAd["angle"];
  readonly fields: AdFields;
  readonly callToAction: string | null;
  readonly url: string;
  readonly media: NewMedia | undefined;
  /** The generation that writes its empty fields. */
  readonly writingId?: string;
  readonly aiUse: readonly AiUse[];
}

interface NewAds {
  readonly campaign: LockedCampaign;
  readonly drafts: readonly AdDraft[];
  /** Places that the campaign's ads have or had. */
  readonly used: readonly UsedKey[];
}

/**
 * Inserts ads with their first versions and returns their ids in the order of the drafts:
 * `buildCampaign` (`build-campaign.service.ts`), `startCampaign` (`start-campaign.service.ts`),
 * `startCampaignLike` (`start-like.service.ts`), `addPlatform` (`write-texts.service.ts`) and
 * `duplicateAd` (`ads.service.ts`) call it. Throws 409 `variant_limit` beyond `MAX_ADS_PER_VARIANT`
 * ads of one platform and variant (`core/campaigns/limits.ts`); `ad-key.ts` there formats the keys.
 */
export async function createAds(
  tx: Tx,
  deps: WriteDeps,
  { campaign, drafts, used }: NewAds,
): Promise<string[]> {
  const rows = drafts.map((draft) => newAd(deps, campaign, draft, nextPart(used, draft)));
  await insertAds(tx, deps.clock, rows);
  const versions = rows.map(
    ({ id: adId, userId, versionId: id, fields, callToAction = null, url = "", hash, aiUse, ...row }) => ({
      ...{ id, adId, userId, reason: "created" as const, fields, callToAction, url, hash, aiUse },
      mediaId: row.mediaId ?? null,
    }),
  );
  await insertFirstVersions(tx, deps.clock, versions);
  return rows.map(({ id }) => id);
}

/** A key is never reused, so each ad at a place of the board has the next part. */
function nextPart(used: readonly UsedKey[], { platform, variant }: AdDraft): number {
  const parts = used
    .filter((key) => key.platform === platform && key.variant === variant)
    .map(({ part }) => part);
  const part = Math.max(0, ...parts) + 1;
  if (part > MAX_ADS_PER_VARIANT) throw new AppError("variant_limit");
  return part;
}

function newAd(
  { newId }: WriteDeps,
  campaign: LockedCampaign,
  draft: AdDraft,
  part: number,
): NewAd & Pick<Required<NewAd>, "fields" | "hash" | "aiUse"> {
  const { platform, variant, angle, callToAction, url, media, aiUse } = draft;
  const { id: campaignId, userId, code, slug } = campaign;
  const key = formatAdKey({ code, platform, part, variant });
  const placement = PLATFORMS[platform].placements[0];
  const fields = { ...emptyFields(platform), ...normalizeFields(platform, draft.fields).fields };
  const mediaId = media?.id ?? null;
  const content = { fields, callToAction, url, mediaId };
  const hash = hashAd({ platform, placement, key, slug }, content, media?.sha256 ?? null);
  const copyState = draft.writingId === undefined ? "written" : "writing";
  const judged = {
    platform,
    placement,
    ...content,
    hash,
    decisions: [],
    copyState,
    approvedHash: null,
  } as const;
  return {
    ...{ id: newId(), campaignId, userId, key, platform, placement, part, variant, angle, ...content },
    ...{ hash, aiUse, versionId: newId(), ...readinessOf(judged, campaign, media) },
    ...{ copyState, writingId: draft.writingId ?? null },
    searchText: searchTextOf(fields),
  };
}

/**
 * Converts campaign copy of a platform to the fields of an ad, when a campaign is built or waiting
 * ads get their copy (`apply-copy.service.ts`). A field that takes one text gets the first; the
 * fields are in `core/platforms/platforms.ts`.
 */
export function fieldsFromCopy({ platform, fields }: PlatformCopy): AdFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(platform)).map(([name, { list }]) => {
      const texts = (fields[name] ?? []).map(({ text }) => text);
      return [name, list ? texts : (texts[0] ?? "")];
    }),
  );
}

/**
 * Which engine wrote which field of a platform's copy, for the record `aiUse` of an ad;
 * `build-campaign.service.ts` and `apply-copy.service.ts` call it. `at` is the ISO time.
 */
export function aiUseOfCopy({ fields }: PlatformCopy, at: string): AiUse[] {
  return Object.entries(fields).flatMap(([part, texts]) =>
    texts[0] ? [{ part, engine: texts[0].engine ?? "studio", at, changedAt: null }] : [],
  );
}

/**
 * Fields of a new ad that hold the advertiser's name (role `name` in the fields of
 * `core/platforms/platforms.ts`), where it fits; `build-campaign.service.ts`,
 * `start-campaign.service.ts`, `start-like.service.ts` and `write-texts.service.ts` call it.
 */
export function fieldsOfAdvertiser(platform: PlatformId, { companyName }: CampaignBrief): AdFields {
  return Object.fromEntries(
    Object.entries(fieldsOf(platform))
      .filter(([, field]) => field.role === "name" && fitsField(field, companyName))
      .map(([name]) => [name, companyName]),
  );
}
