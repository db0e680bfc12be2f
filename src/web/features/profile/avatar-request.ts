import { useMutation } from "@tanstack/react-query";
import { api, uploadFile } from "#web/lib/api.ts";
import { useSetProfile } from "./profile-request.ts";

/** Uploads a new profile picture from the profile page. */
export function useChangeAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: (file: File) => uploadFile("PUT /api/profile/avatar", file),
    onSuccess: setProfile,
  });
}

/** Mutation that removes the profile picture, for the button on the profile page. */
export function useRemoveAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: () => api("DELETE /api/profile/avatar"),
    onSuccess: setProfile,
  });
}
