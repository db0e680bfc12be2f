import sharp from "sharp";
import type { PreviewWidth } from "#core/uploads/api.ts";
import { createByteCache } from "#server/lib/byte-cache.ts";
import { AppError } from "#server/lib/errors.ts";
import { fairQueue } from "#server/lib/fair-queue.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { DECODE_SECONDS } from "./limit-sharp.ts";

/** A page shows a few dozen images; the limit allows a user to open two such pages. */
const LIMITS = { concurrency: 2, maxWaitingPerKey: 60, maxWaiting: 2000 };
const RETRY_AFTER_SECONDS = 2;
/** WebP quality of previews; downloads use the original. */
const QUALITY = 80;
/** About a thousand previews. */
const CACHE_BYTES = 32 * 1024 * 1024;

interface PreviewRequest {
  /** Requests of different users take turns. */
  readonly userId: UserId;
  readonly fileId: string;
  readonly width: PreviewWidth;
  /** Reads the stored image; not called if the preview is cached. */
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Returns a stored image in a smaller width for lists and cards, as WebP with its XMP metadata;
 * `serve-file.ts` calls it. Throws `rate_limited`. `createPreviews` makes it; quality and queue are
 * in this file, widths in `core/uploads/api.ts`.
 */
export type Previews = (request: PreviewRequest) => Promise<Uint8Array>;

async function renderPreview(picture: Uint8Array, width: PreviewWidth): Promise<Uint8Array> {
  return sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .keepXmp()
    .webp({ quality: QUALITY, effort: 2 })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer();
}

/**
 * Creates the previews of stored images for lists and cards, with bounded concurrency and a memory
 * cache of 32 MB (`LIMITS`, `CACHE_BYTES` and `QUALITY` in this file); `serve-file.ts` calls it
 * once. Stored files never change, so the id is the key. The widths are in `core/uploads/api.ts`.
 */
export function createPreviews(): Previews {
  const queue = fairQueue(LIMITS, () => new AppError("rate_limited", { retryAfter: RETRY_AFTER_SECONDS }));
  const cache = createByteCache(CACHE_BYTES);
  const pending = new Map<string, Promise<Uint8Array>>();

  async function renderQueued(key: string, { userId, width, read }: PreviewRequest): Promise<Uint8Array> {
    try {
      const preview = await queue(userId, async () => renderPreview(await read(), width));
      cache.set(key, preview);
      return preview;
    } finally {
      pending.delete(key);
    }
  }

  return async (request) => {
    const key = `${request.fileId}-${request.width}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const rendering = pending.get(key) ?? renderQueued(key, request);
    pending.set(key, rendering);
    return rendering;
  };
}
