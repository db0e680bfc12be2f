import { brandLook, type BrandLook } from "#core/brands/brand-look.ts";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { cutText } from "#core/cut-text.ts";
import { DEFAULT_IMAGE_STYLE, DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Composer } from "#server/render/composer.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { readFile, type FilesDeps } from "../files/files.public.ts";
import { consume, rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import { findBrand, type BrandRow } from "./brands.repo.ts";
import { listProducts } from "./products.repo.ts";

/**
 * Dependencies of the preview ad of a brand: its files and the composer. `boot/deps.ts` provides
 * them.
 */
export interface PreviewDeps extends FilesDeps {
  readonly composer: Composer;
}

/** The same for all previews, so that only the brand changes them. */
const SEED = 7;

const previewRateLimits = (userId: UserId): readonly RateLimit[] => [
  {
    key: rateLimitKey("brand-preview-minute", userId),
    limit: RATE_LIMITS.brandPreviewsPerMinute,
    windowSeconds: 60,
  },
];

/**
 * Draws a square ad of a brand as WebP for `GET /api/brands/:id/preview` in `brands.routes.ts`,
 * which the brand page shows. Throws 404, 429 (`brandPreviewsPerMinute` in `core/rate-limits.ts`),
 * and `StorageError`. Texts: the first example sentence and the newest product of the brand, else
 * its name and `kitCopy` (`core/brands/brands.copy.ts`); seed: `SEED` in this file; layout:
 * `server/render/composer.ts`; colors: `core/brands/brand-look.ts`; style, and color of a brand
 * without one: `core/generations/image/styles.ts`.
 */
export async function drawPreview(deps: PreviewDeps, own: OwnedId): Promise<Uint8Array<ArrayBuffer>> {
  const brand = await findBrand(deps.db, own);
  if (!brand) throw new AppError("not_found");
  await consume(deps, previewRateLimits(own.userId));
  const [product] = await listProducts(deps.db, {
    userId: own.userId,
    brandId: own.id,
    after: undefined,
  });
  const { image } = await deps.composer.compose({
    brief: {
      companyName: brand.businessName || brand.name,
      productName: product?.name ?? brand.name,
      headline: brand.voiceExamples[0] ?? product?.name ?? brand.name,
      description: cutText(product?.description ?? "", 120) || kitCopy.sampleText,
      style: brand.style ?? DEFAULT_IMAGE_STYLE,
      primaryColor: brand.colors.primary ?? DEFAULT_PRIMARY_COLOR,
      size: "square",
      ...lookOfBrief(brand),
    },
    platform: "Facebook",
    seed: SEED,
    pictures: await readPictures(deps, brand, product?.images[0]?.id),
    format: "webp",
  });
  return new Uint8Array(image);
}

/** The look of the brand in its first language. */
function lookOfBrief(brand: BrandRow): Omit<BrandLook, "logos"> {
  const { logos: _, ...look } = brandLook(brand, brand.languages[0] ?? "en");
  return look;
}

async function readPictures(
  deps: PreviewDeps,
  { userId, logos }: BrandRow,
  productImage: string | undefined,
): Promise<PictureInput[]> {
  const read = async (id: string) => Buffer.from(await readFile(deps, { userId, id }));
  const product = productImage === undefined ? [] : [{ id: productImage, role: "product" as const }];
  const forms = logos.map(({ id, kind }) => ({ id, role: "logo" as const, logoKind: kind }));
  return Promise.all(
    [...product, ...forms].map(async ({ id, ...form }) => ({ data: await read(id), ...form })),
  );
}
