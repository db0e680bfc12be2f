import sharp from "sharp";

/**
 * Timeout for decoding one image, in seconds; uploads, previews and the provider's images share it.
 */
export const DECODE_SECONDS = 10;

/**
 * Limits sharp to the three needed decoders (JPEG, PNG, WebP), one thread per image and no cache.
 * Applies to the whole process; safe to repeat. `createImageIngest` calls it at the start.
 */
export function limitSharp(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
}
