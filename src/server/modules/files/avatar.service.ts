import type { ProfileResponse } from "#core/account/responses.ts";
import { avatarMessages } from "#core/account/profile.copy.ts";
import { fileIdOf, fileUrl } from "#core/uploads/api.ts";
import type { Tx } from "#server/db/client.ts";
import { invalidField } from "#server/lib/errors.ts";
import { detectImageType } from "#server/render/ingest/image-type.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { replaceAvatar } from "../accounts/accounts.public.ts";
import * as repo from "./files.repo.ts";
import { enqueuePurge } from "./account-deletion.service.ts";
import { storeFile } from "./store-file.ts";
import type { UploadsDeps } from "./uploads.service.ts";

/** Side of a stored avatar: five times the largest displayed size. */
const SIDE_PX = 512;

/**
 * Dependencies of a change of the profile picture; `boot/deps.ts` provides them to
 * `avatar.routes.ts`.
 */
export interface AvatarDeps extends UploadsDeps {
  readonly jobs: Pick<Jobs, "send">;
}

/**
 * Stores an avatar, cropped to a square of 512 px (`SIDE_PX` in this file), and deletes the
 * previous one (`PUT /api/profile/avatar` in `avatar.routes.ts`). Throws 400 for other files
 * (`server/render/ingest/image-ingest.ts` decodes); words: `avatarMessages` in
 * `core/account/profile.copy.ts`. The route checks the size (`LIMITS.avatarBytes` in
 * `core/limits.ts`).
 */
export async function saveAvatar(
  deps: AvatarDeps,
  { userId, file }: { readonly userId: UserId; readonly file: Uint8Array },
): Promise<ProfileResponse> {
  if (!detectImageType(file)) {
    throw invalidField("file", avatarMessages.notAnImage);
  }
  const content = await deps.imageIngest.takeSquare(file, SIDE_PX);
  const id = await storeFile(deps, { userId, purpose: "avatar", content });
  return deps.db.transaction((tx) => setAvatar(tx, deps, userId, fileUrl(id)));
}

/**
 * Removes the avatar, if there is one, and its file (`DELETE /api/profile/avatar` in
 * `avatar.routes.ts`), and returns the profile without it. `replaceAvatar`
 * (`accounts/profile.service.ts`) changes the account.
 */
export async function removeAvatar(deps: AvatarDeps, userId: UserId): Promise<ProfileResponse> {
  return deps.db.transaction((tx) => setAvatar(tx, deps, userId, null));
}

async function setAvatar(
  tx: Tx,
  { clock, jobs }: AvatarDeps,
  userId: UserId,
  avatarUrl: string | null,
): Promise<ProfileResponse> {
  const { profile, previous } = await replaceAvatar(tx, clock, { userId, avatarUrl });
  const id = previous === null ? undefined : fileIdOf(previous);
  if (id !== undefined) {
    await repo.markDeleted(tx, clock, { userId, id });
    await enqueuePurge(tx, jobs);
  }
  return profile;
}
