import type { Ad, Rewrite } from "#core/campaigns/ad.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { cutText } from "#core/cut-text.ts";
import { VARIANTS_PER_COPY } from "#core/generations/copy/variants.ts";
import { LIMITS } from "#core/limits.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { requestCopy, type GenerationsDeps } from "../generations/generations.public.ts";
import { listUsedKeys, updateFacts, type AdRow } from "./ads.repo.ts";
import { readAd } from "./ads.service.ts";
import { updateCampaign } from "./campaigns.repo.ts";
import { lockCampaign } from "./load-campaign.ts";
import { copyInputOf, isWritable } from "./copy-input.ts";
import { listMedia } from "./media.repo.ts";
import { createAds, fieldsOfAdvertiser, type AdDraft } from "./new-ads.ts";
import { lockAd } from "./save-ad.service.ts";

/** Platforms without their own pictures show the one of a platform with a similar shape. */
const PICTURE_OF: Partial<Record<PlatformId, string>> = { x: "LinkedIn", chatgpt: "Facebook" };

/**
 * Adds a platform to a board with one ad for each variant (at most `VARIANTS_PER_COPY` in
 * `core/generations/copy/variants.ts`) and requests its texts (`POST /api/campaigns/:id/ads` in
 * `campaigns.routes.ts`). Platforms without pictures show another's (`PICTURE_OF` in this file).
 * Returns the first ad. Throws 404, `platform_exists`, the errors of `createAds` (`new-ads.ts`),
 * and 429 of text's fair use (`generations/units/fair-use.ts`).
 */
export async function addPlatform(deps: GenerationsDeps, own: OwnedId, platform: PlatformId): Promise<Ad> {
  return deps.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, deps.clock, own);
    if (!campaign) throw new AppError("not_found");
    const used = await listUsedKeys(tx, campaign.id);
    const shown = used.filter(({ deleted }) => !deleted);
    if (shown.some((key) => key.platform === platform)) throw new AppError("platform_exists");
    const letters = new Set(shown.map(({ variant }) => variant));
    const known = campaign.variants.filter(({ letter }) => letters.has(letter)).slice(0, VARIANTS_PER_COPY);
    const variants = known.length > 0 ? known : campaign.variants.slice(0, 1);
    const angles = variants.flatMap(({ angle }) => angle ?? []);
    const writingId = isWritable(campaign.brief)
      ? await requestCopy(tx, deps, own.userId, {
          ...copyInputOf(campaign.brief, [platform], campaign.advertiser.brand),
          ...{ variants: variants.length, angles },
        })
      : undefined;
    const pictures = await listMedia(tx, [campaign.id]);
    const media = pictures.find(({ source }) => source.recipe.platform === PICTURE_OF[platform]);
    const drafts = variants.map(({ letter, angle }): AdDraft => ({
      ...{ platform, variant: letter, angle, fields: fieldsOfAdvertiser(platform, campaign.brief) },
      ...{ callToAction: null, url: campaign.url, media, aiUse: [] },
      ...(writingId !== undefined && { writingId }),
    }));
    const [id = ""] = await createAds(tx, deps, { campaign, drafts, used });
    await updateCampaign(tx, deps.clock, campaign);
    return readAd(tx, deps, { ...own, id });
  });
}

/**
 * Requests other texts for an ad (`POST /api/ads/:id/rewrite` in `ads.routes.ts`) and returns the
 * id of the copy generation; `field` limits it to one field; the present texts are cut to
 * `LIMITS.adText` and `LIMITS.textsPerField` (`core/limits.ts`). `applyCopy`
 * (`apply-copy.service.ts`) puts the texts into the ad later. Throws 404, `still_working` while
 * texts are written, 400 for an unknown field or a campaign without a brief
 * (`core/campaigns/messages.ts`), and 429 of text's fair use (`generations/units/fair-use.ts`).
 */
export async function rewriteAd(
  deps: GenerationsDeps,
  own: OwnedId,
  { field, wish }: Rewrite,
): Promise<{ id: string }> {
  return deps.db.transaction(async (tx) => {
    const { campaign, ad } = await lockAd(tx, deps, own);
    if (ad.writingId !== null) throw new AppError("still_working");
    if (field !== undefined && !Object.hasOwn(fieldsOf(ad.platform), field)) {
      throw invalidField("field", campaignsMessages.unknownField);
    }
    if (!isWritable(campaign.brief)) throw invalidField("field", campaignsMessages.briefMissing);
    const fields = currentTexts(ad);
    const rewrite = { fields, wish, ...(field !== undefined && { field }) };
    const id = await requestCopy(tx, deps, own.userId, {
      ...copyInputOf(campaign.brief, [ad.platform], campaign.advertiser.brand),
      angles: ad.angle === null ? [] : [ad.angle],
      ...(Object.keys(fields).length > 0 && { rewrite }),
    });
    await updateFacts(tx, ad, { writingId: id, ...(ad.copyState === "failed" && { copyState: "writing" }) });
    return { id };
  });
}

/** The texts of an ad that are not empty, within the limits of the input. */
function currentTexts({ fields }: AdRow): Record<string, string[]> {
  const texts = Object.entries(fields).map(([name, value]) => {
    const kept = textsOf(value).map((text) => cutText(text.trim(), LIMITS.adText));
    return [name, kept.filter((text) => text !== "").slice(0, LIMITS.textsPerField)] as const;
  });
  return Object.fromEntries(texts.filter(([, kept]) => kept.length > 0));
}
