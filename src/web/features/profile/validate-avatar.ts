import { avatarMessages } from "#core/account/profile.copy.ts";
import { LIMITS } from "#core/limits.ts";

/** Why a file cannot become the avatar, before it is sent; the server looks into it. */
export function validateAvatar({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!type.startsWith("image/")) return avatarMessages.notAnImage;
  return size > LIMITS.avatarBytes ? avatarMessages.tooLarge : undefined;
}
