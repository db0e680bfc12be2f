import { useMutation } from "@tanstack/react-query";
import { api, uploadFile } from "#web/lib/api.ts";
import { useSetProfile } from "./profile-request.ts";

/**
 * Uploads a new profile picture (`PUT /api/profile/avatar`,
 * `server/modules/files/avatar.service.ts`) for `AvatarControl`, then updates profile and sidebar.
 * Largest file: `LIMITS.avatarBytes` in `core/limits.ts`, which `validateAvatar` checks before.
 * Errors: 400 for another file, 429 (`uploadsPerHour` in `core/rate-limits.ts`).
 */
export function useChangeAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: (file: File) => uploadFile("PUT /api/profile/avatar", file),
    onSuccess: setProfile,
  });
}

/**
 * Removes the profile picture (`DELETE /api/profile/avatar`,
 * `server/modules/files/avatar.service.ts`) for `AvatarControl`, then updates profile and sidebar.
 */
export function useRemoveAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: () => api("DELETE /api/profile/avatar"),
    onSuccess: setProfile,
  });
}
