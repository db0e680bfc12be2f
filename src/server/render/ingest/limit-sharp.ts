import sharp from "sharp";

/**
 * Timeout for decoding one image, in seconds; uploads (`image-ingest.ts`), previews (`preview.ts`)
 * and the provider's images (`ai.openai-images.ts`) share it.
 */
export const DECODE_SECONDS = 10;

/**
 * Limits sharp to the three needed decoders (JPEG, PNG, WebP), one thread per image and no cache.
 * Applies to the whole process; safe to repeat. `createImageIngest` (`image-ingest.ts`) calls it at
 * the start.
 */
export function limitSharp(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
}
