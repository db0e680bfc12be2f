import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { VARIANT_LETTERS } from "#core/campaigns/ad-key.ts";
import { ANGLES, type Angle } from "#core/generations/copy/platform-copy.ts";
import { PLATFORM_IDS, type PlatformId } from "#core/platforms/platforms.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { addReferences } from "../files/files.public.ts";
import { requestCopy, type GenerationsDeps } from "../generations/generations.public.ts";
import { listAds, type AdRow } from "./ads.repo.ts";
import { insertWithCode } from "./campaign-code.ts";
import { readCampaign } from "./campaigns.service.ts";
import { copyInputOf, isWritable, NEW_VARIANTS } from "./copy-input.ts";
import { referrerOf } from "./keep-media.ts";
import { lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { insertMedia, listMedia, type MediaRow, type NewMedia } from "./media.repo.ts";
import { createAds, fieldsOfAdvertiser, type AdDraft } from "./new-ads.ts";

/** Longest name of a campaign that the name of the new one is made from. */
const MAX_NAME = 80;

/** The angle of the winner first, then angles that the campaign has not tried. */
function anglesAfter(winner: Angle | null, ads: readonly AdRow[]): Angle[] {
  const tried = new Set(ads.map(({ angle }) => angle));
  const untried = ANGLES.filter((angle) => angle !== "own_words" && !tried.has(angle));
  return winner === null ? untried : [winner, ...untried];
}

/** Ids of all files that a picture and its layout need. */
const filesOf = ({ fileId, source }: MediaRow): string[] => [
  fileId,
  ...source.images,
  ...(source.logo === undefined ? [] : [source.logo]),
  ...(source.logos ?? []).map(({ id }) => id),
  ...(source.background === undefined ? [] : [source.background]),
];

/**
 * Copies the pictures of the winner's variant, one for each platform; the copies keep their files.
 */
async function copyPictures(
  tx: Tx,
  deps: GenerationsDeps,
  campaign: LockedCampaign,
  pictures: ReadonlyMap<PlatformId, MediaRow>,
): Promise<Map<PlatformId, NewMedia>> {
  const { id: campaignId, userId } = campaign;
  const ids = [...new Set([...pictures.values()].flatMap(filesOf))];
  const kept = await addReferences(tx, deps, { userId, referrer: referrerOf(campaignId), ids });
  const found = new Set(kept.map(({ id }) => id));
  const copies = [...pictures].flatMap(([platform, picture]): [PlatformId, NewMedia][] => {
    const { createdAt: _, ...media } = picture;
    return found.has(media.fileId) ? [[platform, { ...media, id: deps.newId(), campaignId }]] : [];
  });
  await insertMedia(
    tx,
    deps.clock,
    copies.map(([, media]) => media),
  );
  return new Map(copies);
}

/**
 * Starts a campaign from an ad that did well, for "Make more like this" on the results tab
 * (`reports/reports.routes.ts`): with its product, offer, angle and pictures; its other variants
 * get angles (`ANGLES` in `core/generations/copy/platform-copy.ts`) that the campaign has not
 * tried. Throws 404, 400 for an ad of another campaign (`core/campaigns/messages.ts`), and 429 of
 * text's fair use. Number of variants: `NEW_VARIANTS` in `copy-input.ts`; name: `likeName` here,
 * cut at `MAX_NAME`.
 */
export async function startCampaignLike(
  deps: GenerationsDeps,
  own: OwnedId,
  adId: string,
): Promise<AdCampaign> {
  return deps.db.transaction(async (tx) => {
    const source = await lockCampaign(tx, deps.clock, own);
    if (!source) throw new AppError("not_found");
    const ads = await listAds(tx, [own.id]);
    const winner = ads.find(({ id }) => id === adId);
    if (!winner) throw invalidField("adId", campaignsMessages.adMissing);
    const { userId, name, goal, url, brief, brandId, productId, advertiser } = source;
    const platforms = PLATFORM_IDS.filter((id) => ads.some(({ platform }) => platform === id));
    const angles = anglesAfter(winner.angle, ads).slice(0, NEW_VARIANTS);
    const isWritten = isWritable(brief);
    const letters = VARIANT_LETTERS.slice(0, isWritten ? NEW_VARIANTS : 1);
    const variants = letters.map((letter, index) => ({ letter, angle: angles[index] ?? null }));
    const campaign = await insertWithCode(tx, deps, {
      ...{ userId, name: likeName(name, winner.variant), goal, url, brief, variants, brandId, productId },
    });
    const writingId = isWritten
      ? await requestCopy(tx, deps, userId, {
          ...copyInputOf(brief, platforms, advertiser.brand),
          ...{ variants: NEW_VARIANTS, angles },
        })
      : undefined;
    const media = await listMedia(tx, [own.id]);
    const pictures = new Map(
      platforms.flatMap((platform): [PlatformId, MediaRow][] => {
        const model = ads.find((ad) => ad.platform === platform && ad.variant === winner.variant);
        const picture = media.find(({ id }) => id === model?.mediaId);
        return picture ? [[platform, picture]] : [];
      }),
    );
    const copies = await copyPictures(tx, deps, campaign, pictures);
    const drafts = platforms.flatMap((platform) =>
      variants.map(({ letter, angle }): AdDraft => ({
        ...{ platform, variant: letter, angle, callToAction: null, url, aiUse: [] },
        media: copies.get(platform),
        fields: fieldsOfAdvertiser(platform, brief),
        ...(writingId !== undefined && { writingId }),
      })),
    );
    await createAds(tx, deps, { campaign, drafts, used: [] });
    return readCampaign(tx, deps, { userId, id: campaign.id });
  });
}

/** Name of the new campaign: "Winter, more like B". */
const likeName = (name: string, letter: string) => `${name.slice(0, MAX_NAME)}, more like ${letter}`;
