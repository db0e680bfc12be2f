import type { AdImage, ImageEdit } from "#core/generations/image/image.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import {
  deleteGeneratedFile,
  linkGenerated,
  readFile,
  storeGenerated,
} from "#server/modules/files/files.public.ts";
import { consume, rateLimitKey, type RateLimit } from "#server/modules/rate-limits/rate-limits.public.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { campaignGenerator } from "../campaign/campaign.generator.ts";
import * as repo from "../generations.repo.ts";
import { readPictures, type BriefPictures } from "./brief-pictures.ts";
import { imageGenerator } from "./image.generator.ts";
import { presentImage, withImage, type StoredImage } from "./output.ts";
import type { GeneratorDeps } from "../generator.ts";

const redrawRateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("redraw-minute", userId), limit: RATE_LIMITS.imageRedrawsPerMinute, windowSeconds: 60 },
];

interface OwnImage extends OwnedId {
  readonly platform: ImagePlatform;
}

/**
 * Redraws a finished image ad with other text in the same layout and colors (`POST
 * /api/generations/:id/images/:platform` in `images.routes.ts`; rules for the texts:
 * `core/generations/image/image.ts`). Costs no unit and no provider request. Throws 404, 409
 * `still_working` while the generation runs, 429 (`imageRedrawsPerMinute` in
 * `core/rate-limits.ts`), and `StorageError`. The composer (`server/render/composer.ts`) draws.
 */
export async function redrawImage(deps: GeneratorDeps, own: OwnImage, edits: ImageEdit): Promise<AdImage> {
  const { userId, id: generationId, platform } = own;
  const { input, image } = findImage(await repo.findOwned(deps.db, own), platform);
  await consume(deps, redrawRateLimits(userId));
  const drawn = await redraw(deps, userId, { input, image, edits });
  const previousFile = await deps.db.transaction(async (tx) => {
    // Re-reads and locks the row: another platform's text may have changed meanwhile.
    const row = await repo.lockOwned(tx, own);
    const { output, image: current } = findImage(row, platform);
    await repo.writeOutput(tx, own, withImage(output, drawn));
    await linkGenerated(tx, deps, { userId, generationId, ids: [drawn.file] });
    return current.file;
  });
  await deleteGeneratedFile(deps, { userId, id: previousFile });
  return presentImage(drawn);
}

function findImage(row: repo.MaybeRow, platform: ImagePlatform) {
  const content = row && (imageGenerator.read(row) ?? campaignGenerator.read(row));
  if (!content) throw new AppError("not_found");
  if (row.status === "pending" || row.status === "in-progress") throw new AppError("still_working");
  const image = content.output.images.find((candidate) => candidate.platform === platform);
  if (!image) throw new AppError("not_found");
  return { ...content, image };
}

interface Redraw {
  readonly input: BriefPictures;
  readonly image: StoredImage;
  readonly edits: ImageEdit;
}

async function redraw(
  deps: GeneratorDeps,
  userId: UserId,
  { input, image, edits }: Redraw,
): Promise<StoredImage> {
  const { recipe, background: backgroundFile } = image;
  const background = backgroundFile && {
    data: Buffer.from(await readFile(deps, { userId, id: backgroundFile })),
    showsProduct: recipe.background?.showsProduct ?? false,
  };
  const ad = await deps.composer.recompose({
    recipe,
    edits: definedOf(edits),
    pictures: await readPictures(deps, userId, input),
    ...(background && { background }),
  });
  const content = { bytes: ad.image, type: "image/png", width: ad.width, height: ad.height };
  const { id: file, url } = await storeGenerated(deps, { userId, content });
  return { ...image, file, url, recipe: ad.recipe, facts: ad.facts, notes: ad.notes };
}

function definedOf({ headline, description, callToAction }: ImageEdit) {
  return {
    ...(headline !== undefined && { headline }),
    ...(description !== undefined && { description }),
    ...(callToAction !== undefined && { callToAction }),
  };
}
