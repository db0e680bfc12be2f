import { useMutation } from "@tanstack/react-query";
import type { ProfileAnswer } from "../../../core/account/answers.ts";
import { apiError, readApiError } from "../../lib/api-error.ts";
import { apiFetch } from "../../lib/api.ts";
import { useAcceptProfile } from "./profile-request.ts";

const PATH = "/api/profile/avatar";

/** Sends a picture. Without a time limit: a slow line may take its time. */
async function sendAvatar(file: File): Promise<ProfileAnswer> {
  const body = new FormData();
  body.set("file", file);
  const response = await fetch(PATH, { method: "PUT", credentials: "same-origin", body }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw await readApiError(response);
  return (await response.json()) as ProfileAnswer;
}

export function useChangeAvatar() {
  const accept = useAcceptProfile();
  return useMutation({ mutationFn: sendAvatar, onSuccess: accept });
}

export function useRemoveAvatar() {
  const accept = useAcceptProfile();
  return useMutation({
    mutationFn: () => apiFetch<ProfileAnswer>(PATH, { method: "DELETE" }),
    onSuccess: accept,
  });
}
