import { useMutation } from "@tanstack/react-query";
import type { Subscription } from "#core/billing/api.ts";
import { apiFetch } from "#web/lib/api.ts";
import { useAcceptSubscription, useReloadOnConflict } from "./subscription-request.ts";

/** Takes a cancellation back while the period lasts. */
export function useResumeSubscription() {
  const accept = useAcceptSubscription();
  const reloadOnConflict = useReloadOnConflict();
  return useMutation({
    mutationFn: () => apiFetch<Subscription>("/api/subscription/resume", { method: "POST" }),
    onSuccess: accept,
    onError: reloadOnConflict,
  });
}
