import sharp from "sharp";
import { PRODUCT } from "#core/product.ts";
import type { CleanSize } from "#core/exports/picture-limits.ts";
import { provenanceXmp } from "#server/render/provenance.ts";

/** Qualities of JPG, the best first; the first that fits is used. */
const QUALITIES = [90, 80, 65] as const;

/**
 * Converts an ad's picture to JPG of at most `maxBytes`, when a platform refuses the PNG as too
 * large (`PICTURE_BYTES` in `core/exports/picture-limits.ts`); `write-folder.ts` calls it. Keeps
 * its size and the statement of how it was made; throws if even the lowest of `QUALITIES` is too
 * large.
 */
export async function toJpg(png: Uint8Array, maxBytes: number): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const jpg = await sharp(png)
      .flatten({ background: "#ffffff" })
      .keepXmp()
      .jpeg({ quality, chromaSubsampling: "4:4:4" })
      .toBuffer();
    if (jpg.length <= maxBytes) return jpg;
  }
  throw new Error("the picture is too large as JPG");
}

/** A picture for Google's image assets without our texts, cropped from a photo, with its size. */
interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Crops a photo to a ratio around its subject, without enlarging it, to a JPG for Google's image
 * assets; `write-folder.ts` calls it. With `isGenerated` the file states that AI made it
 * (`provenanceXmp`). Returns `undefined` if it is narrower than Google accepts (`minWidth` of
 * `CLEAN_SIZES` in `core/exports/picture-limits.ts`).
 */
export async function cropClean(
  photo: Uint8Array,
  { width, height, minWidth }: CleanSize,
  { isGenerated }: { readonly isGenerated: boolean },
): Promise<CleanPicture | undefined> {
  const { autoOrient } = await sharp(photo).metadata();
  const scale = Math.min(1, autoOrient.width / width, autoOrient.height / height);
  const size = { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  if (size.width < minWidth) return undefined;
  const cropped = sharp(photo)
    .autoOrient()
    .resize({ ...size, fit: "cover", position: sharp.strategy.attention })
    .flatten({ background: "#ffffff" });
  const marked = isGenerated ? cropped.withXmp(provenanceXmp("withAi", PRODUCT.name)) : cropped;
  return { ...size, bytes: await marked.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer() };
}
