import sharp, { type Sharp } from "sharp";
import { PRODUCT } from "#core/product.ts";
import type { CleanSize } from "#core/exports/picture-limits.ts";
import { provenanceXmp } from "#server/render/provenance.ts";

/** Qualities of JPG, the best first; the first that fits is used. */
const QUALITIES = [90, 80, 65] as const;

/** Encodes an image as JPG of at most `maxBytes`, or throws. */
async function encodeJpg(image: Sharp, maxBytes: number): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const jpg = await image
      .clone()
      .flatten({ background: "#ffffff" })
      .jpeg({ quality, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (jpg.length <= maxBytes) return jpg;
  }
  throw new Error("the picture is too large as JPG");
}

/**
 * Converts an ad's picture to JPG of at most `maxBytes`, when a platform refuses the PNG as too
 * large (`PICTURE_BYTES` in `core/exports/picture-limits.ts`); `write-folder.ts` calls it. Keeps
 * its size and the statement of how it was made; throws if even the lowest of `QUALITIES` in this
 * file is too large.
 */
export async function toJpg(png: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  return encodeJpg(sharp(png).keepXmp(), maxBytes);
}

/** A picture for Google's image assets without our texts, cropped from a photo, with its size. */
interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Crops a photo around its subject to a ratio of `CLEAN_SIZES`, without enlarging it, to a JPG of
 * at most `maxBytes` for Google's image assets; `write-folder.ts` calls it. With `isGenerated` the
 * file states that AI made it (`render/provenance.ts`). Returns `undefined` if the crop is narrower
 * than `minWidth` (that size is left out), throws like `toJpg` if it is too large. Sizes and bytes:
 * `core/exports/picture-limits.ts`; qualities: `QUALITIES` in this file.
 */
export async function cropClean(
  photo: Uint8Array,
  { width, height, minWidth }: CleanSize,
  { isGenerated, maxBytes }: { readonly isGenerated: boolean; readonly maxBytes: number },
): Promise<CleanPicture | undefined> {
  const { autoOrient } = await sharp(photo).metadata();
  const scale = Math.min(1, autoOrient.width / width, autoOrient.height / height);
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  if (size.width < minWidth) return undefined;
  const cropped = sharp(photo)
    .autoOrient()
    .resize({ ...size, fit: "cover", position: sharp.strategy.attention });
  const marked = isGenerated ? cropped.withXmp(provenanceXmp("withAi", PRODUCT.name)) : cropped;
  return { ...size, bytes: await encodeJpg(marked, maxBytes) };
}
