import type { PlatformId } from "#core/platforms/platforms.ts";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import type { Ad, AiUse } from "#core/campaigns/ad.ts";
import { tagUrl } from "#core/campaigns/tag-url.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { addHiddenReferences, releaseReferences } from "../files/files.public.ts";
import { lockAds } from "./ads.repo.ts";
import { emptyCampaigns } from "./campaigns.repo.ts";
import { lockCampaign } from "./load-campaign.ts";
import { deleteMedia, listFileIds, type MediaRow } from "./media.repo.ts";
import * as repo from "./version-references.repo.ts";
import { closeVersions as closeOpen, listVersionPictures, type VersionRow } from "./versions.repo.ts";

interface NamingDeps {
  readonly clock: Clock;
}

/** A row of another slice that names versions. */
interface Naming {
  readonly userId: UserId;
  /** Type and id of the row: "review:0b1e", "export:0b1e". */
  readonly referrer: string;
}

/** Ads of a campaign whose versions are to be named. */
interface NamedAds extends Naming {
  readonly campaignId: string;
  readonly adIds: readonly string[];
}

/**
 * Id and hash (`hashAd` in `ad-content.ts`) of an ad's version that was closed for a review or an
 * export; `closeVersions` returns it, and reviews and exports store it.
 */
export interface NamedVersion {
  readonly adId: string;
  readonly versionId: string;
  /** SHA-256 of the content, in hex; equal to `version.hash` of the ad until its next change. */
  readonly hash: string;
}

/** Name of a version among the rows that refer to files. */
const fileReferrer = (versionId: string) => `version:${versionId}`;

/**
 * Closes the current versions of ads for a review (`reviews/ask-for-review.service.ts`,
 * `decisions.service.ts`) or an export (`exports/create-export.service.ts`), and returns them in
 * the order of `adIds`. The next save of an ad starts a new version. A named version never changes,
 * and neither it nor its picture is deleted until `releaseVersions` runs or the account is deleted;
 * a picture that only a named version keeps is not served any more. Throws 404 when an ad is
 * missing, deleted or of another campaign or user.
 */
export async function closeVersions(tx: Tx, { clock }: NamingDeps, named: NamedAds): Promise<NamedVersion[]> {
  const { userId, campaignId, referrer } = named;
  const adIds = [...new Set(named.adIds)];
  const campaign = await lockCampaign(tx, clock, { userId, id: campaignId });
  const rows = campaign ? await lockAds(tx, campaignId, adIds) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ads = adIds.map((id) => {
    const ad = byId.get(id);
    if (!ad) throw new AppError("not_found");
    return ad;
  });
  await closeOpen(tx, clock, adIds);
  const versions = ads.map(({ versionId, mediaId }) => ({ id: versionId, mediaId }));
  await keepVersions(tx, { userId, referrer }, versions);
  return ads.map(({ id: adId, versionId, hash }) => ({ adId, versionId, hash }));
}

/**
 * Keeps closed versions with their pictures for an export (`exports/create-export.service.ts`),
 * like `closeVersions` does for current ones. The caller has locked the campaign.
 */
export async function nameVersions(
  tx: Tx,
  { versionIds, ...named }: Naming & { readonly versionIds: readonly string[] },
): Promise<void> {
  await keepVersions(tx, named, await listVersionPictures(tx, versionIds));
}

async function keepVersions(
  tx: Tx,
  { userId, referrer }: Naming,
  versions: readonly Pick<VersionRow, "id" | "mediaId">[],
): Promise<void> {
  await repo.insertVersionReferences(tx, { userId, referrer, ids: versions.map(({ id }) => id) });
  const files = await listFileIds(
    tx,
    versions.flatMap(({ mediaId }) => mediaId ?? []),
  );
  for (const { id, mediaId } of versions) {
    const fileId = mediaId === null ? undefined : files.get(mediaId);
    if (fileId !== undefined) await addHiddenReferences(tx, { referrer: fileReferrer(id), ids: [fileId] });
  }
}

/**
 * Ends the naming of versions by deleted reviews; `reviews/purge.service.ts` calls it. Versions
 * that nothing names any more are deleted if their ad is deleted for good (`purge.service.ts`), and
 * otherwise stay in its history.
 */
export async function releaseVersions(
  tx: Tx,
  { clock }: NamingDeps,
  referrers: readonly string[],
): Promise<void> {
  if (referrers.length === 0) return;
  const released = await repo.deleteVersionReferences(tx, referrers);
  if (released.length === 0) return;
  await releaseReferences(tx, { clock }, released.map(fileReferrer));
  const purged = await repo.deletePurgedVersions(tx, released);
  await deleteMedia(tx, purged);
  await emptyCampaigns(tx, clock, purged);
}

/**
 * A version with all that a review or an export writes of it; `readVersionContents` makes it;
 * `taggedUrl` comes from `core/campaigns/tag-url.ts`, `null` for an invalid address.
 */
export interface VersionContent extends NamedVersion {
  /** Counts the versions of the ad from 1. */
  readonly number: number;
  readonly campaignId: string;
  readonly key: string;
  readonly platform: PlatformId;
  readonly placement: string;
  readonly variant: string;
  readonly angle: Ad["angle"];
  readonly fields: AdFields;
  readonly callToAction: string | null;
  readonly url: string;
  /**
   * The address with UTM parameters, as it is part of the hash; `null` if it is not a valid web
   * address.
   */
  readonly taggedUrl: string | null;
  /** The picture; `fileId` names its file in the storage. */
  readonly media: Pick<MediaRow, "id" | "fileId" | "sha256" | "width" | "height" | "alt"> | null;
  readonly aiUse: readonly AiUse[];
}

/**
 * Reads versions of a user's ads in the order of `versionIds`; omits missing versions.
 * `reviews/shared-review.service.ts` and the slice `exports` show and write the named versions, not
 * the current state of the ad.
 */
export async function readVersionContents(
  db: Queryable,
  userId: UserId,
  versionIds: readonly string[],
): Promise<VersionContent[]> {
  if (versionIds.length === 0) return [];
  const rows = await repo.listVersionsById(db, userId, versionIds);
  const byId = new Map(rows.map((row) => [row.version.id, row]));
  return versionIds.flatMap((id): VersionContent[] => {
    const row = byId.get(id);
    if (!row) return [];
    const { version, ad, slug, media } = row;
    const { campaignId, key, platform, placement, variant, angle } = ad;
    const { adId, number, hash, fields, callToAction, url, aiUse } = version;
    return [
      {
        ...{ adId, versionId: id, number, hash, campaignId, key, platform, placement, variant, angle },
        ...{ fields, callToAction, url, aiUse },
        taggedUrl: tagUrl(url, { platform, slug, key }) ?? null,
        media: media && {
          ...{ id: media.id, fileId: media.fileId, sha256: media.sha256 },
          ...{ width: media.width, height: media.height, alt: media.alt },
        },
      },
    ];
  });
}
