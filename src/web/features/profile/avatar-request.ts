import { useMutation } from "@tanstack/react-query";
import type { ProfileAnswer } from "#core/account/answers.ts";
import { apiFetch } from "#web/lib/api.ts";
import { sendFile } from "#web/lib/send-file.ts";
import { useAcceptProfile } from "./profile-request.ts";

const PATH = "/api/profile/avatar";

export function useChangeAvatar() {
  const accept = useAcceptProfile();
  return useMutation({
    mutationFn: (file: File) => sendFile<ProfileAnswer>("PUT", PATH, file),
    onSuccess: accept,
  });
}

export function useRemoveAvatar() {
  const accept = useAcceptProfile();
  return useMutation({
    mutationFn: () => apiFetch<ProfileAnswer>(PATH, { method: "DELETE" }),
    onSuccess: accept,
  });
}
