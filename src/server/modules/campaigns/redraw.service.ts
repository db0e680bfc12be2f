import type { Ad, Redraw } from "#core/campaigns/ad.ts";
import { normalizeText } from "#core/campaigns/ad-fields.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Composer } from "#server/render/composer.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { addReferences, readFile, storeGenerated, type FilesDeps } from "../files/files.public.ts";
import { readPictures } from "../generations/generations.public.ts";
import { consume, rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import { findAd } from "./ads.repo.ts";
import { referrerOf } from "./keep-media.ts";
import { findMedia, insertMedia, type MediaRow } from "./media.repo.ts";
import { lockAd, presentChangedAd, type AdDeps } from "./save-ad.service.ts";
import { markChanged, writeAd } from "./write-ad.ts";

/**
 * Dependencies of a new layout of an ad's picture: files and the composer. `boot/deps.ts` provides
 * them.
 */
export interface RedrawDeps extends AdDeps, FilesDeps {
  readonly composer: Composer;
}

const redrawRateLimits = (campaignId: string): readonly RateLimit[] => [
  {
    key: rateLimitKey("ad-media-hour", campaignId),
    limit: RATE_LIMITS.adRedrawsPerHour,
    windowSeconds: 3600,
  },
];

/**
 * Draws the picture of an ad again with other texts, another style or shape, and shows it in the ad
 * (`POST /api/ads/:id/media` in `ads.routes.ts`). Free for pictures whose generation used a unit.
 * Throws 404, `uncounted_picture` for other pictures unless only the alt text changes (`isDrawing`
 * in this file), `no_picture`, 429 (`adRedrawsPerHour` of a campaign in `core/rate-limits.ts`), and
 * `StorageError`. The composer (`server/render/composer.ts`) draws; new words keep the layout.
 * `writeAd` (`write-ad.ts`) stores it.
 */
export async function redrawMedia(deps: RedrawDeps, own: OwnedId, change: Redraw): Promise<Ad> {
  const { userId } = own;
  const found = await findAd(deps.db, own);
  if (!found) throw new AppError("not_found");
  const { ad, campaign } = found;
  const current = await findMedia(deps.db, ad);
  if (!current) throw new AppError("no_picture");
  if (current.source.uncounted && isDrawing(change)) throw new AppError("uncounted_picture");
  await consume(deps, redrawRateLimits(campaign.id));
  const drawn = await draw(deps, userId, current, change);
  return deps.db.transaction(async (tx) => {
    const locked = await lockAd(tx, deps, own);
    const referrer = referrerOf(campaign.id);
    const [file] = await addReferences(tx, deps, { userId, referrer, ids: [drawn.fileId] });
    if (!file) throw new AppError("not_found");
    const media = {
      ...{ ...current, ...drawn, id: deps.newId(), sha256: file.sha256 },
      alt: change.alt === undefined ? current.alt : normalizeText(change.alt, "alt"),
    };
    await insertMedia(tx, deps.clock, [media]);
    const { fields, callToAction, url } = locked.ad;
    const content = { fields, callToAction, url, mediaId: media.id };
    const aiUse = markChanged(locked.ad.aiUse, ["media"], locked.campaign.now);
    const row = await writeAd(tx, deps, { ...locked, content, reason: "redrawn", aiUse });
    return presentChangedAd(tx, row, locked.campaign);
  });
}

/** Whether the change needs a new picture; another alt text alone does not. */
function isDrawing({ headline, description, callToAction, style, crop }: Redraw): boolean {
  return [headline, description, callToAction, style, crop].some((change) => change !== undefined);
}

type DrawnMedia = Pick<MediaRow, "fileId" | "width" | "height" | "source">;

/** Composes and stores the picture; another alt text alone keeps the file. */
async function draw(
  deps: RedrawDeps,
  userId: UserId,
  { fileId, width, height, source }: MediaRow,
  { headline, description, callToAction, style, crop }: Redraw,
): Promise<DrawnMedia> {
  if (!isDrawing({ headline, description, callToAction, style, crop })) {
    return { fileId, width, height, source };
  }
  const { recipe } = source;
  const edits = {
    ...(headline !== undefined && { headline: normalizeText(headline, "headline").trim() }),
    ...(description !== undefined && { description: normalizeText(description).trim() }),
    ...(callToAction !== undefined && { callToAction: normalizeText(callToAction, "name").trim() }),
  };
  const pictures = await readInputs(deps, userId, source);
  // Another style or shape needs another layout; other words keep it.
  const isNewLayout = style !== undefined || crop !== undefined;
  const ad = await (isNewLayout
    ? deps.composer.compose({
        ...pictures,
        brief: { ...recipe.brief, ...edits, ...(style && { style }), ...(crop && { size: crop }) },
        platform: recipe.platform,
        seed: recipe.seed,
      })
    : deps.composer.recompose({ ...pictures, recipe, edits }));
  const content = { bytes: ad.image, type: "image/png", width: ad.width, height: ad.height };
  const { id } = await storeGenerated(deps, { userId, content });
  return {
    fileId: id,
    width: ad.width,
    height: ad.height,
    source: { ...source, recipe: ad.recipe, facts: ad.facts },
  };
}

/** The pictures that the composer got the first time. */
async function readInputs(deps: RedrawDeps, userId: UserId, source: MediaRow["source"]) {
  const { recipe, background } = source;
  const pictures = await readPictures(deps, userId, source);
  if (background === undefined) return { pictures };
  const showsProduct = recipe.background?.showsProduct ?? false;
  const data = Buffer.from(await readFile(deps, { userId, id: background }));
  return { pictures, background: { data, showsProduct } };
}
