import { useMutation } from "@tanstack/react-query";
import { api, uploadFile } from "#web/lib/api.ts";
import { useSetProfile } from "./profile-request.ts";

export function useChangeAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: (file: File) => uploadFile("PUT /api/profile/avatar", file),
    onSuccess: setProfile,
  });
}

export function useRemoveAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: () => api("DELETE /api/profile/avatar"),
    onSuccess: setProfile,
  });
}
