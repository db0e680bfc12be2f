import { fileUrl, type Upload } from "#core/uploads/api.ts";
import { LIMITS } from "#core/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Intake } from "#server/render/ingest/intake.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.service.ts";
import * as repo from "./files.repo.ts";
import { storeFile, type StoreDeps } from "./store-file.ts";

export interface UploadsDeps extends StoreDeps {
  readonly intake: Intake;
}

/** Uploads of one user in an hour, those that are refused included. */
export const uploadRates = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("uploads-hour", userId), limit: 100, windowSeconds: 3600 },
];

/** Takes in a user's image. Throws 400 for what is no image, 413 when it would be too much. */
export async function saveUpload(
  deps: UploadsDeps,
  { userId, file }: { readonly userId: UserId; readonly file: Uint8Array },
): Promise<Upload> {
  const picture = await deps.intake.take(file);
  const id = await storeFile(deps, {
    userId,
    purpose: "upload",
    content: picture,
    limit: LIMITS.uploadedBytesPerUser,
  });
  return { id, url: fileUrl(id), width: picture.width, height: picture.height };
}

/** Removes an upload. One that a generation uses leaves the form only: the generation keeps it. Throws 404. */
export async function deleteUpload(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  own: repo.OwnedFileId,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await repo.lockUpload(tx, clock, own))) throw new AppError("not_found");
    if (!(await repo.isUsed(tx, own.id))) await repo.markDeleted(tx, clock, own);
  });
}
