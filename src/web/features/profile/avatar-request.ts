import { useMutation } from "@tanstack/react-query";
import type { ProfileResponse } from "#core/account/responses.ts";
import { apiFetch } from "#web/lib/api.ts";
import { uploadFile } from "#web/lib/upload-file.ts";
import { useSetProfile } from "./profile-request.ts";

const PATH = "/api/profile/avatar";

export function useChangeAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: (file: File) => uploadFile<ProfileResponse>("PUT", PATH, file),
    onSuccess: setProfile,
  });
}

export function useRemoveAvatar() {
  const setProfile = useSetProfile();
  return useMutation({
    mutationFn: () => apiFetch<ProfileResponse>(PATH, { method: "DELETE" }),
    onSuccess: setProfile,
  });
}
