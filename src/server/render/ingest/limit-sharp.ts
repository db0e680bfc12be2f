import sharp from "sharp";

/** How long one picture may take, in seconds. */
export const DECODE_SECONDS = 10;

/**
 * Leaves the image library only the three decoders we need, one thread for each picture and no cache. It holds for the
 * whole process and may be done again.
 */
export function limitSharp(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });
  sharp.concurrency(1);
  sharp.cache(false);
}
