import { avatarMessages } from "#core/account/profile.copy.ts";
import { LIMITS } from "#core/limits.ts";

/**
 * Returns the error message for an invalid profile picture, `undefined` for a valid one, before
 * `AvatarControl` uploads it: no image, or more than `LIMITS.avatarBytes` (`core/limits.ts`). The
 * server additionally checks the content. Words: `avatarMessages` in
 * `core/account/profile.copy.ts`.
 */
export function validateAvatar({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!type.startsWith("image/")) return avatarMessages.notAnImage;
  return size > LIMITS.avatarBytes ? avatarMessages.tooLarge : undefined;
}
