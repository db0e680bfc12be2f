import { fileUrl, type Upload } from "#core/uploads/api.ts";
import { LIMITS } from "#core/limits.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { ImageIngest } from "../../render/ingest/image-ingest.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import * as repo from "./files.repo.ts";
import { storeFile, type StoreFileDeps } from "./store-file.ts";

/**
 * Dependencies of uploads: the storage and the ingest that encodes images again
 * (`server/render/ingest/image-ingest.ts`). `boot/deps.ts` provides them to `uploads.routes.ts`,
 * and to readings.
 */
export interface UploadsDeps extends StoreFileDeps {
  readonly imageIngest: ImageIngest;
}

/**
 * Rate limit of a user's uploads of files, including rejected ones (`uploadsPerHour` in
 * `core/rate-limits.ts`), else 429 `rate_limited`. `limitUploads` (`receive-image.ts`) consumes it
 * before the body is read.
 */
export const uploadRateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("uploads-hour", userId), limit: RATE_LIMITS.uploadsPerHour, windowSeconds: 3600 },
];

/**
 * Stores a user's image (`POST /api/uploads` in `uploads.routes.ts`), also a logo's pixels and a
 * picture that a reading found. Throws 400 for other files (`server/render/ingest/image-ingest.ts`;
 * words: `core/uploads/messages.ts`), and 413 beyond `LIMITS.uploadedBytesPerUser`
 * (`core/limits.ts`). Without a use it expires after `UNUSED_UPLOAD_HOURS` (`files.repo.ts`).
 */
export async function saveUpload(
  deps: UploadsDeps,
  { userId, file }: { readonly userId: UserId; readonly file: Uint8Array },
): Promise<Upload> {
  const picture = await deps.imageIngest.take(file);
  const id = await storeFile(deps, {
    userId,
    purpose: "upload",
    content: picture,
    limit: LIMITS.uploadedBytesPerUser,
  });
  return { id, url: fileUrl(id), width: picture.width, height: picture.height };
}

/**
 * Removes an upload that was taken out of a form (`DELETE /api/uploads/:id` in
 * `uploads.routes.ts`), unless a generation or another row uses it (`isUsed` in `files.repo.ts`);
 * the purge job removes its bytes. Throws 404 for anything but the user's own visible upload.
 */
export async function deleteUpload(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  own: repo.OwnedFileId,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await repo.lockUpload(tx, clock, own))) throw new AppError("not_found");
    if (!(await repo.isUsed(tx, own.id))) await repo.markDeleted(tx, clock, own);
  });
}
