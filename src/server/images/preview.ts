import sharp from "sharp";
import type { PreviewWidth } from "#core/uploads/api.ts";
import { boundedQueue } from "../bounded-queue.ts";
import { DECODE_SECONDS } from "./limit-sharp.ts";

const AT_ONCE = 2;
/** Good enough to choose by; what is posted is the original. */
const QUALITY = 80;

/** Draws stored pictures small, a few at a time; as WebP, with their provenance. A picture is read when it is its turn. */
export type Previews = (read: () => Promise<Uint8Array>, width: PreviewWidth) => Promise<Buffer>;

export function createPreviews(): Previews {
  const queue = boundedQueue(
    { atOnce: AT_ONCE, waiting: Infinity },
    () => new Error("this queue takes everything"),
  );
  return (read, width) =>
    queue(async () =>
      sharp(await read())
        .resize({ width, withoutEnlargement: true })
        .keepXmp()
        .webp({ quality: QUALITY, effort: 2 })
        .timeout({ seconds: DECODE_SECONDS })
        .toBuffer(),
    );
}
