import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "./subscription-request.ts";

/** Takes a cancellation back while the period lasts. */
export function useResumeSubscription() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => api("POST /api/subscription/resume"),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}
