import sharp from "sharp";
import type { PreviewWidth } from "#core/uploads/api.ts";
import { createByteCache } from "#server/lib/byte-cache.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { DECODE_SECONDS } from "./limit-sharp.ts";

/** A page shows a few dozen pictures; a user with two of these pages open is not refused. */
const LIMITS = { concurrency: 2, maxWaitingPerKey: 60, maxWaiting: 2000 };
const RETRY_AFTER_SECONDS = 2;
/** Good enough to choose by; what is posted is the original. */
const QUALITY = 80;
/** About a thousand previews. */
const CACHE_BYTES = 32 * 1024 * 1024;

interface Wanted {
  /** Users take turns. */
  readonly userId: UserId;
  readonly fileId: string;
  readonly width: PreviewWidth;
  /** Reads the stored picture; called when it is its turn, and not at all when the preview is in the cache. */
  readonly read: () => Promise<Uint8Array>;
}

/** Gives a stored picture in a smaller width, as WebP with its provenance. Throws 429 when one user asks for too many. */
export type Previews = (wanted: Wanted) => Promise<Uint8Array>;

async function draw(picture: Uint8Array, width: PreviewWidth): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: QUALITY, effort: 2 })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer();
}

/** Previews drawn a few at a time and kept in memory. A stored file never changes, so its id stands for its content. */
export function createPreviews(): Previews {
  const queue = fairQueue(LIMITS, () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }));
  const cache = createByteCache(CACHE_BYTES);
  const pending = new Map<string, Promise<Uint8Array>>();

  async function drawInTurn(key: string, { userId, width, read }: Wanted): Promise<Uint8Array> {
    try {
      const drawn = await queue(userId, async () => draw(await read(), width));
      cache.set(key, drawn);
      return drawn;
    } finally {
      pending.delete(key);
    }
  }

  return async (wanted) => {
    const key = `${wanted.fileId}-${wanted.width}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const drawing = pending.get(key) ?? drawInTurn(key, wanted);
    pending.set(key, drawing);
    return drawing;
  };
}
